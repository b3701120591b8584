/**
 * Simulated time that advances only in `advance`. All scheduled calls are in one queue, ordered by time and then by
 * sequence. After each call, all promises that can continue do so before the next call, so that one seed gives one
 * history.
 */
import type { Cancel } from '../../../src/foundation/eventLoop';

interface ScheduledCall {
  readonly atMs: number;
  readonly sequence: number;
  readonly call: () => void;
  cancelled: boolean;
}

export class SimulatedTime {
  /** Time since the start of the run. It never goes back. */
  nowMs = 0;
  private readonly queue: ScheduledCall[] = [];
  private calls = 0;

  constructor(private readonly afterEach: () => void = () => undefined) {}

  after(milliseconds: number, call: () => void): Cancel {
    const scheduled: ScheduledCall = {
      atMs: this.nowMs + Math.max(milliseconds, 0),
      sequence: (this.calls += 1),
      call,
      cancelled: false,
    };
    this.push(scheduled);
    return () => {
      scheduled.cancelled = true;
    };
  }

  /** Advances the time and makes all calls that are due by then. */
  async advance(milliseconds: number): Promise<void> {
    const endMs = this.nowMs + milliseconds;
    await promisesSettled();
    for (let next = this.queue[0]; next !== undefined && next.atMs <= endMs; next = this.queue[0]) {
      this.pop();
      if (next.cancelled) continue;
      this.nowMs = next.atMs;
      next.call();
      await promisesSettled();
      this.afterEach();
    }
    this.nowMs = endMs;
  }

  /**
   * Advances the time until `reached` holds, checked every 5 ms. Resolves to false if it does not hold within
   * `deadlineMs`.
   */
  async advanceUntil(reached: () => boolean, deadlineMs: number): Promise<boolean> {
    for (const endMs = this.nowMs + deadlineMs; this.nowMs < endMs; await this.advance(5)) if (reached()) return true;
    return reached();
  }

  /** Inserts into the binary heap with the earliest call at its root. */
  private push(scheduled: ScheduledCall): void {
    const { queue } = this;
    let index = queue.length;
    queue.push(scheduled);
    while (index > 0) {
      const parent = (index - 1) >>> 1;
      if (!isEarlier(scheduled, queue[parent] as ScheduledCall)) break;
      queue[index] = queue[parent] as ScheduledCall;
      index = parent;
    }
    queue[index] = scheduled;
  }

  private pop(): void {
    const { queue } = this;
    const last = queue.pop() as ScheduledCall;
    if (queue.length === 0) return;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= queue.length) break;
      if (child + 1 < queue.length && isEarlier(queue[child + 1] as ScheduledCall, queue[child] as ScheduledCall))
        child += 1;
      if (!isEarlier(queue[child] as ScheduledCall, last)) break;
      queue[index] = queue[child] as ScheduledCall;
      index = child;
    }
    queue[index] = last;
  }
}

function isEarlier(one: ScheduledCall, other: ScheduledCall): boolean {
  return one.atMs === other.atMs ? one.sequence < other.sequence : one.atMs < other.atMs;
}

/** Resolves when no promise can continue without a scheduled call. */
function promisesSettled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
