/** Time that a test holds in its hands. */
import type { Timers } from '../../src/timers';

/** A clock and timers that move only when the test moves them. What is to happen on the loop's next turn happens there for real. */
export class Hands implements Timers {
  private timers: { dueMs: number; everyMs: number; call: () => void }[] = [];
  private turnsToCome = 0;

  constructor(private timeMs: number) {}

  nowMs(): number {
    return this.timeMs;
  }

  every(everyMs: number, call: () => void): () => void {
    return this.start(everyMs, everyMs, call);
  }

  after(afterMs: number, call: () => void): () => void {
    return this.start(afterMs, 0, call);
  }

  nextTurn(call: () => void): void {
    this.turnsToCome += 1;
    setImmediate(() => {
      this.turnsToCome -= 1;
      call();
    });
  }

  /** Resolves once everything that was to happen on the loop's next turns has happened. */
  async quiet(): Promise<void> {
    while (this.turnsToCome > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  /** Lets `ms` pass, every timer at its moment. */
  advance(ms: number): void {
    const untilMs = this.timeMs + ms;
    for (;;) {
      const next = this.timers.filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];
      if (next === undefined) break;
      this.timeMs = Math.max(this.timeMs, next.dueMs);
      if (next.everyMs > 0) next.dueMs += next.everyMs;
      else this.timers = this.timers.filter((timer) => timer !== next);
      next.call();
    }
    this.timeMs = untilMs;
  }

  /** As an administrator may: the clock jumps, the timers do not. */
  setClock(timeMs: number): void {
    const jumpMs = timeMs - this.timeMs;
    for (const timer of this.timers) timer.dueMs += jumpMs;
    this.timeMs = timeMs;
  }

  get pending(): number {
    return this.timers.length;
  }

  private start(firstMs: number, everyMs: number, call: () => void): () => void {
    const timer = { dueMs: this.timeMs + firstMs, everyMs, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
}
