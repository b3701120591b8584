import { invalidField } from '../../../usecases/refusals';
import { parseBinanceLimit } from '../../binance/queryParameters';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { depthOf } from '../../marketData/depth';
import type { Handler } from '../types';

/** Returns the aggregated price levels of an order book. Refusals: INVALID_PAIR, INVALID_PARAMETERS (a limit of 0). */
export const getBinanceDepth: Handler<'getBinanceDepth'> = async ({ query }, context) => {
  const limit = parseBinanceLimit(query.limit, 100, 5_000);
  if (limit === undefined) return { refusal: invalidField('limit') };
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  return { status: 200, body: await depthOf(context, symbol, limit) };
};
