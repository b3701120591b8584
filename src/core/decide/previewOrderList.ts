/** Previews what an order list would do now, decided on a copy. The exchange itself is not changed. */
import type { CreateOrder, CreateOrderList, CreateOtoList } from '../commands';
import type { Exchange } from '../exchange';
import { createOrderList, ordersOf } from './createOrderList';
import { createOtoList, workingOrderOf } from './createOtoList';
import { type Decision, NO_HISTORICAL_RECORDS } from './decision';
import { dueOrderIds, expireOrder } from './expireOrder';
import { continueUnfinished, uniteEvents } from './orderShares';
import { copyForTrial } from './trialExchange';

/** The decision as it would be at `timeMs`, with all fills of the working order. Pending orders are not placed. */
export function previewOrderList(
  exchange: Exchange,
  command: CreateOrderList | CreateOtoList,
  timeMs: number,
): Decision {
  const orders: readonly CreateOrder[] =
    command.type === 'create_order_list' ? ordersOf(command) : [workingOrderOf(command)];
  const due = dueOrderIds(exchange, timeMs);
  const context = { ...NO_HISTORICAL_RECORDS, exchange: copyForTrial(exchange, orders, due), timeMs };
  for (const orderId of due) expireOrder(context, { type: 'expire_order', idempotencyKeys: [], orderId });
  const decision =
    command.type === 'create_order_list' ? createOrderList(context, command) : createOtoList(context, command);
  if (decision.refusal !== null) return decision;
  const shares = continueUnfinished(context, decision.event.symbol);
  const event = uniteEvents(decision.event, shares);
  const ofShares = new Map(shares.flatMap((share) => share.orders.map((order) => [order.id, order])));
  return { refusal: null, event: { ...event, orders: event.orders.map((order) => ofShares.get(order.id) ?? order) } };
}
