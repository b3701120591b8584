/** The result of deciding a command, and what a decision may depend on besides the exchange's memory. */

import type { Exchange } from '../exchange';
import type { AcceptedEvent } from '../model/events';
import type { Deposit, Withdrawal } from '../model/model';
import type { PartRefusal, Refusal } from '../model/refusals';

export type Decision = { readonly refusal: Refusal } | AcceptedDecision;

export interface AcceptedDecision {
  readonly refusal: null;
  readonly event: AcceptedEvent;
  /** Events of the same decision that precede `event`; missing for most decisions. */
  readonly shares?: readonly AcceptedEvent[];
}

/** The decision of a part of a batch. */
export type PartDecision = Decision | { readonly refusal: PartRefusal };

export const NOT_ATTEMPTED: PartDecision = { refusal: { code: 'NOT_ATTEMPTED' } };

/** The owner and the symbol of a closed order. */
export interface ClosedOrder {
  readonly userId: number;
  readonly symbol: string;
}

/** Records that commands of the batch refer to and that memory does not hold. */
export interface HistoricalRecords {
  /** Orders that are no longer open. */
  readonly closedOrders: ReadonlyMap<number, ClosedOrder>;
  /** Final withdrawals. */
  readonly closedWithdrawals: ReadonlyMap<number, Withdrawal>;
  /** Deposits by their reference, in their present state. */
  readonly deposits: ReadonlyMap<string, Deposit>;
}

export const NO_HISTORICAL_RECORDS: HistoricalRecords = {
  closedOrders: new Map(),
  closedWithdrawals: new Map(),
  deposits: new Map(),
};

export interface DecisionContext extends HistoricalRecords {
  readonly exchange: Exchange;
  readonly timeMs: number;
}

export function refuse(refusal: Refusal): Decision {
  return { refusal };
}

export function accept(event: AcceptedEvent): Decision {
  return { refusal: null, event };
}
