/**
 * Timers that cancel a user's orders unless the user sets them again in time (a dead man's switch). They are part of the
 * exchange's memory, so that they survive restarts and takeovers.
 */
import type { CancelTimer, CancelTimerScope } from '../model/orderRecords';
import { incompatibleField, type Refusal } from '../model/refusals';
import { assert } from '../values/assert';

/** The scope of a timer that cancels all orders. It cannot be a symbol, because it has no underscore. */
export const ALL_ORDERS: CancelTimerScope = 'all';
const CONNECTION_MARK = '~';
const CONNECTION_TAG = /^[0-9a-z]{8}$/;

/** Bounds of the time that a user may set, in milliseconds. */
const CANCEL_AFTER_MS_MIN = 5_000;
const CANCEL_AFTER_MS_MAX = 300_000;

/** Refusals: INVALID_PARAMETERS for a time that users may not set. 0 stops a timer. */
export function refuseCancelAfter(afterMs: number): Refusal | undefined {
  if (afterMs === 0 || (afterMs >= CANCEL_AFTER_MS_MIN && afterMs <= CANCEL_AFTER_MS_MAX)) return undefined;
  return incompatibleField('cancel_after', `must be 0, or from ${CANCEL_AFTER_MS_MIN} to ${CANCEL_AFTER_MS_MAX}`);
}

/** The scope of the timer of a connection. `orders`: a symbol, or `ALL_ORDERS`. */
export function connectionScope(tag: string, orders: string): CancelTimerScope {
  assert(CONNECTION_TAG.test(tag), () => `${tag} is no tag of a connection`);
  return `${CONNECTION_MARK}${tag}:${orders}`;
}

/** The symbol whose orders a timer of this scope cancels, or `ALL_ORDERS`. */
export function ordersOfScope(scope: CancelTimerScope): string {
  return scope.startsWith(CONNECTION_MARK) ? scope.slice(scope.indexOf(':') + 1) : scope;
}

/** Whether the timer cancels orders of the symbol. */
export function coversSymbol({ scope }: CancelTimer, symbol: string): boolean {
  const covered = ordersOfScope(scope);
  return covered === symbol || covered === ALL_ORDERS;
}

export type RunningTimer = CancelTimer & { readonly deadlineMs: number };

export class CancelTimers {
  private readonly byKey = new Map<string, RunningTimer>();
  /**
   * Running timers by deadline, then by user and scope. An array, because most timers are set to a deadline near its
   * end.
   */
  private readonly sorted: RunningTimer[] = [];

  get nextDeadlineMs(): number | undefined {
    return this.sorted[0]?.deadlineMs;
  }

  /** Sets, moves or removes a timer. */
  set({ userId, scope, deadlineMs }: CancelTimer): void {
    const key = `${userId} ${scope}`;
    const previous = this.byKey.get(key);
    if (previous !== undefined) this.sorted.splice(this.indexOf(previous), 1);
    if (deadlineMs === null) return void this.byKey.delete(key);
    const timer = { userId, scope, deadlineMs };
    this.byKey.set(key, timer);
    this.sorted.splice(this.indexOf(timer), 0, timer);
  }

  /** The timers whose deadline has come, sorted by deadline. */
  due(nowMs: number): RunningTimer[] {
    const end = this.sorted.findIndex(({ deadlineMs }) => deadlineMs > nowMs);
    return this.sorted.slice(0, end < 0 ? this.sorted.length : end);
  }

  all(): readonly RunningTimer[] {
    return this.sorted;
  }

  /** The index of the timer, or the index at which it would be inserted. */
  private indexOf(timer: RunningTimer): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.sorted[middle] as RunningTimer, timer)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isBefore(a: RunningTimer, b: RunningTimer): boolean {
  if (a.deadlineMs !== b.deadlineMs) return a.deadlineMs < b.deadlineMs;
  return a.userId === b.userId ? a.scope < b.scope : a.userId < b.userId;
}
