/** Lets so many in at once, the others in the order in which they came: a thousand readers that come back together do not take the database from everybody else. */
import { Deque } from '../../core/deque';

export class Gate {
  private inside = 0;
  private readonly waiting = new Deque<() => void>();

  constructor(private readonly insideMax: number) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.inside === this.insideMax) await new Promise<void>((enter) => this.waiting.push(enter));
    else this.inside += 1;
    try {
      return await work();
    } finally {
      // A place is handed on, so nobody slips in between.
      const next = this.waiting.shift();
      if (next === undefined) this.inside -= 1;
      else next();
    }
  }
}
