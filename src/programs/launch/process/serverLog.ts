/**
 * Writes all log lines of the server to a file of bounded size, and prints warnings and errors to the terminal. It never
 * throws: a full or read-only disk must not end the server that it logs.
 */
import { appendFileSync, renameSync, statSync } from 'node:fs';
import type { Say } from './terminal';

const LOG_BYTES_MAX = 64 * 1024 * 1024;
const SAY_AGAIN_AFTER_MS = 10_000;
const SAID_KEPT = 1_000;
const LOST = 'lines of the log were lost before this one, because the file could not be written';
/** Lines from this level on are printed to the terminal (pino: warn is 40, error is 50). */
const WORTH_SAYING_LEVEL = 40;

export class ServerLog {
  private bytes: number;
  private lost = 0;
  private readonly said = new Map<string, { readonly saidAtMs: number; unsaid: number }>();

  constructor(
    private readonly path: string,
    private readonly say: Say,
  ) {
    this.bytes = sizeOf(path);
  }

  write(line: string): void {
    this.append(line);
    const spoken = terminalText(line);
    if (spoken !== undefined) this.sayOnce(spoken);
  }

  /** Each line tries again. The first one that can be written follows a line with the number of lost ones. */
  private append(line: string): void {
    const lines = this.lost === 0 ? `${line}\n` : `${JSON.stringify({ lost: this.lost, msg: LOST })}\n${line}\n`;
    const bytes = Buffer.byteLength(lines);
    try {
      if (this.bytes + bytes > LOG_BYTES_MAX) {
        renameSync(this.path, `${this.path}.1`);
        this.bytes = 0;
      }
      appendFileSync(this.path, lines, { mode: 0o600 });
      this.bytes += bytes;
      this.lost = 0;
    } catch (error) {
      this.lost += 1;
      this.sayOnce(
        `warning: the log file ${this.path} cannot be written, so lines are lost: ${(error as Error).message}`,
      );
    }
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

function sizeOf(path: string): number {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    // Writing will fail, too, and say why.
    return 0;
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
