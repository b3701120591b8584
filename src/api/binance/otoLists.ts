/**
 * Order lists of the Binance-compatible interface whose parameters have other names than those of an order or of an OCO
 * list: they are read as such, and refusals name the parameters that were sent.
 */
import type { ListedOrder } from '../../core/model/commands';
import type { MarketSymbol, TimeInForce } from '../../core/model/model';
import type { OrderListInput } from '../../usecases/orders/orderLists';
import type { OtoListInput } from '../../usecases/orders/otoLists';
import { invalidField, type RequestRefusal } from '../../usecases/refusals';
import { isGeneratedClientOrderId } from './clientOrderIds';
import { capitalized, nameOfLeg, type OrderListParameters, parseOrderList, renamedFields } from './orderLists';
import {
  type BinanceOrderType,
  type BinanceSelfTradePrevention,
  parseBinanceOrder,
  SELF_TRADE_PREVENTION,
} from './orderParameters';

type Side = 'BUY' | 'SELL';
type Text = string | undefined;

interface ListParameters {
  readonly listClientOrderId?: Text;
  readonly selfTradePreventionMode?: BinanceSelfTradePrevention | undefined;
}

interface WorkingParameters extends ListParameters {
  readonly workingType: 'LIMIT' | 'LIMIT_MAKER';
  readonly workingSide: Side;
  readonly workingClientOrderId?: Text;
  readonly workingPrice: string;
  readonly workingQuantity: string;
  readonly workingIcebergQty?: Text;
  readonly workingTimeInForce?: 'GTC' | undefined;
}

/** Every member has passed the contract's validation. */
export interface OtoParameters extends WorkingParameters {
  readonly pendingType: BinanceOrderType;
  readonly pendingSide: Side;
  readonly pendingClientOrderId?: Text;
  readonly pendingPrice?: Text;
  readonly pendingStopPrice?: Text;
  readonly pendingTrailingDelta?: Text;
  readonly pendingIcebergQty?: Text;
  readonly pendingQuantity: string;
  readonly pendingTimeInForce?: TimeInForce | undefined;
}

type OcoTerm = Exclude<keyof OrderListParameters, keyof ListParameters>;

/** The parameters of an OCO list, each with `pending` before its name. */
type PairParameters = {
  readonly [Name in OcoTerm as `pending${Capitalize<Name>}`]: OrderListParameters[Name];
};
/** As the contract has them: what may be undefined may be missing. */
export type OtocoParameters = WorkingParameters &
  Pick<PairParameters, RequiredPairTerm> &
  Partial<Omit<PairParameters, RequiredPairTerm>>;
type RequiredPairTerm = 'pendingSide' | 'pendingQuantity' | 'pendingAboveType' | 'pendingBelowType';

/** The parameters of an OCO list in their older form. */
export interface OcoParameters extends ListParameters {
  readonly side: Side;
  readonly quantity: string;
  readonly limitClientOrderId?: Text;
  readonly price: string;
  readonly limitIcebergQty?: Text;
  readonly stopClientOrderId?: Text;
  readonly stopPrice: string;
  readonly trailingDelta?: Text;
  readonly stopLimitPrice?: Text;
  readonly stopIcebergQty?: Text;
  readonly stopLimitTimeInForce?: TimeInForce | undefined;
}

type Parsed<Input> = { readonly input: Input } | { readonly refusal: RequestRefusal };

/** Refusals: those of `parseBinanceOrder`. */
export function parseOtoList(symbol: MarketSymbol, sent: OtoParameters): Parsed<OtoListInput> {
  const working = parseWorking(symbol, sent);
  if ('refusal' in working) return working;
  const pending = parseBinanceOrder(symbol, {
    side: sent.pendingSide,
    type: sent.pendingType,
    timeInForce: sent.pendingTimeInForce,
    quantity: sent.pendingQuantity,
    price: sent.pendingPrice,
    stopPrice: sent.pendingStopPrice,
    trailingDelta: sent.pendingTrailingDelta,
    icebergQty: sent.pendingIcebergQty,
    newClientOrderId: sent.pendingClientOrderId,
  });
  if ('refusal' in pending) return { refusal: renamedFields(pending.refusal, (name) => nameOfLeg('pending', name)) };
  return withList(symbol, sent, working.input, [pending.input]);
}

/** As `parseOtoList`. */
export function parseOtocoList(symbol: MarketSymbol, sent: OtocoParameters): Parsed<OtoListInput> {
  const working = parseWorking(symbol, sent);
  if ('refusal' in working) return working;
  const terms = Object.entries(sent).flatMap(([name, value]) => {
    if (!name.startsWith('pending')) return [];
    const term = name.slice('pending'.length);
    return [[term.charAt(0).toLowerCase() + term.slice(1), value]];
  });
  const pair = parseOrderList(symbol, Object.fromEntries(terms) as OrderListParameters);
  if ('refusal' in pair) return { refusal: renamedFields(pair.refusal, (name) => `pending${capitalized(name)}`) };
  const { side, quantity, limit, stop } = pair.input;
  const shared = { side, quantity };
  return withList(symbol, sent, working.input, [
    { ...shared, ...limit, orderType: 'limit', timeInForce: 'GTC', postOnly: true, stopPrice: null },
    { ...shared, ...stop, orderType: stop.price === 0n ? 'market' : 'limit', postOnly: false },
  ]);
}

/** As `parseOtoList`. */
export function parseOco(symbol: MarketSymbol, sent: OcoParameters): Parsed<OrderListInput> {
  const [limitPlace, stopPlace] = sent.side === 'SELL' ? (['above', 'below'] as const) : (['below', 'above'] as const);
  const names: Readonly<Record<string, string>> = {
    [`${limitPlace}Price`]: 'price',
    [`${limitPlace}IcebergQty`]: 'limitIcebergQty',
    [`${limitPlace}ClientOrderId`]: 'limitClientOrderId',
    [`${stopPlace}Price`]: 'stopLimitPrice',
    [`${stopPlace}StopPrice`]: 'stopPrice',
    [`${stopPlace}TrailingDelta`]: 'trailingDelta',
    [`${stopPlace}IcebergQty`]: 'stopIcebergQty',
    [`${stopPlace}TimeInForce`]: 'stopLimitTimeInForce',
    [`${stopPlace}ClientOrderId`]: 'stopClientOrderId',
  };
  const sentTerms = sent as unknown as Readonly<Record<string, string | undefined>>;
  const terms = Object.fromEntries(Object.entries(names).map(([name, older]) => [name, sentTerms[older]]));
  const read = parseOrderList(symbol, {
    listClientOrderId: sent.listClientOrderId,
    selfTradePreventionMode: sent.selfTradePreventionMode,
    side: sent.side,
    quantity: sent.quantity,
    [`${limitPlace}Type`]: 'LIMIT_MAKER',
    [`${stopPlace}Type`]: sent.stopLimitPrice === undefined ? 'STOP_LOSS' : 'STOP_LOSS_LIMIT',
    ...terms,
  } as OrderListParameters);
  return 'refusal' in read ? { refusal: renamedFields(read.refusal, (name) => names[name] ?? name) } : read;
}

function parseWorking(symbol: MarketSymbol, sent: WorkingParameters): Parsed<ListedOrder> {
  const read = parseBinanceOrder(symbol, {
    side: sent.workingSide,
    type: sent.workingType,
    timeInForce: sent.workingTimeInForce,
    quantity: sent.workingQuantity,
    price: sent.workingPrice,
    icebergQty: sent.workingIcebergQty,
    newClientOrderId: sent.workingClientOrderId,
  });
  return 'refusal' in read ? { refusal: renamedFields(read.refusal, (name) => nameOfLeg('working', name)) } : read;
}

function withList(
  symbol: MarketSymbol,
  { listClientOrderId, selfTradePreventionMode }: ListParameters,
  working: ListedOrder,
  pending: readonly ListedOrder[],
): Parsed<OtoListInput> {
  if (listClientOrderId !== undefined && isGeneratedClientOrderId(listClientOrderId))
    return { refusal: invalidField('listClientOrderId') };
  const { clientOrderId } = working;
  if (clientOrderId !== null && pending.some((order) => order.clientOrderId === clientOrderId))
    return { refusal: invalidField('workingClientOrderId') };
  return {
    input: {
      symbol: symbol.symbol,
      selfTradePrevention: SELF_TRADE_PREVENTION[selfTradePreventionMode ?? 'EXPIRE_TAKER'],
      clientListId: listClientOrderId ?? null,
      working: termsOf(working),
      pending: pending.map(termsOf),
    },
  };
}

/** Without the members that all orders of the list share. */
function termsOf(order: ListedOrder): ListedOrder {
  const { side, orderType, timeInForce, postOnly, price, stopPrice, quantity, clientOrderId, extras } = order;
  const terms = { side, orderType, timeInForce, postOnly, price, stopPrice, quantity, clientOrderId };
  return extras === undefined ? terms : { ...terms, extras };
}
