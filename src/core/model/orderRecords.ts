/** Records that belong to orders: order lists, prevented matches, cancel timers, price ranges and counts. */
import type { Amount } from '../values/decimal';
import type { OrderListKind } from './listTerms';
import type { SelfTradePrevention } from './model';

export interface OrderList {
  /**
   * The id of the list's first order: the limit order of an OCO list, the working order of other lists. The other
   * orders have the ids that follow.
   */
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly kind: OrderListKind;
  readonly clientListId: string | null;
  readonly createdAtMs: number;
}

export interface PreventedMatch {
  /** The id is computed from the position of the match in the event log, so that no counter has to be recovered. */
  readonly id: number;
  readonly userId: number;
  readonly symbol: string;
  readonly timeMs: number;
  readonly takerOrderId: number;
  readonly makerOrderId: number;
  /** The self-trade prevention mode of the order that arrived last. */
  readonly mode: SelfTradePrevention;
  /** The price of the resting order. */
  readonly price: Amount;
  /** The quantity that the order lost; null if it lost nothing. */
  readonly takerQuantity: Amount | null;
  readonly makerQuantity: Amount | null;
}

/**
 * Which orders a timer cancels: those of one symbol, or all. The scope of a connection's timer begins with a tag of 8
 * characters, as in `~3fa9c101:btc_thb`, so that it does not replace the timer that the user set by `setCancelAfter`.
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
  /** Number of open orders, including those that wait for their stop price. */
  readonly open: number;
  readonly waiting: number;
}
