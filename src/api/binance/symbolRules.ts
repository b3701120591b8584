/**
 * The rules of a symbol as the Binance interface describes them. They state what the engine checks. Every symbol has the
 * same filters in the same order, because clients read some by their position.
 */
import type { components } from '../../../generated/openapi';
import type { MarketSymbol } from '../../core/model/model';
import { ICEBERG_PARTS_MAX } from '../../core/orders/icebergs';
import { TRAILING_DELTA_MAX, TRAILING_DELTA_MIN } from '../../core/orders/stopTriggers';
import { assertPresent } from '../../core/values/assert';
import { formatAmount, ONE } from '../../core/values/decimal';
import type { CommittedView } from '../../engine/state/committedView';
import { ORDER_TYPES } from '../marketData/orderTypes';
import { binanceSymbol } from './symbolNames';

type Schemas = components['schemas'];
type Rules = Schemas['BinanceSymbolRules'];

/** The largest amount that the contract lets a request state in whole units (`DecimalInput`). */
const LARGEST_QUANTITY = 999_999_999_999_999n * ONE;

const FEATURES = {
  icebergAllowed: true,
  ocoAllowed: true,
  otoAllowed: true,
  quoteOrderQtyMarketAllowed: true,
  allowTrailingStop: true,
  cancelReplaceAllowed: true,
  amendAllowed: true,
};
const SELF_TRADE_MODES: Rules['allowedSelfTradePreventionModes'] = [
  'NONE',
  'EXPIRE_TAKER',
  'EXPIRE_MAKER',
  'EXPIRE_BOTH',
  'DECREMENT',
];

export function renderSymbolRules(committed: CommittedView, symbol: MarketSymbol, withPermissionSets: boolean): Rules {
  const basePrecision = assertPresent(committed.asset(symbol.base), symbol.base).precision;
  const quotePrecision = assertPresent(committed.asset(symbol.quote), symbol.quote).precision;
  return {
    symbol: binanceSymbol(symbol.symbol),
    status: symbol.status,
    baseAsset: symbol.base.toUpperCase(),
    baseAssetPrecision: basePrecision,
    quoteAsset: symbol.quote.toUpperCase(),
    quotePrecision,
    quoteAssetPrecision: quotePrecision,
    baseCommissionPrecision: basePrecision,
    quoteCommissionPrecision: quotePrecision,
    orderTypes: [...ORDER_TYPES],
    ...FEATURES,
    isSpotTradingAllowed: symbol.status === 'TRADING',
    isMarginTradingAllowed: false,
    filters: filtersOf(symbol),
    permissions: [],
    ...(withPermissionSets && { permissionSets: [['SPOT']] }),
    defaultSelfTradePreventionMode: 'EXPIRE_TAKER',
    allowedSelfTradePreventionModes: [...SELF_TRADE_MODES],
  };
}

function filtersOf(symbol: MarketSymbol): Rules['filters'] {
  const quantities = {
    minQty: formatAmount(symbol.minimumQuantity),
    maxQty: formatAmount(LARGEST_QUANTITY),
    stepSize: step(symbol.quantityPrecision),
  };
  return [
    {
      filterType: 'PRICE_FILTER',
      minPrice: formatAmount(symbol.minimumPrice),
      maxPrice: formatAmount(symbol.maximumPrice),
      tickSize: step(symbol.pricePrecision),
    },
    { filterType: 'LOT_SIZE', ...quantities },
    { filterType: 'MARKET_LOT_SIZE', ...quantities },
    notionalFilter(symbol),
    { filterType: 'MAX_NUM_ORDERS', maxNumOrders: symbol.maxOpenOrders },
    { filterType: 'MAX_NUM_ALGO_ORDERS', maxNumAlgoOrders: symbol.maxStopOrders },
    { filterType: 'ICEBERG_PARTS', limit: ICEBERG_PARTS_MAX },
    {
      filterType: 'TRAILING_DELTA',
      minTrailingAboveDelta: TRAILING_DELTA_MIN,
      maxTrailingAboveDelta: TRAILING_DELTA_MAX,
      minTrailingBelowDelta: TRAILING_DELTA_MIN,
      maxTrailingBelowDelta: TRAILING_DELTA_MAX,
    },
  ];
}

/** A market order is valued at the last price. */
function notionalFilter({ minimumNotional, maximumPrice }: MarketSymbol): Rules['filters'][number] {
  return {
    filterType: 'NOTIONAL',
    minNotional: formatAmount(minimumNotional),
    applyMinToMarket: true,
    // Nothing else limits the value of an order.
    maxNotional: formatAmount((LARGEST_QUANTITY * maximumPrice) / ONE),
    applyMaxToMarket: false,
    avgPriceMins: 0,
  };
}

function step(decimals: number): string {
  return formatAmount(ONE / 10n ** BigInt(decimals));
}
