import { invalidField } from '../../../usecases/refusals';
import { parseBinanceLimit } from '../../binance/queryParameters';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { renderPublicTrade } from '../../binance/trades';
import { tradesOf } from '../../marketData/aggTrades';
import { parseOptionalNumber } from '../../marketData/queryParameters';
import type { Handler } from '../types';

/** Returns trades of a symbol from an id on, or the newest, oldest first. Refusals: INVALID_PAIR, INVALID_PARAMETERS (a limit of 0). */
export const listBinanceHistoricalTrades: Handler<'listBinanceHistoricalTrades'> = async ({ query }, context) => {
  const limit = parseBinanceLimit(query.limit, 500, 1_000);
  if (limit === undefined) return { refusal: invalidField('limit') };
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const trades = await tradesOf(context, { symbol, fromId: parseOptionalNumber(query.fromId), limit });
  return { status: 200, body: trades.map(renderPublicTrade) };
};
