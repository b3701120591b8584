/** Record of a run: a hash of all lines, to compare two runs, and the last lines, to read after a failure. */
import { createHash } from 'node:crypto';

const LINES_KEPT = 60;

export class RunTrace {
  private readonly hash = createHash('sha256');
  private readonly lines: string[] = [];
  /** Number of occurrences by name. */
  readonly counts = new Map<string, number>();

  constructor(private readonly nowMs: () => number) {}

  addLine(text: string): void {
    const line = `${this.nowMs().toFixed(0)} ${text}`;
    this.hash.update(`${line}\n`);
    this.lines.push(line);
    if (this.lines.length > LINES_KEPT) this.lines.shift();
  }

  /** Counts an occurrence, for the statistics of outcomes and faults. */
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
