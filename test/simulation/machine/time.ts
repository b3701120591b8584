/**
 * Time that stands still until it is told to pass. Whatever shall happen waits in one queue, by time and then by turn; between
 * two happenings everything that follows from the first without waiting comes to its end, so that one seed gives one history.
 */
import type { Cancel } from '../../../src/eventLoop';

interface Happening {
  readonly atMs: number;
  readonly turn: number;
  readonly call: () => void;
  cancelled: boolean;
}

export class SimulatedTime {
  /** Since the beginning; never goes back, whatever a clock shows. */
  nowMs = 0;
  private readonly queue: Happening[] = [];
  private turns = 0;

  constructor(private readonly afterEach: () => void = () => undefined) {}

  after(milliseconds: number, call: () => void): Cancel {
    const happening: Happening = {
      atMs: this.nowMs + Math.max(milliseconds, 0),
      turn: (this.turns += 1),
      call,
      cancelled: false,
    };
    this.push(happening);
    return () => {
      happening.cancelled = true;
    };
  }

  /** Lets everything happen that falls into the next milliseconds. */
  async pass(milliseconds: number): Promise<void> {
    const endMs = this.nowMs + milliseconds;
    await settled();
    for (let next = this.queue[0]; next !== undefined && next.atMs <= endMs; next = this.queue[0]) {
      this.pop();
      if (next.cancelled) continue;
      this.nowMs = next.atMs;
      next.call();
      await settled();
      this.afterEach();
    }
    this.nowMs = endMs;
  }

  /** Lets time pass until `reached`, looking every few milliseconds; false when the deadline comes first. */
  async passUntil(reached: () => boolean, deadlineMs: number): Promise<boolean> {
    for (const endMs = this.nowMs + deadlineMs; this.nowMs < endMs; await this.pass(5)) if (reached()) return true;
    return reached();
  }

  /** A binary heap, the earliest at its root. */
  private push(happening: Happening): void {
    const { queue } = this;
    let index = queue.length;
    queue.push(happening);
    while (index > 0) {
      const parent = (index - 1) >>> 1;
      if (!isEarlier(happening, queue[parent] as Happening)) break;
      queue[index] = queue[parent] as Happening;
      index = parent;
    }
    queue[index] = happening;
  }

  private pop(): void {
    const { queue } = this;
    const last = queue.pop() as Happening;
    if (queue.length === 0) return;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= queue.length) break;
      if (child + 1 < queue.length && isEarlier(queue[child + 1] as Happening, queue[child] as Happening)) child += 1;
      if (!isEarlier(queue[child] as Happening, last)) break;
      queue[index] = queue[child] as Happening;
      index = child;
    }
    queue[index] = last;
  }
}

function isEarlier(one: Happening, other: Happening): boolean {
  return one.atMs === other.atMs ? one.turn < other.turn : one.atMs < other.atMs;
}

/** Resolves when no promise is left that could go on by itself. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
