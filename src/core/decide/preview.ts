/** Previews what an order or an OCO list would do now: decided on a copy. The exchange itself is not changed. */
import type { Exchange } from '../exchange';
import type { CreateOrder, CreateOrderList } from '../model/commands';
import { assertPresent } from '../values/assert';
import { createOrderList, ordersOf } from './createOrderList';
import { type Decision, NO_HISTORICAL_RECORDS } from './decision';
import { dueOrderIds, expireOrder } from './expireOrder';
import { previewParts } from './orderBatch';
import { copyForTrial } from './trialExchange';

/** The decision as it would be at `timeMs`. Its order id and trade ids are those that would be assigned next. */
export function previewOrder(exchange: Exchange, command: CreateOrder, timeMs: number): Decision {
  const context = { ...NO_HISTORICAL_RECORDS, exchange, timeMs };
  return assertPresent(previewParts(context, [command], false).decisions[0], 'the decision of the order');
}

/** The decision as it would be at `timeMs`. Neither order of an OCO list trades when it is placed. */
export function previewOrderList(exchange: Exchange, command: CreateOrderList, timeMs: number): Decision {
  const due = dueOrderIds(exchange, timeMs);
  const trial = copyForTrial(exchange, ordersOf(command), due);
  // A preview uses up no client order ids, so the copy forgets those in use, and none can conflict.
  trial.orders.clientIds.clear();
  const context = { ...NO_HISTORICAL_RECORDS, exchange: trial, timeMs };
  for (const orderId of due) expireOrder(context, { type: 'expire_order', idempotencyKeys: [], orderId });
  return createOrderList(context, command);
}
