import { renderRestingOrder } from '../../application/rendering/orderBook';
import type { Handler } from '../types';

/** Orders shown on each side. */
const ORDERS_MAX = 10;

/** The best resting orders of a pair, one entry an order. Refusals: INVALID_PAIR. */
export const getOrderBook: Handler<'getOrderBook'> = async ({ query }, { engine, responseCaches }) => {
  const symbol = engine.committed.symbol(query.pair.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const version = String(engine.committed.lastUpdateId(symbol));
  // Single orders are the writer's own; it is asked once a change of the book, however many callers there are.
  const book = await responseCaches.orderBooks.get(symbol, version, async () => {
    const { bids, asks } = await engine.restingOrders(symbol, ORDERS_MAX);
    return { bid: bids.map(renderRestingOrder), ask: asks.map(renderRestingOrder) };
  });
  if (query.side === undefined) return { status: 200, body: book };
  return { status: 200, body: query.side === 'buy' ? book.bid : book.ask };
};
