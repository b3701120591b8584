/** In which direction the last price must move to trigger a waiting order. */
import type { Side } from '../model/model';
import type { OrderTrigger } from '../model/orderExtras';
import type { Amount } from '../values/decimal';
import type { Order } from './order';

export interface StopTerms {
  readonly side: Side;
  readonly trigger: OrderTrigger;
  readonly stopPrice: Amount;
}

export function triggerOf({ extras }: Pick<Order, 'extras'>): OrderTrigger {
  return extras === null ? 'stop' : extras.trigger;
}

/** Whether the order waits for the last price to rise. A stop buys high and sells low, a take-profit the other way. */
export function waitsForRise(side: Side, trigger: OrderTrigger): boolean {
  return (side === 'buy') === (trigger === 'stop');
}

export function isReached({ side, trigger, stopPrice }: StopTerms, last: Amount): boolean {
  return waitsForRise(side, trigger) ? last >= stopPrice : last <= stopPrice;
}
