/** The server's log lines: all of them into a file of bounded size, warnings and errors also to the person who watches. */
import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import type { Say } from './console';

const LOG_BYTES_MAX = 64 * 1024 * 1024;
/** From here on a line is worth a person's attention (pino: warn is 40, error 50). */
const WORTH_SAYING_LEVEL = 40;

export class ServerLog {
  private bytes: number;

  constructor(
    private readonly path: string,
    private readonly say: Say,
  ) {
    this.bytes = existsSync(path) ? statSync(path).size : 0;
  }

  write(line: string): void {
    const bytes = Buffer.byteLength(line) + 1;
    if (this.bytes + bytes > LOG_BYTES_MAX) {
      renameSync(this.path, `${this.path}.1`);
      this.bytes = 0;
    }
    appendFileSync(this.path, `${line}\n`, { mode: 0o600 });
    this.bytes += bytes;
    const spoken = worthSaying(line);
    if (spoken !== undefined) this.say(spoken);
  }
}

/** A line that is no JSON was written by something that had no log: always worth it. */
function worthSaying(line: string): string | undefined {
  try {
    const { level, msg } = JSON.parse(line) as { level?: number; msg?: string };
    if (typeof level !== 'number' || level < WORTH_SAYING_LEVEL) return undefined;
    return `server ${level > WORTH_SAYING_LEVEL ? 'error' : 'warning'}: ${msg ?? line}`;
  } catch {
    return line;
  }
}
