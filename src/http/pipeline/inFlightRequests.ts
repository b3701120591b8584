/**
 * Requests that have not been answered yet, oldest first. A linked list through the contexts instead of a `Set`,
 * because a Set that lives long keeps finished requests reachable until it is rehashed, so that the collector copies
 * them again and again (src/performance.md, linked list).
 */
import type { RequestContext } from './requestContext';

export class InFlightRequests {
  private first: RequestContext | null = null;
  private last: RequestContext | null = null;
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(request: RequestContext): void {
    request.previous = this.last;
    if (this.last === null) this.first = request;
    else this.last.next = request;
    this.last = request;
    this.count += 1;
  }

  /** Each request that was added must be removed exactly once. */
  remove(request: RequestContext): void {
    const { previous, next } = request;
    if (previous === null) this.first = next;
    else previous.next = next;
    if (next === null) this.last = previous;
    else next.previous = previous;
    request.previous = null;
    request.next = null;
    this.count -= 1;
  }

  /** Removing the current request ends the iteration. */
  *[Symbol.iterator](): Generator<RequestContext> {
    for (let request = this.first; request !== null; request = request.next) yield request;
  }
}
