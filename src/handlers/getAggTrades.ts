import { findTrades, type TradesWanted } from '../store/marketHistory';
import { invalidField } from './refusals';
import { renderAggTrade } from './render/trade';
import type { Handler } from './types';
import { optionalNumber, rowsLimit, timesFrom } from './v3Query';

/** A symbol's trades, the oldest first. Refusals: INVALID_PAIR, INVALID_PARAMETERS (startTime after endTime, fromId beside a time). */
export const getAggTrades: Handler<'getAggTrades'> = async ({ query }, { engine, database, shared }) => {
  const symbol = engine.committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const fromId = optionalNumber(query.fromId);
  const { startMs, endMs } = timesFrom(query);
  if (fromId !== undefined && (startMs !== undefined || endMs !== undefined))
    return { refusal: invalidField('fromId', 'goes with neither time') };
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  const lastId = engine.committed.lastTrade(symbol)?.id;
  if (lastId === undefined) return { status: 200, body: [] };

  const wanted: TradesWanted = { symbol, lastId, fromId, startMs, endMs, limit: rowsLimit(query.limit) };
  const read = async () => (await findTrades(database, wanted)).map(renderAggTrade);
  const isNewest = fromId === undefined && startMs === undefined && endMs === undefined;
  return {
    status: 200,
    body: await (isNewest ? shared.newestTrades.get(`${symbol} ${wanted.limit}`, String(lastId), read) : read()),
  };
};
