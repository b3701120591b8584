import { findBinanceSymbol } from '../../binance/symbolNames';
import { averagePriceOf } from '../../binance/windowTickers';
import type { Handler } from '../types';

/** Returns the average price of the last minutes. Refusals: INVALID_PAIR. */
export const getBinanceAveragePrice: Handler<'getBinanceAveragePrice'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  return { status: 200, body: await averagePriceOf(context, symbol) };
};
