/**
 * Iceberg orders: the book shows and matches one part at a time. When the part is filled, the next part is shown behind
 * all other orders at the same price.
 */
import { type Amount, minimum } from '../values/decimal';
import type { Order } from './order';

/** The most parts that a new order may have. Each part is matched like a separate order. */
export const ICEBERG_PARTS_MAX = 10;

/** The quantity that the order shows next if `left` is open: one part of an iceberg order, all of any other order. */
export function nextPart({ extras }: Pick<Order, 'extras'>, left: Amount): Amount {
  return extras === null || extras.icebergQuantity === null ? left : minimum(extras.icebergQuantity, left);
}

/**
 * Sets the quantity that the book shows of an iceberg order; null if the order is not in the book. The caller updates
 * the book.
 */
export function setVisible(order: Order, visible: Amount | null): void {
  const { extras } = order;
  if (extras === null || extras.icebergQuantity === null || extras.visible === visible) return;
  order.extras = { ...extras, visible };
}
