import { renderBookTickers } from './render/book';
import type { Handler } from './types';

/** The best prices of every pair that has both. */
export const getOrderBookTickers: Handler<'getOrderBookTickers'> = async (
  _request,
  { engine: { committed }, shared },
) => {
  const version = committed
    .symbols()
    .map(({ symbol }) => `${symbol} ${committed.lastUpdateId(symbol)}`)
    .join();
  return { status: 200, body: await shared.bookTickers.get('', version, () => renderBookTickers(committed)) };
};
