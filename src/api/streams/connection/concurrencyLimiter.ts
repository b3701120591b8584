/**
 * Limits the number of concurrent operations; further ones wait in order. Used so that a thousand readers that
 * reconnect at the same time do not occupy the whole database pool.
 */
import { Deque } from '../../../core/values/deque';

export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting = new Deque<() => void>();

  constructor(private readonly runningMax: number) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running === this.runningMax) await new Promise<void>((start) => this.waiting.push(start));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // The slot is passed on directly, so that a new call cannot overtake a waiting one.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
