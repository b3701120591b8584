import { intervalCloseMs, intervalOpenMs } from '../../../core/market/klines';
import { parseTimeZone } from '../../../core/market/timeZones';
import { windowTickersOf } from '../../binance/windowTickers';
import type { Handler } from '../types';

/** Returns the statistics of the present day. Refusals: those of `windowTickersOf`. */
export const getBinanceTradingDayTicker: Handler<'getBinanceTradingDayTicker'> = ({ query }, context) => {
  const offsetMs = query.timeZone === undefined ? 0 : parseTimeZone(query.timeZone);
  const fromMs = intervalOpenMs('1d', context.clock.nowMs(), offsetMs);
  return windowTickersOf(context, query, { fromMs, toMs: intervalCloseMs('1d', fromMs, offsetMs) });
};
