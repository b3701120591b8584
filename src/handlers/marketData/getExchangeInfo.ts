import type { MarketSymbol } from '../../core/model';
import { present } from '../../core/values/assert';
import type { CommittedView } from '../../engine/types';
import type { Handler, ResultOf } from '../types';

type SymbolInfo = Extract<ResultOf<'getExchangeInfo'>, { readonly status: 200 }>['body']['symbols'][number];

/** What `createOrder` takes, in the words of clients that were written for Binance: LIMIT_MAKER is post-only, the other two have a stop price. */
const ORDER_TYPES: SymbolInfo['orderTypes'] = ['LIMIT', 'LIMIT_MAKER', 'MARKET', 'STOP_LOSS', 'STOP_LOSS_LIMIT'];

/** What is listed and on which grid, as the last commit left it. */
export const getExchangeInfo: Handler<'getExchangeInfo'> = (_request, { engine, clock }) => {
  const { committed } = engine;
  const symbols = committed.symbols().map((symbol) => symbolInfo(committed, symbol));
  return {
    status: 200,
    body: { timezone: 'UTC', serverTime: clock.nowMs(), rateLimits: [], exchangeFilters: [], symbols },
  };
};

function symbolInfo(committed: CommittedView, symbol: MarketSymbol): SymbolInfo {
  return {
    symbol: symbol.symbol,
    status: symbol.status,
    baseAsset: symbol.base,
    baseAssetPrecision: symbol.quantityPrecision,
    quoteAsset: symbol.quote,
    quotePrecision: symbol.pricePrecision,
    baseCommissionPrecision: present(committed.asset(symbol.base), symbol.base).precision,
    quoteCommissionPrecision: present(committed.asset(symbol.quote), symbol.quote).precision,
    orderTypes: [...ORDER_TYPES],
    icebergAllowed: false,
    ocoAllowed: false,
    quoteOrderQtyMarketAllowed: false,
    isSpotTradingAllowed: symbol.status === 'TRADING',
    isMarginTradingAllowed: false,
    filters: [],
  };
}
