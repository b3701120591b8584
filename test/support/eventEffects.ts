/** What a server that follows the log reads of an event, made from the whole event. */
import type { EngineEvent, EventEffects, OrderEffect } from '../../src/core/events';
import type { OrderRecord } from '../../src/core/model';
import { isOpenOrder } from '../../src/core/orders/order';

export function effectsOf(event: EngineEvent): EventEffects {
  const { type, userId, refusal, order, withdrawalRefusal, orders, entries, ...effects } = event;
  return { ...effects, orders: orders.map(orderEffectOf), entries: entries.map(({ id }) => ({ id })) };
}

export function orderEffectOf(order: OrderRecord): OrderEffect {
  const { id, userId, status } = order;
  return isOpenOrder(order) ? order : { id, userId, status };
}
