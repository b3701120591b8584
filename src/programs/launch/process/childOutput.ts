/** Reads the output of a child process line by line, and keeps its last lines for the report of a failed start. */
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

const LAST_LINES = 12;

export interface ChildOutput {
  /** The last lines, indented. */
  lastLines(): string;
  /** Resolves when the child has closed its output. */
  readonly ended: Promise<unknown>;
}

/** `onLine` receives each line of stdout and stderr. */
export function readChildOutput(child: ChildProcess, onLine: (line: string) => void): ChildOutput {
  const last: string[] = [];
  const outputs = [child.stdout, child.stderr].map(async (stream) => {
    if (stream === null) return;
    for await (const line of createInterface({ input: stream })) {
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
      onLine(line);
    }
  });
  return { lastLines: () => last.map((line) => `  ${line}`).join('\n'), ended: Promise.all(outputs) };
}
