/** Suspends a process for a test. */
import { readdirSync, readFileSync } from 'node:fs';
import { eventually } from './eventually';

/** Resolves when no thread of the process runs any more, which may be a while after the signal. */
export async function suspendProcess(processId: number): Promise<void> {
  process.kill(processId, 'SIGSTOP');
  await eventually(
    () => threadStates(processId),
    (states) => states.every((state) => state === 'T'),
  );
}

function threadStates(processId: number): string[] {
  const threads = `/proc/${processId}/task`;
  // The state follows the name, which is in brackets.
  return readdirSync(threads).map((thread) => /\) (\w)/.exec(statOf(`${threads}/${thread}`))?.[1] ?? '');
}

/** Empty for a thread that has just ended. */
function statOf(thread: string): string {
  try {
    return readFileSync(`${thread}/stat`, 'utf8');
  } catch {
    return '';
  }
}
