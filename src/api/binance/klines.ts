/** The klines of the Binance interface, which are those of the exchange's own. */
import type { components } from '../../../generated/openapi';
import { isAlignedWithUtc, isZonedInterval, parseTimeZone } from '../../core/market/timeZones';
import type { KlineInterval } from '../../core/model/model';
import { invalidField } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { klinesOf } from '../marketData/klines';
import { parseTimeRange } from '../marketData/queryParameters';
import { zonedKlinesOf } from '../marketData/zonedKlines';
import { parseBinanceLimit } from './queryParameters';
import { findBinanceSymbol } from './symbolNames';

export interface BinanceKlinesQuery {
  readonly symbol: string;
  readonly interval: KlineInterval;
  readonly startTime?: string;
  readonly endTime?: string;
  readonly timeZone?: string;
  readonly limit?: string;
}

type Result =
  | { readonly status: 200; readonly body: components['schemas']['BinanceKlines']; readonly refusal?: undefined }
  | { readonly refusal: { readonly code: 'INVALID_PAIR' } | ReturnType<typeof invalidField> };

/**
 * Refusals: INVALID_PAIR, INVALID_PARAMETERS (a limit of 0, startTime after endTime, or a time zone in which an interval
 * shorter than a day begins at other times).
 */
export async function binanceKlinesOf(services: Services, query: BinanceKlinesQuery): Promise<Result> {
  const limit = parseBinanceLimit(query.limit, 500, 1_000);
  if (limit === undefined) return { refusal: invalidField('limit') };
  const symbol = findBinanceSymbol(services.engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { startMs, endMs } = parseTimeRange(query);
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  const { interval } = query;
  const offsetMs = query.timeZone === undefined ? 0 : parseTimeZone(query.timeZone);
  if (isAlignedWithUtc(interval, offsetMs))
    return { status: 200, body: await klinesOf(services, symbol, { interval, startMs, endMs, limit }) };
  if (!isZonedInterval(interval))
    return { refusal: invalidField('timeZone', 'moves the bounds of an interval that is shorter than a day') };
  return { status: 200, body: await zonedKlinesOf(services, symbol, { interval, offsetMs, startMs, endMs, limit }) };
}
