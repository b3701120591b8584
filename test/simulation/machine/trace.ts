/** What happened in a run, line by line: a hash of all of it, to compare two runs, and the last lines, to read when one failed. */
import { createHash } from 'node:crypto';

const LINES_KEPT = 60;

export class Trace {
  private readonly hash = createHash('sha256');
  private readonly lines: string[] = [];
  /** How often each thing happened, by its name. */
  readonly counts = new Map<string, number>();

  constructor(private readonly nowMs: () => number) {}

  note(text: string): void {
    const line = `${this.nowMs().toFixed(0)} ${text}`;
    this.hash.update(`${line}\n`);
    this.lines.push(line);
    if (this.lines.length > LINES_KEPT) this.lines.shift();
  }

  /** For what a report adds up: outcomes and faults by kind. */
  count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  get last(): readonly string[] {
    return this.lines;
  }

  digest(): string {
    return this.hash.copy().digest('hex');
  }
}
