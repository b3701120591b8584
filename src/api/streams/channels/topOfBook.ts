/** The best bid and the best ask of a book, with their quantities; zeros if a side is empty. */
import type { CommittedView, PriceLevel } from '../../../engine/state/committedView';

export interface TopOfBook {
  readonly bid: PriceLevel;
  readonly ask: PriceLevel;
}

const EMPTY_LEVEL: PriceLevel = { price: 0n, quantity: 0n };

export function topOfBook(committed: Pick<CommittedView, 'bids' | 'asks'>, symbol: string): TopOfBook {
  return { bid: committed.bids(symbol, 1)[0] ?? EMPTY_LEVEL, ask: committed.asks(symbol, 1)[0] ?? EMPTY_LEVEL };
}

export function isSameTop(a: TopOfBook, b: TopOfBook): boolean {
  return (
    a.bid.price === b.bid.price &&
    a.bid.quantity === b.bid.quantity &&
    a.ask.price === b.ask.price &&
    a.ask.quantity === b.ask.quantity
  );
}
