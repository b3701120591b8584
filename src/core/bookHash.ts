/** A hash over all open orders in the order in which they would trade: equal hashes mean equal books. */
import type { Exchange } from './exchange';
import { formatHex, LineDigest } from './values/digest';

/** 64 hex characters. */
export function bookHash(exchange: Exchange): string {
  const digest = new LineDigest();
  for (const symbol of Array.from(exchange.rules.symbols.keys()).sort())
    for (const side of ['buy', 'sell'] as const)
      for (const { price, first } of exchange.book(symbol).levels(side)) {
        digest.add(`${symbol} ${side} ${formatHex(price)}`);
        for (let order = first; order !== null; order = order.next)
          digest.add(
            `${order.id} ${order.userId} ${formatHex(order.remaining)} ${formatHex(order.held)} ${order.status}`,
          );
      }
  return digest.digestHex();
}
