import { invalidField } from '../../../usecases/refusals';
import { parseBinanceLimit } from '../../binance/queryParameters';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { aggTradesOf, parseAggTradesRange } from '../../marketData/aggTrades';
import type { Handler } from '../types';

/**
 * Returns a symbol's trades in ascending order of id. Refusals: INVALID_PAIR, INVALID_PARAMETERS (a limit of 0,
 * startTime after endTime, fromId together with a time).
 */
export const listBinanceAggTrades: Handler<'listBinanceAggTrades'> = async ({ query }, context) => {
  const limit = parseBinanceLimit(query.limit, 500, 1_000);
  if (limit === undefined) return { refusal: invalidField('limit') };
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const range = parseAggTradesRange(query);
  if ('refusal' in range) return range;
  return { status: 200, body: await aggTradesOf(context, { symbol, ...range, limit }) };
};
