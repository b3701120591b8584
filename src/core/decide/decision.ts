/** What deciding a command comes to, and what it may look at beside the exchange's memory. */
import type { EngineEvent } from '../events';
import type { Exchange } from '../exchange';
import type { Deposit, Withdrawal } from '../model';
import type { Refusal } from '../refusals';

export type Decision = { readonly refusal: Refusal } | { readonly refusal: null; readonly event: EngineEvent };

/** Whose a closed order was. */
export interface ClosedOrder {
  readonly userId: number;
  readonly symbol: string;
}

/** What commands of this batch name and memory does not hold. */
export interface Named {
  /** Orders that are no longer open. */
  readonly closedOrders: ReadonlyMap<number, ClosedOrder>;
  /** Withdrawals that are final. */
  readonly closedWithdrawals: ReadonlyMap<number, Withdrawal>;
  /** Deposits by their reference, as they stand. */
  readonly deposits: ReadonlyMap<string, Deposit>;
}

export const NOTHING_NAMED: Named = { closedOrders: new Map(), closedWithdrawals: new Map(), deposits: new Map() };

export interface Situation extends Named {
  readonly exchange: Exchange;
  readonly timeMs: number;
}

export function refuse(refusal: Refusal): Decision {
  return { refusal };
}

export function done(event: EngineEvent): Decision {
  return { refusal: null, event };
}
