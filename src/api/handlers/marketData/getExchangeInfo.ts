import type { MarketSymbol } from '../../../core/model/model';
import { assertPresent } from '../../../core/values/assert';
import type { CommittedView } from '../../../engine/state/committedView';
import { ORDER_TYPES } from '../../marketData/orderTypes';
import { selectSymbols } from '../../marketData/selectSymbols';
import type { Handler, ResultOf } from '../types';

type SymbolInfo = Extract<ResultOf<'getExchangeInfo'>, { readonly status: 200 }>['body']['symbols'][number];

/**
 * Returns the listed symbols, or those asked for, with their precisions, as of the last commit. Refusals: INVALID_PAIR,
 * INVALID_PARAMETERS (both `symbol` and `symbols`).
 */
export const getExchangeInfo: Handler<'getExchangeInfo'> = ({ query }, { engine, clock }) => {
  const { committed } = engine;
  const selected = selectSymbols(committed, query);
  if (selected.refusal !== undefined) return selected;
  const symbols = selected.symbols.map((symbol) => renderSymbolInfo(committed, symbol));
  return {
    status: 200,
    body: { timezone: 'UTC', serverTime: clock.nowMs(), rateLimits: [], exchangeFilters: [], symbols },
  };
};

function renderSymbolInfo(committed: CommittedView, symbol: MarketSymbol): SymbolInfo {
  return {
    symbol: symbol.symbol,
    status: symbol.status,
    baseAsset: symbol.base,
    baseAssetPrecision: symbol.quantityPrecision,
    quoteAsset: symbol.quote,
    quotePrecision: symbol.pricePrecision,
    baseCommissionPrecision: assertPresent(committed.asset(symbol.base), symbol.base).precision,
    quoteCommissionPrecision: assertPresent(committed.asset(symbol.quote), symbol.quote).precision,
    orderTypes: [...ORDER_TYPES],
    icebergAllowed: true,
    ocoAllowed: true,
    quoteOrderQtyMarketAllowed: true,
    isSpotTradingAllowed: symbol.status === 'TRADING',
    isMarginTradingAllowed: false,
    filters: [],
  };
}
