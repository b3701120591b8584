import { type MarketSymbol, VERIFICATION_LEVELS } from '../../../core/model/model';
import { formatAmount } from '../../../core/values/decimal';
import type { Handler, ResultOf } from '../types';

type SymbolConfig = Extract<ResultOf<'getConfigs'>, { readonly status: 200 }>['body']['trading']['symbols'][number];

/** Returns the settings that a trading client needs, as of the last commit. */
export const getConfigs: Handler<'getConfigs'> = (_request, { engine }) => {
  const symbols = engine.committed.symbols().map(renderSymbolConfig);
  return { status: 200, body: { kyc: { levels: [...VERIFICATION_LEVELS] }, kyc_forms: [], trading: { symbols } } };
};

function renderSymbolConfig(symbol: MarketSymbol): SymbolConfig {
  return {
    symbol: symbol.symbol,
    baseAsset: symbol.base,
    quoteAsset: symbol.quote,
    minTradeAmount: formatAmount(symbol.minimumQuantity),
    amountPrecision: symbol.quantityPrecision,
    pricePrecision: symbol.pricePrecision,
    minPrice: formatAmount(symbol.minimumPrice),
    maxPrice: formatAmount(symbol.maximumPrice),
    minNotional: formatAmount(symbol.minimumNotional),
    maxOpenOrders: symbol.maxOpenOrders,
    maxStopOrders: symbol.maxStopOrders,
    createOrderEnabled: symbol.status === 'TRADING',
    // Resting orders can be cancelled even while trading is paused.
    cancelOrderEnabled: true,
  };
}
