import { findUdfSymbol, renderUdfSymbol, udfExchangeName } from '../../marketData/udf';
import type { Handler } from '../types';

/** Returns a symbol as a charting library needs it. Refusals: INVALID_PAIR. */
export const getUdfSymbol: Handler<'getUdfSymbol'> = ({ query }, context) => {
  const exchange = udfExchangeName(context);
  const symbol = findUdfSymbol(context.engine.committed, query.symbol, exchange);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  return { status: 200, body: renderUdfSymbol(symbol, exchange) };
};
