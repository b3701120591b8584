import { forSelection, renderBookTicker } from '../../binance/tickers';
import type { Handler } from '../types';

/** Returns the best prices. Refusals: INVALID_PAIR, PARAMETERS_EXCLUDE_EACH_OTHER. */
export const getBinanceBookTicker: Handler<'getBinanceBookTicker'> = ({ query }, { engine: { committed } }) =>
  forSelection(committed, query, (symbol) => renderBookTicker(committed, symbol));
