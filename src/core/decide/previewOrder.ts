/** Previews what an order would do now: decided on a copy. The exchange itself is not changed. */

import type { Exchange } from '../exchange';
import type { CreateOrder } from '../model/commands';
import { assertPresent } from '../values/assert';
import { type Decision, NO_HISTORICAL_RECORDS } from './decision';
import { previewParts } from './orderBatch';

/** The decision as it would be at `timeMs`. Its order id and trade ids are those that would be assigned next. */
export function previewOrder(exchange: Exchange, command: CreateOrder, timeMs: number): Decision {
  const context = { ...NO_HISTORICAL_RECORDS, exchange, timeMs };
  return assertPresent(previewParts(context, [command], false).decisions[0], 'the decision of the order');
}
