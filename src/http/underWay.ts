/**
 * The calls that wait for our answer, oldest first. A chain and not a `Set`: a Set that lives on moves to a new table every few calls, and each old table, still
 * holding the calls of its time, points to the next. Once one of them is old, the collector keeps all that follow, and every call is copied twice before it goes.
 */
import type { Call } from './call';

export class CallsUnderWay {
  private first: Call | null = null;
  private last: Call | null = null;
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(call: Call): void {
    call.earlier = this.last;
    if (this.last === null) this.first = call;
    else this.last.later = call;
    this.last = call;
    this.count += 1;
  }

  /** Each call that was added has to be taken out, once. */
  remove(call: Call): void {
    const { earlier, later } = call;
    if (earlier === null) this.first = later;
    else earlier.later = later;
    if (later === null) this.last = earlier;
    else later.earlier = earlier;
    call.earlier = null;
    call.later = null;
    this.count -= 1;
  }

  /** Whoever takes one out meanwhile ends the round. */
  *[Symbol.iterator](): Generator<Call> {
    for (let call = this.first; call !== null; call = call.later) yield call;
  }
}
