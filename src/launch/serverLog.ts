/** Writes all log lines of the server to a file of bounded size, and prints warnings and errors to the terminal. */
import { appendFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { APPROVER_TOKEN_LINE } from '../settings/operators';
import type { Say } from './terminal';

const LOG_BYTES_MAX = 64 * 1024 * 1024;
const SAY_AGAIN_AFTER_MS = 10_000;
const SAID_KEPT = 1_000;
/** Lines from this level on are printed to the terminal (pino: warn is 40, error is 50). */
const WORTH_SAYING_LEVEL = 40;

export class ServerLog {
  private bytes: number;
  private readonly said = new Map<string, { readonly saidAtMs: number; unsaid: number }>();

  constructor(
    private readonly path: string,
    private readonly say: Say,
  ) {
    this.bytes = existsSync(path) ? statSync(path).size : 0;
  }

  write(line: string): void {
    // A token for a person is shown to that person, and never logged.
    if (line.startsWith(APPROVER_TOKEN_LINE)) return this.say(line);
    const bytes = Buffer.byteLength(line) + 1;
    if (this.bytes + bytes > LOG_BYTES_MAX) {
      renameSync(this.path, `${this.path}.1`);
      this.bytes = 0;
    }
    appendFileSync(this.path, `${line}\n`, { mode: 0o600 });
    this.bytes += bytes;
    const spoken = terminalText(line);
    if (spoken !== undefined) this.sayOnce(spoken);
  }

  /** Repeated messages are printed once in a while, with their count. */
  private sayOnce(spoken: string): void {
    const now = Date.now();
    const before = this.said.get(spoken);
    if (before !== undefined && now - before.saidAtMs < SAY_AGAIN_AFTER_MS) {
      before.unsaid += 1;
      return;
    }
    if (this.said.size >= SAID_KEPT) this.said.clear();
    this.said.set(spoken, { saidAtMs: now, unsaid: 0 });
    this.say(before === undefined || before.unsaid === 0 ? spoken : `${spoken} (repeated ${before.unsaid} times)`);
  }
}

/** A line that is not JSON was written outside the logger and is always printed. */
function terminalText(line: string): string | undefined {
  try {
    const { level, msg } = JSON.parse(line) as { level?: number; msg?: string };
    if (typeof level !== 'number' || level < WORTH_SAYING_LEVEL) return undefined;
    return `server ${level > WORTH_SAYING_LEVEL ? 'error' : 'warning'}: ${msg ?? line}`;
  } catch {
    return line;
  }
}
