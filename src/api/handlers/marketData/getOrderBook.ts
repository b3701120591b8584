import { renderRestingOrder } from '../../rendering/orderBook';
import type { Handler } from '../types';

/** Orders returned for each side. */
const ORDERS_MAX = 10;

/** Returns the best resting orders of a pair, one entry for each order. Refusals: INVALID_PAIR. */
export const getOrderBook: Handler<'getOrderBook'> = async ({ query }, { engine, responseCaches }) => {
  const symbol = engine.committed.symbol(query.pair.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const version = String(engine.committed.lastUpdateId(symbol));
  // Only the writer knows single orders. The cache limits this to one query for each change of the book.
  const book = await responseCaches.orderBooks.get(symbol, version, async () => {
    const { bids, asks } = await engine.restingOrders(symbol, ORDERS_MAX);
    return { bid: bids.map(renderRestingOrder), ask: asks.map(renderRestingOrder) };
  });
  // Some clients send the parameter without a value.
  if (query.side === undefined || query.side === '') return { status: 200, body: book };
  return { status: 200, body: query.side === 'buy' ? book.bid : book.ask };
};
