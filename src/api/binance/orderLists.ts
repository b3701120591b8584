/** Order lists of the Binance-compatible interface: the parameters as the engine's command, and the forms of a list. */
import type { OrderRecord, TimeInForce } from '../../core/model/model';
import type { OrderList } from '../../core/model/orderRecords';
import { isOpenOrder } from '../../core/orders/order';
import { listIdOf, orderListStatusOf } from '../../core/orders/orderLists';
import { amountFrom } from '../../core/values/decimal';
import { findOrderList, listOrderLists } from '../../store/trading/orderLists';
import type { ListWithOrders, OrderListInput } from '../../usecases/orders/orderLists';
import { type FieldFault, invalidField, missingField, type RequestRefusal } from '../../usecases/refusals';
import type { Services } from '../../usecases/services';
import { clientOrderIdOf, isGeneratedClientOrderId, orderIdOfGenerated } from './clientOrderIds';
import { type BinanceSelfTradePrevention, SELF_TRADE_PREVENTION } from './orderParameters';
import { renderCancelledOrder, renderPlacedOrder } from './renderOrder';
import { binanceSymbol } from './symbolNames';

type LegType = 'LIMIT_MAKER' | 'STOP_LOSS' | 'STOP_LOSS_LIMIT';
type Place = 'above' | 'below';
type LegTerm = 'ClientOrderId' | 'Price' | 'StopPrice' | 'TimeInForce';

/** Every member has passed the contract's validation. */
export type OrderListParameters = {
  readonly listClientOrderId?: string | undefined;
  readonly side: 'BUY' | 'SELL';
  readonly quantity: string;
  readonly aboveType: LegType;
  readonly belowType: LegType;
  readonly selfTradePreventionMode?: BinanceSelfTradePrevention | undefined;
} & { readonly [Name in `${Place}${Exclude<LegTerm, 'TimeInForce'>}`]?: string | undefined } & {
  readonly [Name in `${Place}TimeInForce`]?: TimeInForce | undefined;
};

/** The terms that an order of each type has besides its client order id; it must have them all, and no others. */
const TERMS: Readonly<Record<LegType, readonly LegTerm[]>> = {
  LIMIT_MAKER: ['Price'],
  STOP_LOSS: ['StopPrice'],
  STOP_LOSS_LIMIT: ['Price', 'StopPrice', 'TimeInForce'],
};
const ALL_TERMS: readonly LegTerm[] = ['Price', 'StopPrice', 'TimeInForce'];
const NOT_REQUIRED: FieldFault = { code: 'UNKNOWN', message: 'is not a parameter of this order type' };

/** `symbol`: the exchange's own name of it. Refusals: INVALID_PARAMETERS. */
export function parseOrderList(
  symbol: string,
  sent: OrderListParameters,
): { readonly input: OrderListInput } | { readonly refusal: RequestRefusal } {
  const [limitPlace, stopPlace]: readonly [Place, Place] =
    sent.side === 'SELL' ? ['above', 'below'] : ['below', 'above'];
  const refusal = refuseParameters(sent, limitPlace, stopPlace);
  if (refusal !== undefined) return { refusal };
  const price = sent[`${stopPlace}Price`];
  return {
    input: {
      symbol,
      side: sent.side === 'BUY' ? 'buy' : 'sell',
      quantity: amountFrom(sent.quantity),
      selfTradePrevention: SELF_TRADE_PREVENTION[sent.selfTradePreventionMode ?? 'EXPIRE_TAKER'],
      clientListId: sent.listClientOrderId ?? null,
      limit: {
        price: amountFrom(sent[`${limitPlace}Price`] ?? '0'),
        clientOrderId: sent[`${limitPlace}ClientOrderId`] ?? null,
      },
      stop: {
        stopPrice: amountFrom(sent[`${stopPlace}StopPrice`] ?? '0'),
        price: price === undefined ? 0n : amountFrom(price),
        timeInForce: sent[`${stopPlace}TimeInForce`] ?? 'GTC',
        clientOrderId: sent[`${stopPlace}ClientOrderId`] ?? null,
      },
    },
  };
}

function refuseParameters(sent: OrderListParameters, limitPlace: Place, stopPlace: Place): RequestRefusal | undefined {
  if (sent[`${limitPlace}Type`] !== 'LIMIT_MAKER') return invalidField(`${limitPlace}Type`);
  if (sent[`${stopPlace}Type`] === 'LIMIT_MAKER') return invalidField(`${stopPlace}Type`);
  for (const place of ['above', 'below'] as const)
    for (const term of ALL_TERMS) {
      const name = `${place}${term}` as const;
      const isTerm = TERMS[sent[`${place}Type`]].includes(term);
      if (isTerm && sent[name] === undefined) return missingField(name);
      if (!isTerm && sent[name] !== undefined) return { code: 'INVALID_PARAMETERS', fields: { [name]: NOT_REQUIRED } };
    }
  // A market order once it is triggered, if the price is 0.
  for (const name of ['quantity', `${limitPlace}Price`, `${stopPlace}Price`, `${stopPlace}StopPrice`] as const)
    if (sent[name] !== undefined && amountFrom(sent[name]) === 0n) return invalidField(name);
  if (sent[`${stopPlace}TimeInForce`] === 'FOK') return invalidField(`${stopPlace}TimeInForce`);
  const { aboveClientOrderId, belowClientOrderId, listClientOrderId } = sent;
  for (const [name, id] of Object.entries({ aboveClientOrderId, belowClientOrderId, listClientOrderId }))
    if (id !== undefined && isGeneratedClientOrderId(id)) return invalidField(name);
  const isTwice = aboveClientOrderId !== undefined && aboveClientOrderId === belowClientOrderId;
  return isTwice ? invalidField('belowClientOrderId') : undefined;
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
