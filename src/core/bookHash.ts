/** One text that stands for all open orders in the order in which they would trade: equal hashes, equal books. */
import { Digest, shortText } from './digest';
import type { Exchange } from './exchange';

/** 64 hex characters. */
export function bookHash(exchange: Exchange): string {
  const digest = new Digest();
  for (const symbol of Array.from(exchange.rules.symbols.keys()).sort())
    for (const side of ['buy', 'sell'] as const)
      for (const { price, first } of exchange.book(symbol).levels(side)) {
        digest.add(`${symbol} ${side} ${shortText(price)}`);
        for (let order = first; order !== null; order = order.later)
          digest.add(
            `${order.id} ${order.userId} ${shortText(order.remaining)} ${shortText(order.held)} ${order.status}`,
          );
      }
  return digest.end();
}
