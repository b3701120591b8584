/** Takes a part of a resting order out of the book, and shows the next part of an iceberg order. */
import type { Draft } from '../commandEffects';
import { nextPart } from '../orders/icebergs';
import type { Order } from '../orders/order';
import { assert } from '../values/assert';
import type { Amount } from '../values/decimal';

/**
 * Removes `quantity` of a resting order from the book. `maker.remaining` is already reduced. A completely filled order
 * is removed.
 */
export function takeFromBook(draft: Draft, maker: Order, quantity: Amount): void {
  const book = draft.exchange.book(maker.symbol);
  const { extras } = maker;
  if (extras === null || extras.visible === null) return book.reduceLevel(maker, quantity);
  const visible = extras.visible - quantity;
  assert(visible >= 0n, () => `more is taken of order ${maker.id} than it shows`);
  maker.extras = { ...extras, visible };
  book.reduceLevel(maker, quantity);
  if (maker.remaining === 0n) maker.extras = { ...extras, visible: null };
  else if (visible === 0n) refill(draft, maker);
}

/** Shows the next part of an iceberg order, which loses its time priority: it becomes the last order at its price. */
function refill(draft: Draft, maker: Order): void {
  const book = draft.exchange.book(maker.symbol);
  book.remove(maker);
  maker.restedAt = draft.sequence;
  if (maker.extras !== null)
    maker.extras = { ...maker.extras, visible: nextPart(maker, maker.remaining), refillRank: draft.nextRefillRank() };
  book.add(maker);
}
