/** Order lists of both interfaces: the request as the engine's command, and the list with its orders for its owner. */
import type { components } from '../../../generated/openapi';
import type { CreateOrderList } from '../../core/model/commands';
import type { EngineEvent } from '../../core/model/events';
import type { OrderRecord } from '../../core/model/model';
import type { OrderList } from '../../core/model/orderRecords';
import { legIdsOf, listIdOf } from '../../core/orders/orderLists';
import { amountFrom, formatAmount } from '../../core/values/decimal';
import { findOrdersById } from '../../store/trading/orderLists';
import type { Services } from '../services';
import { extrasFields } from './orderInput';

export type OrderListInput = Omit<CreateOrderList, 'type' | 'idempotencyKeys' | 'trader'>;

export interface ListWithOrders {
  readonly list: OrderList;
  readonly orders: readonly OrderRecord[];
}

export function parseOrderListInput(body: components['schemas']['OrderListRequest']): OrderListInput {
  return {
    symbol: body.pair.toLowerCase(),
    side: body.side,
    quantity: amountFrom(body.amount),
    selfTradePrevention: body.self_trade_prevention ?? 'expire_taker',
    clientListId: body.client_list_id ?? null,
    limit: { price: amountFrom(body.price), clientOrderId: body.client_order_id ?? null },
    stop: {
      stopPrice: amountFrom(body.stop_price),
      price: body.stop_limit_price === undefined ? 0n : amountFrom(body.stop_limit_price),
      timeInForce: body.stop_time_in_force ?? 'GTC',
      clientOrderId: body.stop_client_order_id ?? null,
    },
  };
}

/** The fields by which a repeated request is recognized, always in the same order. */
export function orderListFingerprintFields({
  symbol,
  side,
  quantity,
  selfTradePrevention,
  clientListId,
  limit,
  stop,
}: OrderListInput): string[] {
  return [
    'oco',
    symbol,
    side,
    formatAmount(quantity),
    selfTradePrevention,
    clientListId ?? '',
    formatAmount(limit.price),
    limit.clientOrderId ?? '',
    stop.stopPrice === null ? '' : formatAmount(stop.stopPrice),
    formatAmount(stop.price),
    stop.timeInForce,
    stop.clientOrderId ?? '',
    ...extrasFields(limit.extras ?? {}).map((field) => `limit_${field}`),
    ...extrasFields(stop.extras ?? {}).map((field) => `stop_${field}`),
  ];
}

/** The orders of the list that the event has created, without others that it changed. */
export function ordersOfNewList({ orders, orderList }: Pick<EngineEvent, 'orders' | 'orderList'>): OrderRecord[] {
  return orders.filter((order) => orderList !== null && listIdOf(order) === orderList.id);
}

/** The lists with the present state of their orders. */
export async function withOrders(
  { engine, database }: Pick<Services, 'engine' | 'database'>,
  lists: readonly OrderList[],
): Promise<ListWithOrders[]> {
  const ids = lists.flatMap(legIdsOf);
  const orders = await engine.whenDurable(findOrdersById(database, ids));
  const byId = new Map(orders.map((order) => [order.id, order]));
  return lists.map((list) => ({ list, orders: legIdsOf(list).flatMap((id) => byId.get(id) ?? []) }));
}
