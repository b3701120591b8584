import { renderBookTickers } from '../../rendering/orderBook';
import type { Handler } from '../types';

/** Returns the best bid and the best ask of every pair that has both. */
export const getOrderBookTickers: Handler<'getOrderBookTickers'> = async (
  _request,
  { engine: { committed }, responseCaches },
) => {
  const version = committed
    .symbols()
    .map(({ symbol }) => `${symbol} ${committed.lastUpdateId(symbol)}`)
    .join();
  return { status: 200, body: await responseCaches.bookTickers.get('', version, () => renderBookTickers(committed)) };
};
