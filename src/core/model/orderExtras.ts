/**
 * Terms and state that few orders have. A plain order has none (null), so that it costs no memory, no row of
 * `order_extras` and no payload of version 3.
 *
 * A member added here needs: a default in `NO_EXTRAS`, a place in `store/events/payloadV3`, a column in
 * `store/tables/orderExtras` with its migration, and, if the owner of the order should see it, a place in
 * `api/rendering/order`.
 */
import type { Amount } from '../values/decimal';
import type { ListTerms } from './listTerms';

/**
 * Direction of the trigger. `stop`: the last price rises to the stop price of a buy, or falls to that of a sell.
 * `take_profit`: the opposite direction.
 */
export type OrderTrigger = 'stop' | 'take_profit';

/** Immutable; a change of the order replaces the whole object. */
export interface OrderExtras {
  /** Has no meaning for an order without a stop price. */
  readonly trigger: OrderTrigger;
  /** Distance of the trigger from the tracked price, in basis points; null if the stop price is fixed. */
  readonly trailingDelta: number | null;
  /**
   * The best price since the stop price was reached (`stopTriggers.ts`). Null before that, and for an order that does
   * not trail.
   */
  readonly trackedPrice: Amount | null;
  /** The price that triggers a trailing stop; computed from `trackedPrice`, and null while that is null. */
  readonly trailingPrice: Amount | null;
  /** The largest quantity that the book shows; null if it shows the whole order. */
  readonly icebergQuantity: Amount | null;
  /** The quantity that the book shows now; null while the order is not in the book. */
  readonly visible: Amount | null;
  /** Position among the orders that the event `restedAt` refilled, from 1; 0 for an order that was not refilled. */
  readonly refillRank: number;
  /** The quote quantity that a market order may trade at most; null for an order of a base quantity. */
  readonly quoteQuantity: Amount | null;
  /** Base quantity that was not traded because it would have traded with an own order. */
  readonly prevented: Amount;
  /** The last prevented match that decremented the order or made it expire; null if there is none. */
  readonly preventedMatchId: number | null;
  /** Time at which the order expires; null for an order that stays open until it is filled or cancelled. */
  readonly expiresAtMs: number | null;
  /** The order list that the order belongs to; null if it belongs to none. */
  readonly listId: number | null;
  /**
   * Data that all orders of a list share. Null for an order without a list, and for lists that were created by a
   * version without this data.
   */
  readonly listTerms: ListTerms | null;
  /** Whether the order still waits until the working order of its list is filled. */
  readonly isPending: boolean;
}

export const NO_EXTRAS: OrderExtras = {
  trigger: 'stop',
  trailingDelta: null,
  trackedPrice: null,
  trailingPrice: null,
  icebergQuantity: null,
  visible: null,
  refillRank: 0,
  quoteQuantity: null,
  prevented: 0n,
  preventedMatchId: null,
  expiresAtMs: null,
  listId: null,
  listTerms: null,
  isPending: false,
};
