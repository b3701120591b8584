/** Lets so many in at once, the others in the order in which they came: a thousand readers that come back together do not take the database from everybody else. */
import { Deque } from '../../core/values/deque';

export class ConcurrencyLimiter {
  private running = 0;
  private readonly waiting = new Deque<() => void>();

  constructor(private readonly runningMax: number) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running === this.runningMax) await new Promise<void>((enter) => this.waiting.push(enter));
    else this.running += 1;
    try {
      return await work();
    } finally {
      // A place is handed on, so nobody slips in between.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
