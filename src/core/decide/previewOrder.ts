/** Previews what an order would do now: a batch of one order, decided on a copy. The exchange itself is not changed. */
import type { CreateOrder } from '../commands';
import type { Exchange } from '../exchange';
import { assert, assertPresent } from '../values/assert';
import { type Decision, NO_HISTORICAL_RECORDS } from './decision';
import { previewBatch } from './orderBatch';

/** The decision as it would be at `timeMs`. Its order id and trade ids are those that would be assigned next. */
export function previewOrder(exchange: Exchange, command: CreateOrder, timeMs: number): Decision {
  const context = { ...NO_HISTORICAL_RECORDS, exchange, timeMs };
  const batch = { type: 'order_batch', mode: 'each', checksTermsFirst: false, parts: [command] } as const;
  const decision = assertPresent(previewBatch(context, batch).decisions[0], 'the decision of the order');
  assert(decision.refusal?.code !== 'NOT_ATTEMPTED', 'the only order of a batch is attempted');
  return decision as Decision;
}
