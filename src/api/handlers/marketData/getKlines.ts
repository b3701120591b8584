import { isAlignedWithUtc, isZonedInterval, parseTimeZone } from '../../../core/market/timeZones';
import { invalidField } from '../../../usecases/refusals';
import { klinesOf } from '../../marketData/klines';
import { parseLimit, parseTimeRange } from '../../marketData/queryParameters';
import { zonedKlinesOf } from '../../marketData/zonedKlines';
import type { Handler } from '../types';

/**
 * Returns a symbol's klines in ascending order of open time, with gaps filled. Refusals: INVALID_PAIR,
 * INVALID_PARAMETERS (startTime after endTime, or a time zone in which an interval shorter than a day begins at other
 * times).
 */
export const getKlines: Handler<'getKlines'> = async ({ query }, context) => {
  const symbol = context.engine.committed.symbol(query.symbol.toLowerCase())?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { startMs, endMs } = parseTimeRange(query);
  if (startMs !== undefined && endMs !== undefined && startMs > endMs)
    return { refusal: invalidField('startTime', 'is after endTime') };
  const { interval } = query;
  const limit = parseLimit(query.limit);
  const offsetMs = query.timeZone === undefined ? 0 : parseTimeZone(query.timeZone);
  if (isAlignedWithUtc(interval, offsetMs))
    return { status: 200, body: await klinesOf(context, symbol, { interval, startMs, endMs, limit }) };
  if (!isZonedInterval(interval))
    return { refusal: invalidField('timeZone', 'moves the bounds of an interval that is shorter than a day') };
  return { status: 200, body: await zonedKlinesOf(context, symbol, { interval, offsetMs, startMs, endMs, limit }) };
};
