/**
 * Iceberg orders: the book shows and matches one part at a time. When it is taken, the next part is shown behind all
 * other orders of the price.
 */
import { type Amount, minimum } from '../values/decimal';
import type { Order } from './order';

/** A new order has at most as many parts. Each is matched like an order of its own. */
export const ICEBERG_PARTS_MAX = 10;

/** What the order shows next if `left` is open; all of it unless it is an iceberg order. */
export function nextPart({ extras }: Pick<Order, 'extras'>, left: Amount): Amount {
  return extras === null || extras.icebergQuantity === null ? left : minimum(extras.icebergQuantity, left);
}

/** Sets what the book shows of an iceberg order; null outside of the book. Does not change the book. */
export function setVisible(order: Order, visible: Amount | null): void {
  const { extras } = order;
  if (extras === null || extras.icebergQuantity === null || extras.visible === visible) return;
  order.extras = { ...extras, visible };
}
