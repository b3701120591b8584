/** A server of a cluster as a program: the built server with the settings of its part. */
import { join } from 'node:path';
import type { Environment } from '../../../foundation/settings/config';
import { serverStopGraceMs } from '../exchangeDatabase';
import { ServerLog } from '../serverLog';
import { NODE_ARGUMENTS } from '../serverProcess';
import type { Settings } from '../settings';
import type { Say } from '../terminal';
import type { ServerPlan } from './clusterPlan';
import type { Program } from './program';

export interface ServerProgramOptions {
  readonly settings: Settings;
  /** Of all servers on this database. */
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
