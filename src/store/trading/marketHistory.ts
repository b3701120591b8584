/** Reads a symbol's market history from the tables `klines` and `trades`. Only the engine writes these tables. */
import type { Knex } from 'knex';
import type { Kline, KlineInterval } from '../../core/model/model';
import { withTimeout } from '../connection/database';
import { type KlineRow, klineFromRow } from '../tables/klines';
import { PUBLIC_TRADE_COLUMNS, type PublicTrade, type PublicTradeRow, publicTradeFromRow } from '../tables/orders';

export interface KlineFilter {
  readonly symbol: string;
  readonly interval: KlineInterval;
  /** Range of open times: `firstMs` is included, `beforeMs` is not. */
  readonly firstMs: number;
  readonly beforeMs: number;
  readonly limit: number;
}

/**
 * Klines with trades, the oldest first: the last kline that opened before `firstMs`, if there is one, and the klines of
 * the range; at most `limit` + 1 in all.
 */
export async function findKlines(
  database: Knex,
  { symbol, interval, firstMs, beforeMs, limit }: KlineFilter,
): Promise<Kline[]> {
  const ofInterval = () => database('klines').where({ symbol, interval });
  const before = ofInterval().where('open_time_ms', '<', firstMs).max('open_time_ms');
  const query = ofInterval()
    .where('open_time_ms', '>=', database.raw('COALESCE((?), ?)', [before, firstMs]))
    .where('open_time_ms', '<', beforeMs)
    .orderBy('open_time_ms')
    .limit(limit + 1);
  const rows: KlineRow[] = await withTimeout(database, query);
  return rows.map(klineFromRow);
}

export interface TradeFilter {
  readonly symbol: string;
  /** Id of the last published trade. The table may already contain newer ones, which are not returned. */
  readonly lastId: number;
  readonly fromId: number | undefined;
  readonly startMs: number | undefined;
  readonly endMs: number | undefined;
  readonly limit: number;
}

/** The oldest trades from `fromId` or `startMs` on; without both, the newest ones. The result is sorted by id. */
export async function findTrades(
  database: Knex,
  { symbol, lastId, fromId, startMs, endMs, limit }: TradeFilter,
): Promise<PublicTrade[]> {
  const order = fromId === undefined && startMs === undefined ? 'desc' : 'asc';
  // Ids and times of a symbol increase together. With a time bound the query sorts by time, so that it uses the index
  // on the time instead of scanning all ids before it.
  const byTime = startMs !== undefined || endMs !== undefined;
  const known = database('trades')
    .where('symbol', symbol)
    .whereBetween('id', [fromId ?? 0, lastId]);
  const within = byTime ? known.whereBetween('time_ms', [startMs ?? 0, endMs ?? Number.MAX_SAFE_INTEGER]) : known;
  const query = within
    .select(PUBLIC_TRADE_COLUMNS)
    .orderBy([...(byTime ? [{ column: 'time_ms', order }] : []), { column: 'id', order }])
    .limit(limit);
  const rows: PublicTradeRow[] = await withTimeout(database, query);
  const trades = rows.map(publicTradeFromRow);
  return order === 'asc' ? trades : trades.reverse();
}
