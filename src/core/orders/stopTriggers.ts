/**
 * When waiting orders are triggered: in which direction the last price must move, and how far.
 *
 * Trailing stops: once the last price has reached the stop price of such an order, its trigger follows the market at a
 * distance. A sell tracks the highest price since then, and is triggered when the last price has fallen by the distance;
 * a buy tracks the lowest, and is triggered by a rise.
 */
import type { OrderRecord, Side } from '../model/model';
import type { OrderTrigger } from '../model/orderExtras';
import type { PriceRange } from '../model/orderRecords';
import type { Amount } from '../values/decimal';
import type { Order } from './order';

export interface StopTerms {
  readonly side: Side;
  readonly trigger: OrderTrigger;
  readonly stopPrice: Amount;
}

export function triggerOf({ extras }: Pick<Order, 'extras'>): OrderTrigger {
  return extras === null ? 'stop' : extras.trigger;
}

/** Whether the order waits for the last price to rise: true for a stop buy and a take-profit sell. */
export function waitsForRise(side: Side, trigger: OrderTrigger): boolean {
  return (side === 'buy') === (trigger === 'stop');
}

export function isReached({ side, trigger, stopPrice }: StopTerms, last: Amount): boolean {
  return waitsForRise(side, trigger) ? last >= stopPrice : last <= stopPrice;
}

/** Bounds of the trailing distance, in basis points. */
export const TRAILING_DELTA_MIN = 10;
export const TRAILING_DELTA_MAX = 2_000;

export function isTrailingDelta(delta: number): boolean {
  return delta >= TRAILING_DELTA_MIN && delta <= TRAILING_DELTA_MAX;
}

const BASIS_POINTS = 10_000n;

/** Whether the order follows the market already. */
export function isTracking({ extras }: Pick<OrderRecord, 'extras'>): boolean {
  return extras !== null && extras.trackedPrice !== null;
}

/** Whether the order will follow the market once its stop price is reached. */
export function awaitsTracking({ extras }: Pick<OrderRecord, 'extras'>): boolean {
  return extras !== null && extras.trailingDelta !== null && extras.trackedPrice === null;
}

export function trailingPriceOf(side: Side, trackedPrice: Amount, trailingDelta: number): Amount {
  const delta = BigInt(trailingDelta);
  return (trackedPrice * (side === 'sell' ? BASIS_POINTS - delta : BASIS_POINTS + delta)) / BASIS_POINTS;
}

/**
 * The price that a waiting order tracks after trades in `range`, of which `last` is the last price. Null if it tracks
 * none.
 */
export function nextTrackedPrice(order: Order, { low, high }: PriceRange, last: Amount): Amount | null {
  const { extras, side, stopPrice } = order;
  if (extras === null || extras.trailingDelta === null || stopPrice === null) return null;
  const { trackedPrice } = extras;
  if (trackedPrice === null) return isReached({ side, trigger: triggerOf(order), stopPrice }, last) ? last : null;
  if (side === 'sell') return high > trackedPrice ? high : trackedPrice;
  return low < trackedPrice ? low : trackedPrice;
}

/** Sets the price that a waiting order tracks. The caller moves the order within the stop book. */
export function setTrackedPrice(order: Order, trackedPrice: Amount): void {
  const { extras } = order;
  if (extras === null || extras.trailingDelta === null) return;
  order.extras = {
    ...extras,
    trackedPrice,
    trailingPrice: trailingPriceOf(order.side, trackedPrice, extras.trailingDelta),
  };
}
