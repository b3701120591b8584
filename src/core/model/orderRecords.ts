/** What is kept beside the orders: lists, prevented matches, timers; and what is counted and seen of them. */
import type { Amount } from '../values/decimal';
import type { OrderListKind } from './listTerms';
import type { SelfTradePrevention } from './model';

export interface OrderList {
  /** The id of its first order: the limit order of an OCO list, the working order of the others. The others follow. */
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly kind: OrderListKind;
  readonly clientListId: string | null;
  readonly createdAtMs: number;
}

export interface PreventedMatch {
  /** Follows from the place of the match in the event log, so that no counter has to be recovered. */
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly timeMs: number;
  readonly takerOrderId: number;
  readonly makerOrderId: number;
  /** The mode of the order that arrived last. */
  readonly mode: SelfTradePrevention;
  /** The price of the resting order. */
  readonly price: Amount;
  /** What each order lost; null if it lost nothing. */
  readonly takerQuantity: Amount | null;
  readonly makerQuantity: Amount | null;
}

/**
 * Which orders a timer cancels: those of one symbol, or all. The timer of a connection has a tag of 8 characters before
 * it, as in `~3fa9c101:btc_thb`, so that connections and `setCancelAfter` have timers of their own.
 */
export type CancelTimerScope = string;

export interface CancelTimer {
  readonly userId: number;
  readonly scope: CancelTimerScope;
  /** When the orders are cancelled; null if the timer was cleared or has expired. */
  readonly deadlineMs: number | null;
}

/** The lowest and the highest price of some trades. */
export interface PriceRange {
  readonly low: Amount;
  readonly high: Amount;
}

export interface OrderCounts {
  /** All open orders, those included that wait for their stop price. */
  readonly open: number;
  readonly waiting: number;
}
