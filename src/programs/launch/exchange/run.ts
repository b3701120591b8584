/**
 * `make run`: starts database, schema and server, creates the master key, and stops everything in reverse order on
 * request.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../../foundation/settings/config';
import { describeExit } from '../process/childProcess';
import { launchInSequence } from '../process/launchSequence';
import { recordProcess } from '../process/recordedProcess';
import { ServerLog } from '../process/serverLog';
import { type ServerProcess, startServer } from '../process/serverProcess';
import { serverUrl } from '../process/serverUrl';
import type { Settings } from '../process/settings';
import { runStoppable } from '../process/stopSignals';
import { LaunchError, type Say, withProgress } from '../process/terminal';
import { serverEnvironment, serverStopGraceMs, startExchangeDatabase } from './exchangeDatabase';
import type { PortsOfCommand } from './ports';

export interface RunningExchange {
  readonly address: string;
  /** Rejects when a part fails or when a stop is requested. */
  readonly ended: Promise<never>;
}

export async function run(settings: Settings, say: Say): Promise<void> {
  await withExchange(settings, say, async ({ address, ended }) => {
    say(`Talad serves on ${address} (Ctrl-C stops it)`);
    say(`  operators:      ${serverUrl(settings.config.operators.host, settings.config.operators.port)}`);
    sayTokenFiles(settings, say);
    say(`  server log:     ${settings.serverLog}`);
    await ended;
  });
}

/** Says where the first operator tokens are, as long as the operator keeps them there. */
export function sayTokenFiles({ config }: Settings, say: Say): void {
  for (const role of ['operator', 'approver']) {
    const token = join(config.dataDir, `${role}-token`);
    if (existsSync(token)) say(`  ${`${role} token:`.padEnd(15)} ${token}`);
  }
}

/** Returns the ports that a command needs which runs one server with these settings. */
export function portsOfServer({ config }: Pick<Settings, 'config'>): PortsOfCommand {
  const { dataDir, host, port, operators, metricsHost, metricsPort } = config;
  return {
    ports: [
      { host, port, use: 'clients (PORT)' },
      { host: operators.host, port: operators.port, use: 'operators (OPERATOR_PORT)' },
      { host: metricsHost, port: metricsPort, use: 'monitoring (METRICS_PORT)' },
    ],
    leftovers: [{ name: 'server', file: serverProcessFile(dataDir), stopGraceMs: serverStopGraceMs(config) }],
  };
}

/** The file that names the server of a data directory. */
export function serverProcessFile(dataDir: string): string {
  return join(dataDir, 'server.pid');
}

/**
 * Starts an exchange, runs `work` beside it, and stops the exchange however `work` ends. A requested stop counts as
 * success.
 */
export async function withExchange(
  settings: Settings,
  say: Say,
  work: (exchange: RunningExchange) => Promise<void>,
): Promise<void> {
  await launchInSequence(say, async (sequence) => {
    const used = await startExchangeDatabase(settings, say, sequence);
    const server = await withProgress(
      say,
      'starting the server',
      startServerOf(settings, serverEnvironment(settings, used), say),
    );
    recordProcess(serverProcessFile(settings.config.dataDir), server.processId);
    sequence.atEnd(() => server.stop());
    const ended = Promise.race([sequence.stop, used.failed, rejectOnExit(server)]);
    ended.catch(() => undefined);
    await work({ address: serverUrl(settings.config.host, server.port), ended });
  });
}

function startServerOf(
  { config, serverScript, serverLog }: Settings,
  environment: Environment,
  say: Say,
): Promise<ServerProcess> {
  const log = new ServerLog(serverLog, say);
  return runStoppable((stopped) =>
    startServer({
      script: serverScript,
      environment,
      onLine: (line) => log.write(line),
      stopGraceMs: serverStopGraceMs(config),
      stopped,
    }),
  );
}

async function rejectOnExit(server: ServerProcess): Promise<never> {
  throw new LaunchError(
    `The server ended unexpectedly (${describeExit(await server.exited)}). See the server log for the reason.`,
  );
}
