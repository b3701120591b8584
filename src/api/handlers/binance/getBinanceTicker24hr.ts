import { dayTickerOf, forSelection, miniTickerOf } from '../../binance/tickers';
import type { Handler } from '../types';

/** Returns the 24-hour statistics. Refusals: INVALID_PAIR, PARAMETERS_EXCLUDE_EACH_OTHER. */
export const getBinanceTicker24hr: Handler<'getBinanceTicker24hr'> = ({ query }, context) => {
  const { committed } = context.engine;
  if (query.type === 'MINI') return forSelection(committed, query, (symbol) => miniTickerOf(context, symbol));
  return forSelection(committed, query, (symbol) => dayTickerOf(context, symbol));
};
