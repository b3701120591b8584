import { binanceKlinesOf } from '../../binance/klines';
import type { Handler } from '../types';

/** Returns a symbol's klines in ascending order of open time. Refusals: INVALID_PAIR, INVALID_PARAMETERS. */
export const getBinanceUiKlines: Handler<'getBinanceUiKlines'> = ({ query }, context) =>
  binanceKlinesOf(context, query);
