import { minuteOf } from '../../binance/windowStatistics';
import { windowMs, windowTickersOf } from '../../binance/windowTickers';
import type { Handler } from '../types';

/** Returns the statistics of a window that lasts until now. Refusals: those of `windowTickersOf`. */
export const getBinanceWindowTicker: Handler<'getBinanceWindowTicker'> = ({ query }, context) => {
  const nowMs = context.clock.nowMs();
  const fromMs = minuteOf(nowMs - windowMs(query.windowSize ?? '1d'));
  return windowTickersOf(context, query, { fromMs, toMs: nowMs });
};
