/** The public trades of a symbol, for the API and the market page. */
import type { components } from '../../../generated/openapi';
import type { PublicTrade } from '../../store/tables/orders';
import { findTrades } from '../../store/trading/marketHistory';
import { invalidField } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { renderAggTrade } from '../rendering/trade';
import { parseOptionalNumber, parseTimeRange } from './queryParameters';

type AggTrade = components['schemas']['AggTrade'];

/** The range of trades to return. Without `fromId` and times: the newest. Both times are inclusive. */
export interface AggTradesQuery {
  readonly symbol: string;
  readonly fromId?: number | undefined;
  readonly startMs?: number | undefined;
  readonly endMs?: number | undefined;
  readonly limit: number;
}

type AggTradesRange = Pick<AggTradesQuery, 'fromId' | 'startMs' | 'endMs'>;

/** Refusals: INVALID_PARAMETERS if startTime is after endTime, or fromId comes with a time. */
export function parseAggTradesRange(query: {
  readonly fromId?: string;
  readonly startTime?: string;
  readonly endTime?: string;
}): AggTradesRange | { readonly refusal: ReturnType<typeof invalidField> } {
  const fromId = parseOptionalNumber(query.fromId);
  const { startMs, endMs } = parseTimeRange(query);
  if (fromId !== undefined && (startMs !== undefined || endMs !== undefined))
    return { refusal: invalidField('fromId', 'cannot be combined with startTime or endTime') };
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  return { fromId, startMs, endMs };
}

/** In ascending order of trade id, at most `limit`. The symbol must be listed. */
export async function aggTradesOf(
  { engine, database, responseCaches }: Pick<Services, 'engine' | 'database' | 'responseCaches'>,
  { symbol, fromId, startMs, endMs, limit }: AggTradesQuery,
): Promise<AggTrade[]> {
  const lastId = engine.committed.lastTrade(symbol)?.id;
  if (lastId === undefined) return [];
  const query = { symbol, fromId, startMs, endMs, limit };
  const read = async () => (await tradesOf({ engine, database }, query)).map(renderAggTrade);
  const isNewest = fromId === undefined && startMs === undefined && endMs === undefined;
  return isNewest ? responseCaches.newestTrades.get(`${symbol} ${limit}`, String(lastId), read) : read();
}

/** Returns the trades without rendering them. */
export async function tradesOf(
  { engine, database }: Pick<Services, 'engine' | 'database'>,
  { symbol, fromId, startMs, endMs, limit }: AggTradesQuery,
): Promise<PublicTrade[]> {
  const lastId = engine.committed.lastTrade(symbol)?.id;
  return lastId === undefined ? [] : findTrades(database, { symbol, lastId, fromId, startMs, endMs, limit });
}
