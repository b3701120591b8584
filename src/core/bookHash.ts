/** One text that stands for all open orders in the order in which they would trade: equal hashes, equal books. */
import { createHash } from 'node:crypto';
import type { Exchange } from './exchange';

/** 64 hex characters. */
export function bookHash(exchange: Exchange): string {
  const hash = createHash('sha256');
  for (const symbol of Array.from(exchange.rules.symbols.keys()).sort())
    for (const side of ['buy', 'sell'] as const)
      for (const level of exchange.book(symbol).levels(side))
        for (let order = level.first; order !== null; order = order.later)
          hash.update(`${symbol} ${side} ${level.price} ${order.terms.id} ${order.terms.userId} ${order.remaining} ${order.held} ${order.status}\n`);
  return hash.digest('hex');
}
