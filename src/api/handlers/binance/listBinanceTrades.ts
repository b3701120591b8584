import { invalidField } from '../../../usecases/refusals';
import { parseBinanceLimit } from '../../binance/queryParameters';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { renderPublicTrade } from '../../binance/trades';
import { tradesOf } from '../../marketData/aggTrades';
import type { Handler } from '../types';

/** Returns the newest trades of a symbol, oldest first. Refusals: INVALID_PAIR, INVALID_PARAMETERS (a limit of 0). */
export const listBinanceTrades: Handler<'listBinanceTrades'> = async ({ query }, context) => {
  const limit = parseBinanceLimit(query.limit, 500, 1_000);
  if (limit === undefined) return { refusal: invalidField('limit') };
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const trades = await tradesOf(context, { symbol, fromId: undefined, limit });
  return { status: 200, body: trades.map(renderPublicTrade) };
};
