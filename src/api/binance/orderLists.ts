/** Order lists of the Binance-compatible interface: the parameters as the engine's command, and the forms of a list. */
import type { MarketSymbol, OrderRecord, TimeInForce } from '../../core/model/model';
import type { OrderList } from '../../core/model/orderRecords';
import { isOpenOrder } from '../../core/orders/order';
import { listIdOf, orderListStatusOf } from '../../core/orders/orderLists';
import { findOrderList, listOrderLists } from '../../store/trading/orderLists';
import type { OrderInput } from '../../usecases/orders/orderInput';
import type { ListWithOrders, OrderListInput } from '../../usecases/orders/orderLists';
import { invalidField, type RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { clientOrderIdOf, isGeneratedClientOrderId, orderIdOfGenerated } from './clientOrderIds';
import { type BinanceSelfTradePrevention, parseBinanceOrder } from './orderParameters';
import { renderCancelledOrder, renderPlacedOrder } from './renderOrder';
import { binanceSymbol } from './symbolNames';

type LegType = 'LIMIT_MAKER' | 'STOP_LOSS' | 'STOP_LOSS_LIMIT';
type Place = 'above' | 'below';
type LegTerm = 'ClientOrderId' | 'Price' | 'StopPrice' | 'IcebergQty' | 'TrailingDelta';

/** Every member has passed the contract's validation. */
export type OrderListParameters = {
  readonly listClientOrderId?: string | undefined;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly aboveType: LegType;
  readonly belowType: LegType;
  readonly selfTradePreventionMode?: BinanceSelfTradePrevention | undefined;
} & { readonly [Name in `${Place}${LegTerm}`]?: string | undefined } & {
  readonly [Name in `${Place}TimeInForce`]?: TimeInForce | undefined;
};

type Parsed<Input> = { readonly input: Input } | { readonly refusal: RequestRefusal };

/** Refusals: those of `parseBinanceOrder`. */
export function parseOrderList(symbol: MarketSymbol, sent: OrderListParameters): Parsed<OrderListInput> {
  const [limitPlace, stopPlace]: readonly [Place, Place] =
    sent.side === 'SELL' ? ['above', 'below'] : ['below', 'above'];
  if (sent[`${limitPlace}Type`] !== 'LIMIT_MAKER') return { refusal: invalidField(`${limitPlace}Type`) };
  if (sent[`${stopPlace}Type`] === 'LIMIT_MAKER') return { refusal: invalidField(`${stopPlace}Type`) };
  const limit = parseLeg(symbol, sent, limitPlace);
  if ('refusal' in limit) return limit;
  const stop = parseLeg(symbol, sent, stopPlace);
  if ('refusal' in stop) return stop;
  const { aboveClientOrderId, belowClientOrderId, listClientOrderId } = sent;
  if (listClientOrderId !== undefined && isGeneratedClientOrderId(listClientOrderId))
    return { refusal: invalidField('listClientOrderId') };
  if (aboveClientOrderId !== undefined && aboveClientOrderId === belowClientOrderId)
    return { refusal: invalidField('belowClientOrderId') };
  const { side, quantity, selfTradePrevention } = limit.input;
  return {
    input: {
      symbol: symbol.symbol,
      side,
      quantity,
      selfTradePrevention,
      clientListId: listClientOrderId ?? null,
      limit: pick(limit.input, ['price', 'clientOrderId', 'extras']),
      stop: pick(stop.input, ['stopPrice', 'price', 'timeInForce', 'clientOrderId', 'extras']),
    },
  };
}

/** An order of the list as one of its own. The refusal names the parameters that were sent. */
function parseLeg(symbol: MarketSymbol, sent: OrderListParameters, place: Place): Parsed<OrderInput> {
  const read = parseBinanceOrder(symbol, {
    side: sent.side,
    type: sent[`${place}Type`],
    quantity: sent.quantity,
    timeInForce: sent[`${place}TimeInForce`],
    price: sent[`${place}Price`],
    stopPrice: sent[`${place}StopPrice`],
    icebergQty: sent[`${place}IcebergQty`],
    trailingDelta: sent[`${place}TrailingDelta`],
    newClientOrderId: sent[`${place}ClientOrderId`],
    selfTradePreventionMode: sent.selfTradePreventionMode,
  });
  if (!('refusal' in read)) return read;
  return { refusal: renamedFields(read.refusal, (name) => (name === 'quantity' ? name : nameOfLeg(place, name))) };
}

/** The name of a parameter of an order, as the parameter of an order of a list. */
export function nameOfLeg(leg: string, name: string): string {
  return `${leg}${name === 'newClientOrderId' ? 'ClientOrderId' : capitalized(name)}`;
}

export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The refusal with the names of the parameters that were sent. */
export function renamedFields(refusal: RequestRefusal, nameOf: (name: string) => string): RequestRefusal {
  if (refusal.code !== 'INVALID_PARAMETERS' || !('fields' in refusal)) return refusal;
  const fields = Object.entries(refusal.fields).map(([name, fault]) => [nameOf(name), fault]);
  return { ...refusal, fields: Object.fromEntries(fields) } as RequestRefusal;
}

/** The members that the object has. */
function pick<Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]): Pick<Whole, Name> {
  return Object.fromEntries(names.filter((name) => name in whole).map((name) => [name, whole[name]])) as Pick<
    Whole,
    Name
  >;
}

export interface OrderListReference {
  readonly listId: string | undefined;
  readonly clientListId: string | undefined;
}

/** Undefined if the user has no such list. If the request names both ids, both must be the list's. */
export async function findOwnOrderList(
  { engine, database }: Pick<Services, 'engine' | 'database'>,
  userId: number,
  { listId, clientListId }: OrderListReference,
): Promise<OrderList | undefined> {
  const byId = (id: number) => engine.whenDurable(findOrderList(database, userId, id));
  if (listId !== undefined) {
    const list = await byId(Number(listId));
    return list === undefined || clientListId === undefined || clientListIdOf(list) === clientListId ? list : undefined;
  }
  const name = clientListId ?? '';
  const page = { limit: 1, offset: 0 };
  const [named] = await engine.whenDurable(listOrderLists(database, { userId, clientListId: name }, page));
  const generated = orderIdOfGenerated(name);
  return named === undefined && generated !== undefined ? byId(generated) : named;
}

/** A list without a client id gets one that is made of its id, as orders do. */
function clientListIdOf({ id, clientListId }: OrderList): string {
  return clientListId ?? `id-${id}`;
}

/** The list in its current state. */
export function renderBinanceOrderList({ list, orders }: ListWithOrders, transactionTime = list.createdAtMs) {
  const isDone = orderListStatusOf(orders) === 'all_done';
  const symbol = binanceSymbol(list.symbol);
  return {
    orderListId: list.id,
    contingencyType: list.kind === 'oco' ? ('OCO' as const) : ('OTO' as const),
    listStatusType: isDone ? ('ALL_DONE' as const) : ('EXEC_STARTED' as const),
    listOrderStatus: isDone ? ('ALL_DONE' as const) : ('EXECUTING' as const),
    listClientOrderId: clientListIdOf(list),
    transactionTime,
    symbol,
    orders: orders.map((order) => ({ symbol, orderId: order.id, clientOrderId: clientOrderIdOf(order) })),
  };
}

export function renderPlacedOrderList(listed: ListWithOrders, responseType: 'ACK' | 'RESULT' | 'FULL') {
  const orderReports = listed.orders.map((order) => renderPlacedOrder(order, [], responseType));
  return { ...renderBinanceOrderList(listed), orderReports };
}

/** `orders`: those of the list; `cancelled`: those that the request has cancelled. */
export function renderCancelledOrderList(
  listed: ListWithOrders,
  cancelled: readonly OrderRecord[],
  cancellationId: string | undefined,
) {
  const own = cancelled.filter((order) => listIdOf(order) === listed.list.id && !isOpenOrder(order));
  return {
    ...renderBinanceOrderList(listed, own[0]?.updatedAtMs),
    orderReports: own.map((order) => renderCancelledOrder(order, cancellationId)),
  };
}
