/**
 * `make run`: starts database, schema and server, creates the master key, and stops everything in reverse order on
 * request.
 */
import { existsSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { describeExit } from './childProcess';
import { migrate, useDatabase } from './commandDatabase';
import { ensureMasterKey } from './masterKey';
import { findRecordedProcess, recordProcess, waitUntilGone } from './recordedProcess';
import { ServerLog } from './serverLog';
import { type ServerProcess, startServer } from './serverProcess';
import { serverUrl } from './serverUrl';
import type { Settings } from './settings';
import { StopRequested, stopRequested } from './stopSignals';
import { LaunchError, type Say, withProgress } from './terminal';

/** Time that a server needs to stop in addition to draining and accepted requests. */
const STOP_WORK_MS = 6_000;

export interface RunningExchange {
  readonly address: string;
  /** Rejects when a part fails or when a stop is requested. */
  readonly ended: Promise<never>;
}

export async function run(settings: Settings, say: Say): Promise<void> {
  await withExchange(settings, say, async ({ address, ended }) => {
    say(`Talad serves on ${address} (Ctrl-C stops it)`);
    for (const role of ['operator', 'approver']) {
      const token = join(settings.config.dataDir, `${role}-token`);
      if (existsSync(token)) say(`  ${`${role} token:`.padEnd(15)} ${token}`);
    }
    say(`  server log:     ${settings.serverLog}`);
    await ended;
  });
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
  const stop = stopRequested().then((): never => {
    throw new StopRequested();
  });
  stop.catch(() => undefined);
  const cleanup: (() => Promise<unknown>)[] = [];
  try {
    const used = await unlessStopped(useDatabase(settings, say, { share: false }), stop);
    cleanup.push(() => used.release());
    if (settings.config.masterKey === '' && ensureMasterKey(settings.config.masterKeyFile))
      say(
        `created the master key ${settings.config.masterKeyFile}: keep a copy, without it encrypted secrets cannot be read`,
      );
    await unlessStopped(migrate(used, settings, say), stop);
    await stopLeftoverServer(settings, say);
    const server = await unlessStopped(
      withProgress(
        say,
        'starting the server',
        startServerOf(settings, settings.ownDatabase?.serviceUrl ?? used.serviceUrl, say),
      ),
      stop,
    );
    recordProcess(processFile(settings), server.processId);
    cleanup.push(() => server.stop());
    const ended = Promise.race([stop, used.failed, rejectOnExit(server)]);
    ended.catch(() => undefined);
    await work({ address: serverUrl(settings.config.host, server.port), ended });
  } catch (error) {
    if (!(error instanceof StopRequested)) throw error;
    say('stopping');
  } finally {
    for (const stopPart of cleanup.reverse()) await stopPart();
  }
  say('stopped');
}

async function unlessStopped<T>(step: Promise<T>, stop: Promise<never>): Promise<T> {
  step.catch(() => undefined);
  return await Promise.race([step, stop]);
}

function startServerOf(
  { config, environment, serverScript, serverLog }: Settings,
  databaseUrl: string,
  say: Say,
): Promise<ServerProcess> {
  const log = new ServerLog(serverLog, say);
  return startServer({
    script: serverScript,
    environment: {
      ...environment,
      MIGRATE_DATABASE_URL: undefined,
      DATABASE_URL: databaseUrl,
      DATA_DIR: config.dataDir,
      ...(config.masterKey === '' && { MASTER_KEY_FILE: config.masterKeyFile }),
      // The environment already contains everything from the files of settings.
      ENV_FILE: devNull,
    },
    onLine: (line) => log.write(line),
    stopGraceMs: stopGraceMs(config),
  });
}

function stopGraceMs({ http }: Settings['config']): number {
  return http.shutdownDrainMs + http.shutdownDeadlineMs + STOP_WORK_MS;
}

/**
 * A launcher that was killed may have left its server, which may still be finishing accepted requests and occupy the
 * port.
 */
async function stopLeftoverServer(settings: Settings, say: Say): Promise<void> {
  const processId = findRecordedProcess(processFile(settings));
  if (processId === undefined) return;
  process.kill(processId, 'SIGTERM');
  const gone = await withProgress(
    say,
    `stopping the server that an earlier run left running (process ${processId})`,
    waitUntilGone(processId, stopGraceMs(settings.config)),
  );
  if (!gone) process.kill(processId, 'SIGKILL');
}

function processFile({ config }: Settings): string {
  return join(config.dataDir, 'server.pid');
}

async function rejectOnExit(server: ServerProcess): Promise<never> {
  throw new LaunchError(
    `The server ended unexpectedly (${describeExit(await server.exited)}). See the server log for the reason.`,
  );
}
