import { NO_ACCOUNT_RATES, NO_DISCOUNT, renderAccountRates, renderAccountTaxes } from '../../binance/renderRates';
import { binanceSymbol, findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/** The fee rates for the caller's new orders of a symbol. Refusals: INVALID_PAIR. */
export const getBinanceCommission: Handler<'getBinanceCommission'> = ({ query }, { engine: { committed }, caller }) => {
  const symbol = findBinanceSymbol(committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const fees = committed.fees(symbol.symbol, caller.feeTier);
  return {
    status: 200,
    body: {
      symbol: binanceSymbol(symbol.symbol),
      standardCommission: renderAccountRates(fees),
      specialCommission: NO_ACCOUNT_RATES,
      taxCommission: renderAccountTaxes(fees, symbol),
      discount: NO_DISCOUNT,
    },
  };
};
