/**
 * A launcher that was killed may have left a process, which may still be finishing accepted requests and occupy a port.
 */
import { findRecordedProcess, waitUntilGone } from './recordedProcess';
import { type Say, withProgress } from './terminal';

export interface LeftoverProcess {
  /** Name of the process on the terminal, as in `stopping the ... that an earlier run left running`. */
  readonly name: string;
  /** File in which the earlier run recorded the process. */
  readonly file: string;
  /** Time in milliseconds that the process may take to end after SIGTERM, before it gets SIGKILL. */
  readonly stopGraceMs: number;
}

export async function stopLeftoverProcess({ name, file, stopGraceMs }: LeftoverProcess, say: Say): Promise<void> {
  const processId = findRecordedProcess(file);
  if (processId === undefined) return;
  process.kill(processId, 'SIGTERM');
  const gone = await withProgress(
    say,
    `stopping the ${name} that an earlier run left running (process ${processId})`,
    waitUntilGone(processId, stopGraceMs),
  );
  if (!gone) process.kill(processId, 'SIGKILL');
}
