/** A server of a cluster as a program: the built server with the settings of its part, and whether it is ready. */
import { join } from 'node:path';
import type { Environment } from '../../../foundation/settings/config';
import { serverStopGraceMs } from '../exchange/exchangeDatabase';
import { ServerLog } from '../process/serverLog';
import { NODE_ARGUMENTS } from '../process/serverProcess';
import type { Settings } from '../process/settings';
import type { Say } from '../process/terminal';
import type { ServerPlan } from './clusterPlan';
import type { Program } from './program';

export interface ServerProgramOptions {
  readonly settings: Settings;
  /** The environment that all servers on this database share. */
  readonly environment: Environment;
  readonly folder: string;
  readonly say: Say;
}

/** Loading and auditing the tables of a large market takes time; the server logs its progress. */
const READY_DEADLINE_MS = 180_000;

export function serverProgram(
  plan: ServerPlan,
  isReady: () => Promise<boolean>,
  { settings, environment, folder, say }: ServerProgramOptions,
): Program {
  const { name } = plan;
  const logFile = join(folder, `${name}.log`);
  const log = new ServerLog(logFile, (line) => say(`${name}: ${line}`));
  return {
    name: `server ${name}`,
    command: process.execPath,
    args: [...NODE_ARGUMENTS, settings.serverScript],
    environment: { ...environment, ...plan.environment },
    processFile: join(folder, `${name}.pid`),
    onLine: (line) => log.write(line),
    logFile,
    isReady,
    readyDeadlineMs: READY_DEADLINE_MS,
    stopGraceMs: serverStopGraceMs(settings.config),
  };
}

const TIMEOUT_MS = 1_000;

/** `leads`: ready as the leader, or, as a gateway, ready for clients. `follows`: a warm standby that is up to date. */
type ServerState = 'leads' | 'follows' | 'starts';

export async function serverState(readinessUrl: string): Promise<ServerState> {
  try {
    const response = await fetch(readinessUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { leadership } = (await response.json()) as { readonly leadership?: { readonly role?: string } };
    if (response.ok) return 'leads';
    return leadership?.role === 'warm_standby' ? 'follows' : 'starts';
  } catch {
    return 'starts';
  }
}

/** Whether this engine leads, or follows while another one leads. */
export async function isEngineReady(readinessUrl: string, urlsOfAll: readonly string[]): Promise<boolean> {
  const state = await serverState(readinessUrl);
  if (state !== 'follows') return state === 'leads';
  return (await Promise.all(urlsOfAll.map(serverState))).includes('leads');
}
