import { forSelection, renderPriceTicker } from '../../binance/tickers';
import type { Handler } from '../types';

/** Returns the last prices. Refusals: INVALID_PAIR, PARAMETERS_EXCLUDE_EACH_OTHER. */
export const getBinanceTickerPrice: Handler<'getBinanceTickerPrice'> = ({ query }, { engine: { committed } }) =>
  forSelection(committed, query, (symbol) => renderPriceTicker(committed, symbol));
