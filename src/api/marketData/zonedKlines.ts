/**
 * Klines of days, weeks and months in a time zone, composed of stored klines of UTC. They are exact, or not there: a
 * kline of which a part may have been archived is left out, together with all older ones.
 */
import type { Knex } from 'knex';
import type { components } from '../../../generated/openapi';
import {
  appendPart,
  fillGaps,
  type KlineQuery,
  type KlineSpan,
  klineSpan,
  openAtOrAfter,
} from '../../core/market/klineHistory';
import { foldPart, intervalOpenMs, nextOpenMs } from '../../core/market/klines';
import { baseIntervalOf, klineParts, PART_INTERVALS, type ZonedInterval } from '../../core/market/timeZones';
import { follows } from '../../core/model/lives';
import type { Kline } from '../../core/model/model';
import { engineDatabase } from '../../store/connection/engineConnection';
import { readLives } from '../../store/engine/lives';
import { findKlineParts, findOldestKlines } from '../../store/trading/klineParts';
import { findKlines } from '../../store/trading/marketHistory';
import type { Services } from '../../usecases/services';
import { renderKline } from '../rendering/kline';

export interface ZonedKlineQuery extends KlineQuery {
  readonly interval: ZonedInterval;
  readonly offsetMs: number;
}

/** In ascending order of open time, with gaps filled. `symbol` must be listed. */
export async function zonedKlinesOf(
  services: Pick<Services, 'engine' | 'database' | 'clock' | 'responseCaches'>,
  symbol: string,
  query: ZonedKlineQuery,
): Promise<components['schemas']['KlineRow'][]> {
  const { engine, clock, database, responseCaches } = services;
  const { interval, offsetMs, limit } = query;
  // The newest kline that has a trade is in memory. All klines before it are final and in the table.
  const newest = engine.committed.kline(symbol, baseIntervalOf(offsetMs));
  if (newest === undefined) return [];
  const openAt = (timeMs: number): number => intervalOpenMs(interval, timeMs, offsetMs);
  const runningMs = Math.max(openAt(newest.openTimeMs), openAt(clock.nowMs()));
  const span = klineSpan(query, runningMs);
  const read = (): Promise<ZonedKlines> =>
    readZonedKlines(database, { symbol, interval, offsetMs, span, limit, beforeMs: newest.openTimeMs });
  const key = `${symbol} ${interval} ${offsetMs} ${limit}`;
  const isNewest = query.startMs === undefined && query.endMs === undefined;
  const { klines, firstMs } = isNewest
    ? await responseCaches.zonedKlines.get(key, `${newest.openTimeMs} ${runningMs}`, read)
    : await read();
  const all = appendPart(klines, newest, { interval, offsetMs, firstMs });
  return fillGaps(all, { ...span, firstMs }, limit, offsetMs).map(renderKline);
}

export interface ZonedKlineFilter {
  readonly symbol: string;
  readonly interval: ZonedInterval;
  readonly offsetMs: number;
  /** Open times of the first and the last kline, of which at most `limit` are read. */
  readonly span: KlineSpan;
  readonly limit: number;
  /** An open time of the base interval. Only trades before it are read; they must be published. */
  readonly beforeMs: number;
}

export interface ZonedKlines {
  /** As `fillGaps` needs them: before the first one, one with the last close, if there is one. */
  readonly klines: readonly Kline[];
  /** The first open time of the span of which nothing may have been archived. */
  readonly firstMs: number;
}

export async function readZonedKlines(
  database: Knex,
  { symbol, interval, offsetMs, span, limit, beforeMs }: ZonedKlineFilter,
): Promise<ZonedKlines> {
  const base = baseIntervalOf(offsetMs);
  const begin = await findHistoryBegin(database, symbol, beforeMs);
  const firstMs = Math.max(
    span.firstMs,
    intervalOpenMs(interval, begin.firstMs, offsetMs),
    openAtOrAfter(interval, begin.completeFromMs, offsetMs),
  );
  const parts = [];
  let openMs = firstMs;
  for (let count = 0; count < limit && openMs <= span.lastMs; count += 1) {
    const nextMs = nextOpenMs(interval, openMs, offsetMs);
    parts.push(...klineParts(openMs, Math.min(nextMs, beforeMs)));
    openMs = nextMs;
  }
  const [stored, previous] = await Promise.all([
    findKlineParts(database, symbol, parts),
    findKlines(database, { symbol, interval: base, firstMs, beforeMs: Math.min(firstMs, beforeMs), limit: 1 }),
  ]);
  const klines: Kline[] = [];
  for (const part of [...previous, ...stored]) {
    const last = klines.at(-1);
    const folded = foldPart(last, part, interval, offsetMs);
    if (last?.openTimeMs === folded.openTimeMs) klines[klines.length - 1] = folded;
    else klines.push(folded);
  }
  return { klines, firstMs };
}

/**
 * About when the first trade was, to 15 minutes, and from when on every kline is stored. Trades are numbered from 1, or
 * from the first number of a life, so a first kline with another number shows that klines of its interval were archived.
 */
async function findHistoryBegin(
  database: Knex,
  symbol: string,
  beforeMs: number,
): Promise<{ readonly firstMs: number; readonly completeFromMs: number }> {
  const oldest = await findOldestKlines(
    database,
    symbol,
    PART_INTERVALS.map(([interval]) => interval),
  );
  const lives = await readLives(engineDatabase(database));
  const isFirst = ({ firstTradeId }: Kline): boolean => follows(lives, 0, firstTradeId);
  const first = oldest.filter(isFirst);
  return {
    firstMs: first.length === 0 ? beforeMs : Math.max(...first.map(({ openTimeMs }) => openTimeMs)),
    completeFromMs: Math.max(0, ...oldest.map((kline) => (isFirst(kline) ? 0 : kline.openTimeMs))),
  };
}
