/** Whether a process that an earlier run wrote down is still that process: its number alone may belong to a stranger by now. */
import { readFileSync } from 'node:fs';

/** The words a running process was started with, or undefined when there is none with this number. */
export function commandLine(processId: number): readonly string[] | undefined {
  try {
    const words = readFileSync(`/proc/${processId}/cmdline`, 'utf8')
      .split('\0')
      .filter((word) => word !== '');
    return words.length === 0 ? undefined : words;
  } catch {
    return undefined;
  }
}

/** Changes when a number is given to another process: the moment of start, in the kernel's ticks. */
export function startedAt(processId: number): string | undefined {
  try {
    // The name in brackets may hold spaces, so fields are counted after it: the start is the 22nd of all.
    return readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

export async function waitUntilGone(processId: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (commandLine(processId) !== undefined) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return true;
}
