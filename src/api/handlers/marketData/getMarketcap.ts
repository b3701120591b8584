import { renderMarketcapEntry } from '../../rendering/ticker';
import type { Handler } from '../types';

/** Returns the 24-hour statistics of every listed pair, keyed by pair in upper case. */
export const getMarketcap: Handler<'getMarketcap'> = (_request, { engine: { committed }, clock }) => {
  const nowMs = clock.nowMs();
  const entries = committed
    .symbols()
    .map(({ symbol }) => [symbol.toUpperCase(), renderMarketcapEntry(committed, symbol, nowMs)] as const);
  return { status: 200, body: Object.fromEntries(entries) };
};
