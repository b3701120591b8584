/**
 * Recognizes a process that an earlier run recorded. The process id alone is not enough, because the kernel may have
 * given it to another process.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** The command line of a running process, or undefined if there is no process with this id. */
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

/** Records the process id with the start time, so that a later run can recognize the process. */
export function recordProcess(path: string, processId: number): void {
  writeFileSync(path, `${processId} ${startedAt(processId)}\n`, { mode: 0o600 });
}

/** The id of the recorded process, if it is still running. */
export function findRecordedProcess(path: string): number | undefined {
  try {
    const [id = '', start = ''] = readFileSync(path, 'utf8').trim().split(' ');
    return startedAt(Number(id)) === start ? Number(id) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Start time of the process in ticks of the kernel, which differs if the id was reused. Undefined for an ended process,
 * also while its parent has not collected its status.
 */
export function startedAt(processId: number): string | undefined {
  try {
    // The process name in brackets may contain spaces, so fields are counted after it: state is field 3, start time is
    // field 22.
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
