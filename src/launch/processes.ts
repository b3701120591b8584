/** Whether a process that an earlier run wrote down is still that process: its number alone may belong to a stranger by now. */
import { readFileSync, writeFileSync } from 'node:fs';

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

/** Writes down which process this is, so that a later run can tell it from a stranger with its number. */
export function noteProcess(path: string, processId: number): void {
  writeFileSync(path, `${processId} ${startedAt(processId)}\n`, { mode: 0o600 });
}

/** The process that was written down here, when it still runs. */
export function notedProcess(path: string): number | undefined {
  try {
    const [id = '', start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return startedAt(Number(id)) === start ? Number(id) : undefined;
  } catch {
    return undefined;
  }
}

/** Changes when a number is given to another process: the moment of start, in the kernel's ticks. None for what has ended, also while nobody has taken note of that. */
export function startedAt(processId: number): string | undefined {
  try {
    // The name in brackets may hold spaces, so fields are counted after it: the state is the 3rd of all, the start the 22nd.
    const fields = readFileSync(`/proc/${processId}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[0] === 'Z' ? undefined : fields[19];
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
