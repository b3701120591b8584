/**
 * Translates the parameters of an order of the Binance-compatible interface into the engine's command. Which parameters
 * an order type needs and excludes is a table here, because the contract cannot express it in a query.
 */
import type { MarketSymbol, SelfTradePrevention, TimeInForce } from '../../core/model/model';
import { isTrailingDelta } from '../../core/orders/stopTriggers';
import { amountFrom } from '../../core/values/decimal';
import { type OrderInput, withExtras } from '../../usecases/orders/orderInput';
import { type FieldFault, invalidField, missingField, type RequestRefusal } from '../../usecases/refusals';
import { isGeneratedClientOrderId } from './clientOrderIds';

/** The order types of Binance that the engine has. */
export type BinanceOrderType =
  | 'LIMIT'
  | 'MARKET'
  | 'LIMIT_MAKER'
  | 'STOP_LOSS'
  | 'STOP_LOSS_LIMIT'
  | 'TAKE_PROFIT'
  | 'TAKE_PROFIT_LIMIT';
export type BinanceSelfTradePrevention = 'NONE' | 'EXPIRE_TAKER' | 'EXPIRE_MAKER' | 'EXPIRE_BOTH' | 'DECREMENT';

/** Every member has passed the contract's validation. */
export interface BinanceOrderParameters {
  readonly side: 'BUY' | 'SELL';
  readonly type: BinanceOrderType;
  readonly timeInForce?: TimeInForce | undefined;
  readonly quantity?: string | undefined;
  readonly quoteOrderQty?: string | undefined;
  /** Zero means none. */
  readonly icebergQty?: string | undefined;
  readonly price?: string | undefined;
  readonly stopPrice?: string | undefined;
  /** Basis points. */
  readonly trailingDelta?: string | undefined;
  readonly newClientOrderId?: string | undefined;
  readonly selfTradePreventionMode?: BinanceSelfTradePrevention | undefined;
}

type Term = 'timeInForce' | 'quantity' | 'quoteOrderQty' | 'price' | 'stopPrice';

/** The terms that an order of each type has; it must have them all, and no others. */
const TERMS: Readonly<Record<BinanceOrderType, readonly Term[]>> = {
  LIMIT: ['timeInForce', 'quantity', 'price'],
  MARKET: ['quantity'],
  LIMIT_MAKER: ['quantity', 'price'],
  STOP_LOSS: ['quantity', 'stopPrice'],
  STOP_LOSS_LIMIT: ['timeInForce', 'quantity', 'price', 'stopPrice'],
  TAKE_PROFIT: ['quantity', 'stopPrice'],
  TAKE_PROFIT_LIMIT: ['timeInForce', 'quantity', 'price', 'stopPrice'],
};
const ALL_TERMS: readonly Term[] = ['timeInForce', 'quantity', 'quoteOrderQty', 'price', 'stopPrice'];

export const SELF_TRADE_PREVENTION: Readonly<Record<BinanceSelfTradePrevention, SelfTradePrevention>> = {
  NONE: 'none',
  EXPIRE_TAKER: 'expire_taker',
  EXPIRE_MAKER: 'expire_maker',
  EXPIRE_BOTH: 'expire_both',
  DECREMENT: 'decrement',
};

export function binanceSelfTradePrevention(mode: SelfTradePrevention): BinanceSelfTradePrevention {
  return mode.toUpperCase() as BinanceSelfTradePrevention;
}

/** Refusals: INVALID_PARAMETERS, and those of the symbol's filters for an amount of zero. */
export function parseBinanceOrder(
  symbol: MarketSymbol,
  parameters: BinanceOrderParameters,
): { readonly input: OrderInput } | { readonly refusal: RequestRefusal } {
  const refusal = refuseTerms(symbol, parameters);
  if (refusal !== undefined) return { refusal };
  const { side, type, timeInForce = 'GTC', price, stopPrice, quantity = '0' } = parameters;
  const isMarket = type === 'MARKET' || type === 'STOP_LOSS' || type === 'TAKE_PROFIT';
  const input: OrderInput = {
    symbol: symbol.symbol,
    side: side === 'BUY' ? 'buy' : 'sell',
    orderType: isMarket ? 'market' : 'limit',
    timeInForce,
    selfTradePrevention: SELF_TRADE_PREVENTION[parameters.selfTradePreventionMode ?? 'EXPIRE_TAKER'],
    postOnly: type === 'LIMIT_MAKER',
    price: isMarket || price === undefined ? 0n : amountFrom(price),
    stopPrice: stopPrice === undefined ? null : amountFrom(stopPrice),
    quantity: amountFrom(quantity),
    clientOrderId: parameters.newClientOrderId ?? null,
    ...(stopPrice !== undefined && { mustWait: true as const }),
    ...withExtras({
      ...(type.startsWith('TAKE_PROFIT') && { trigger: 'take_profit' }),
      ...(parameters.trailingDelta !== undefined && { trailingDelta: Number(parameters.trailingDelta) }),
      ...(isIceberg(parameters) && { icebergQuantity: amountFrom(parameters.icebergQty ?? '0') }),
      ...(parameters.quoteOrderQty !== undefined && { quoteQuantity: amountFrom(parameters.quoteOrderQty) }),
    }),
  };
  return { input };
}

function isIceberg({ icebergQty }: BinanceOrderParameters): boolean {
  return icebergQty !== undefined && amountFrom(icebergQty) > 0n;
}

/** A market order has either quantity, and a trailing stop needs no stop price. */
function termsOf({ type, quantity, quoteOrderQty, trailingDelta, stopPrice }: BinanceOrderParameters): readonly Term[] {
  if (type === 'MARKET' && quantity === undefined && quoteOrderQty !== undefined) return ['quoteOrderQty'];
  // A trailing stop may follow the market at once.
  const withoutStop = trailingDelta !== undefined && stopPrice === undefined;
  return withoutStop ? TERMS[type].filter((term) => term !== 'stopPrice') : TERMS[type];
}

function refuseTerms(symbol: MarketSymbol, parameters: BinanceOrderParameters): RequestRefusal | undefined {
  const terms = termsOf(parameters);
  const missing = terms.find((term) => parameters[term] === undefined);
  if (missing !== undefined) return missingField(missing);
  const excess = ALL_TERMS.find((term) => parameters[term] !== undefined && !terms.includes(term));
  if (excess !== undefined) return { code: 'INVALID_PARAMETERS', fields: { [excess]: NOT_REQUIRED } };
  if (parameters.trailingDelta !== undefined && !TERMS[parameters.type].includes('stopPrice'))
    return { code: 'INVALID_PARAMETERS', fields: { trailingDelta: NOT_REQUIRED } };
  if (parameters.trailingDelta !== undefined && !isTrailingDelta(Number(parameters.trailingDelta)))
    return invalidField('trailingDelta');
  // The engine refuses other limit orders, because only a resting one hides anything.
  if (isIceberg(parameters) && !terms.includes('price'))
    return { code: 'INVALID_PARAMETERS', fields: { icebergQty: NOT_REQUIRED } };
  // To the engine a price of zero is none.
  for (const term of ['price', 'stopPrice', 'quantity', 'quoteOrderQty'] as const)
    if (parameters[term] !== undefined && amountFrom(parameters[term]) === 0n) return refusalOfZero(symbol, term);
  // What such an order fills is not known before it is triggered.
  const { stopPrice, trailingDelta } = parameters;
  if ((stopPrice !== undefined || trailingDelta !== undefined) && parameters.timeInForce === 'FOK')
    return invalidField('timeInForce');
  const { newClientOrderId } = parameters;
  if (newClientOrderId !== undefined && isGeneratedClientOrderId(newClientOrderId))
    return invalidField('newClientOrderId');
  return undefined;
}

/** As for any other amount that the filter of the symbol does not permit. */
function refusalOfZero(symbol: MarketSymbol, term: Exclude<Term, 'timeInForce'>): RequestRefusal {
  if (term === 'quantity') return { code: 'ORDER_AMOUNT_TOO_SMALL', minimum: symbol.minimumQuantity };
  if (term === 'quoteOrderQty') return { code: 'ORDER_NOTIONAL_TOO_SMALL', minimum: symbol.minimumNotional };
  return { code: 'ORDER_PRICE_OUT_OF_RANGE', minimum: symbol.minimumPrice, maximum: symbol.maximumPrice };
}

const NOT_REQUIRED: FieldFault = { code: 'UNKNOWN', message: 'is sent when not required' };
