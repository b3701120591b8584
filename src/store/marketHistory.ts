/** Reads a symbol's past from the tables `klines` and `trades`. Never writes; the engine does. */
import type { Knex } from 'knex';
import type { Kline, KlineInterval, Trade } from '../core/model';
import { bounded } from './database';
import { type KlineRow, klineFromRow } from './tables/klines';
import { type TradeRow, tradeFromRow } from './tables/orders';

export interface KlinesWanted {
  readonly symbol: string;
  readonly interval: KlineInterval;
  /** Open times: from the first, up to but not including the second. */
  readonly firstMs: number;
  readonly beforeMs: number;
  readonly limit: number;
}

/** Klines with trades, the oldest first: the last one that opened before `firstMs`, if there is one, and those after it, `limit` + 1 at most. */
export async function findKlines(
  database: Knex,
  { symbol, interval, firstMs, beforeMs, limit }: KlinesWanted,
): Promise<Kline[]> {
  const ofInterval = () => database('klines').where({ symbol, interval });
  const before = ofInterval().where('open_time_ms', '<', firstMs).max('open_time_ms');
  const query = ofInterval()
    .where('open_time_ms', '>=', database.raw('COALESCE((?), ?)', [before, firstMs]))
    .where('open_time_ms', '<', beforeMs)
    .orderBy('open_time_ms')
    .limit(limit + 1);
  const rows: KlineRow[] = await bounded(database, query);
  return rows.map(klineFromRow);
}

export interface TradesWanted {
  readonly symbol: string;
  /** Nothing newer is shown, whatever the table holds already. */
  readonly lastId: number;
  readonly fromId: number | undefined;
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly limit: number;
}

/** With `fromId` or `startMs` the oldest from there, otherwise the newest; the oldest first either way. */
export async function findTrades(
  database: Knex,
  { symbol, lastId, fromId, startMs, endMs, limit }: TradesWanted,
): Promise<Trade[]> {
  const order = fromId === undefined && startMs === undefined ? 'desc' : 'asc';
  // A symbol's ids and times rise together. By time where a time bounds it, so that its index is followed and not all the ids before.
  const byTime = startMs !== undefined || endMs !== undefined;
  const known = database('trades')
    .where('symbol', symbol)
    .whereBetween('id', [fromId ?? 0, lastId]);
  const within = byTime ? known.whereBetween('time_ms', [startMs ?? 0, endMs ?? Number.MAX_SAFE_INTEGER]) : known;
  const query = within
    .orderBy([...(byTime ? [{ column: 'time_ms', order }] : []), { column: 'id', order }])
    .limit(limit);
  const rows: TradeRow[] = await bounded(database, query);
  const trades = rows.map(tradeFromRow);
  return order === 'asc' ? trades : trades.reverse();
}
