/**
 * Calls that have not been answered yet, oldest first. A linked list through the calls instead of a `Set`,
 * because a Set that lives long keeps finished calls reachable until it is rehashed, so that the collector copies
 * them again and again (src/performance.md, linked list).
 */
import type { Call } from './call';

export class InFlightCalls {
  private first: Call | null = null;
  private last: Call | null = null;
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(call: Call): void {
    call.previous = this.last;
    if (this.last === null) this.first = call;
    else this.last.next = call;
    this.last = call;
    this.count += 1;
  }

  /** Each call that was added must be removed exactly once. */
  remove(call: Call): void {
    const { previous, next } = call;
    if (previous === null) this.first = next;
    else previous.next = next;
    if (next === null) this.last = previous;
    else next.previous = previous;
    call.previous = null;
    call.next = null;
    this.count -= 1;
  }

  /** Removing the current call ends the iteration. */
  *[Symbol.iterator](): Generator<Call> {
    for (let call = this.first; call !== null; call = call.next) yield call;
  }
}
