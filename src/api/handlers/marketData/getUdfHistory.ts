import { intervalOpenMs } from '../../../core/market/klines';
import type { KlineInterval } from '../../../core/model/model';
import { invalidField } from '../../../usecases/refusals';
import { klinesOf } from '../../marketData/klines';
import { findUdfSymbol, intervalOfResolution, renderBars, udfExchangeName } from '../../marketData/udf';
import type { Handler } from '../types';

const BARS_MAX = 1_000;

/**
 * Returns the newest bars that open in the period, or the newest `countback` before its end. Refusals: INVALID_PAIR,
 * INVALID_PARAMETERS (`from` is after `to`).
 */
export const getUdfHistory: Handler<'getUdfHistory'> = async ({ query }, context) => {
  const symbol = findUdfSymbol(context.engine.committed, query.symbol, udfExchangeName(context))?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const interval = intervalOfResolution(query.resolution);
  const countback = Number(query.countback ?? 0);
  const toMs = Number(query.to) * 1_000;
  const fromMs = countback > 0 ? Number.NEGATIVE_INFINITY : Number(query.from) * 1_000;
  if (fromMs > toMs) return { refusal: invalidField('from', 'is after to') };
  const rows = await klinesOf(context, symbol, {
    interval,
    startMs: undefined,
    // The newest klines, which charts ask for most often, are kept in memory.
    endMs: toMs > context.clock.nowMs() ? undefined : toMs - 1,
    limit: countback > 0 ? Math.min(countback, BARS_MAX) : rowsFor(interval, fromMs, toMs),
  });
  const bars = rows.filter(([openTimeMs]) => openTimeMs >= fromMs);
  if (bars.length > 0) return { status: 200, body: renderBars(bars) };
  const previous = rows.at(-1);
  return { status: 200, body: { s: 'no_data', ...(previous === undefined ? {} : { nextTime: previous[0] / 1_000 }) } };
};

/** The number of intervals that open in the period, and the one before them, which tells where older bars are. */
function rowsFor(interval: KlineInterval, fromMs: number, toMs: number): number {
  let count = 1;
  for (let openMs = intervalOpenMs(interval, toMs - 1); openMs >= fromMs && count < BARS_MAX; count += 1)
    openMs = intervalOpenMs(interval, openMs - 1);
  return count;
}
