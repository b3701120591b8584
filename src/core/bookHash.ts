/** A hash over all open orders in the order in which they would trade: equal hashes mean equal books. */
import type { Exchange } from './exchange';
import type { Order } from './orders/order';
import { formatHex, LineDigest } from './values/digest';

/** Returns the hash as 64 hex characters. */
export function bookHash(exchange: Exchange): string {
  const digest = new LineDigest();
  for (const symbol of Array.from(exchange.rules.symbols.keys()).sort()) {
    const unfinished = exchange.unfinished.get(symbol);
    if (unfinished !== undefined) digest.add(`${symbol} unfinished ${orderLine(unfinished)}`);
    for (const side of ['buy', 'sell'] as const)
      for (const { price, first } of exchange.book(symbol).levels(side)) {
        digest.add(`${symbol} ${side} ${formatHex(price)}`);
        for (let order = first; order !== null; order = order.next) digest.add(orderLine(order));
      }
  }
  return digest.digestHex();
}

function orderLine({ id, userId, remaining, held, status }: Order): string {
  return `${id} ${userId} ${formatHex(remaining)} ${formatHex(held)} ${status}`;
}
