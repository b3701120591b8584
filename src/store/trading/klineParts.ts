/** Reads single klines of several intervals from the table `klines`. Only the engine writes this table. */
import type { Knex } from 'knex';
import type { PartInterval } from '../../core/market/timeZones';
import type { WindowPart } from '../../core/market/windowParts';
import type { Kline, KlineInterval } from '../../core/model/model';
import { withTimeout } from '../connection/database';
import { type KlineRow, klineFromRow } from '../tables/klines';

/** Finds those requested klines that have trades, the oldest first. */
export async function findKlineParts(database: Knex, symbol: string, parts: readonly WindowPart[]): Promise<Kline[]> {
  if (parts.length === 0) return [];
  const opens = new Map<KlineInterval, number[]>();
  for (const { interval, openTimeMs } of parts) {
    const ofInterval = opens.get(interval);
    if (ofInterval === undefined) opens.set(interval, [openTimeMs]);
    else ofInterval.push(openTimeMs);
  }
  const ofEach = [...opens].map(([interval, times]) =>
    database('klines').where({ symbol, interval }).whereIn('open_time_ms', times).select('*'),
  );
  const rows: KlineRow[] = await withTimeout(database, database.unionAll(ofEach, true));
  return rows.map(klineFromRow).sort((a, b) => a.openTimeMs - b.openTimeMs);
}

/** The oldest stored kline of each interval. */
export async function findOldestKlines(
  database: Knex,
  symbol: string,
  intervals: readonly PartInterval[],
): Promise<Kline[]> {
  const ofEach = intervals.map((interval) =>
    database('klines').where({ symbol, interval }).orderBy('open_time_ms').limit(1).select('*'),
  );
  const rows: KlineRow[] = await withTimeout(database, database.unionAll(ofEach, true));
  return rows.map(klineFromRow);
}
