import { formatAmount } from '../../../core/values/decimal';
import { totalRate } from '../../binance/renderRates';
import { binanceSymbol, findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/** The fee rates with VAT for the caller's new orders. Refusals: INVALID_PAIR. */
export const listBinanceTradeFees: Handler<'listBinanceTradeFees'> = ({ query }, { engine: { committed }, caller }) => {
  const named = query.symbol === undefined ? undefined : findBinanceSymbol(committed, query.symbol);
  if (query.symbol !== undefined && named === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const symbols = named === undefined ? committed.symbols() : [named];
  const body = symbols.map(({ symbol, vatRate }) => {
    const { makerRate, takerRate } = committed.fees(symbol, caller.feeTier);
    return {
      symbol: binanceSymbol(symbol),
      makerCommission: formatAmount(totalRate(makerRate, vatRate)),
      takerCommission: formatAmount(totalRate(takerRate, vatRate)),
    };
  });
  return { status: 200, body };
};
