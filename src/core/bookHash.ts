/** One text that stands for all open orders in the order in which they would trade: equal hashes, equal books. */
import { createHash } from 'node:crypto';
import type { BookLevel } from './book';
import type { Exchange } from './exchange';

/** 64 hex characters. */
export function bookHash(exchange: Exchange): string {
  const hash = createHash('sha256');
  for (const symbol of Array.from(exchange.rules.symbols.keys()).sort())
    for (const side of ['buy', 'sell'] as const) for (const level of exchange.book(symbol).levels(side)) for (const text of ordersOf(level)) hash.update(text);
  return hash.digest('hex');
}

/** A level's orders by turn, some at a time. Numbers to the base of 16: in that one they are written fastest, and a book may hold a million. */
function* ordersOf({ price, first }: BookLevel): Generator<string> {
  let text = `${first?.symbol} ${first?.side} ${price.toString(16)}\n`;
  for (let order = first; order !== null; order = order.later) {
    text += `${order.id} ${order.userId} ${order.remaining.toString(16)} ${order.held.toString(16)} ${order.status}\n`;
    if (text.length < TEXT_MAX) continue;
    yield text;
    text = '';
  }
  yield text;
}

const TEXT_MAX = 10_000;
