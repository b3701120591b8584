/**
 * Previews what an order would do now: a batch of one order, or an order list, decided on a copy. The exchange itself is
 * not changed.
 */
import type { CreateOrder, CreateOrderList } from '../commands';
import type { Exchange } from '../exchange';
import { assert, assertPresent } from '../values/assert';
import { createOrderList } from './createOrderList';
import { type Decision, NO_HISTORICAL_RECORDS } from './decision';
import { dueOrderIds, expireOrder } from './expireOrder';
import { previewBatch } from './orderBatch';
import { copyForTrial } from './trialExchange';

/** The decision as it would be at `timeMs`. Its order id and trade ids are those that would be assigned next. */
export function previewOrder(exchange: Exchange, command: CreateOrder, timeMs: number): Decision {
  const context = { ...NO_HISTORICAL_RECORDS, exchange, timeMs };
  const batch = { type: 'order_batch', mode: 'each', checksTermsFirst: false, parts: [command] } as const;
  const decision = assertPresent(previewBatch(context, batch).decisions[0], 'the decision of the order');
  assert(decision.refusal?.code !== 'NOT_ATTEMPTED', 'the only order of a batch is attempted');
  return decision as Decision;
}

/** The decision as it would be at `timeMs`. Its order ids are those that would be assigned next. */
export function previewOrderList(exchange: Exchange, command: CreateOrderList, timeMs: number): Decision {
  const { trader, symbol, side, selfTradePrevention } = command;
  // No order of a list trades at once, so of the other side only the best order matters: what this order could take.
  const smallest: CreateOrder = {
    ...{ type: 'create_order', idempotencyKeys: [], trader, symbol, side, selfTradePrevention },
    ...{ orderType: 'market', timeInForce: 'GTC', postOnly: false, price: 0n, stopPrice: null },
    ...{ quantity: 1n, clientOrderId: null },
  };
  const due = dueOrderIds(exchange, timeMs);
  const copy = copyForTrial(exchange, [smallest], due);
  const context = { ...NO_HISTORICAL_RECORDS, exchange: copy, timeMs };
  for (const orderId of due) expireOrder(context, { type: 'expire_order', idempotencyKeys: [], orderId });
  return createOrderList(context, command);
}
