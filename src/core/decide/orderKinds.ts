/** What the kinds of orders with extras require of a new order, and the extras with which they begin. */
import type { CreateOrder } from '../commands';
import { NO_EXTRAS, type OrderExtras } from '../orders/orderExtras';
import { incompatibleField, type Refusal } from '../refusals';

/** Refusals: INVALID_PARAMETERS for terms that are incompatible. */
export function refuseExtras(command: CreateOrder, timeMs: number): Refusal | undefined {
  const { extras, stopPrice } = command;
  if (extras === undefined) return undefined;
  if (stopPrice === null && extras.trigger === 'take_profit')
    return incompatibleField('trigger', 'goes only with a stop price');
  return refuseExpiry(command, timeMs);
}

function refuseExpiry(command: CreateOrder, timeMs: number): Refusal | undefined {
  const expiresAtMs = command.extras?.expiresAtMs ?? null;
  if (expiresAtMs === null) return undefined;
  if (!canRest(command)) return incompatibleField('expires_at', 'goes only with an order that can stay open');
  return expiresAtMs <= timeMs ? incompatibleField('expires_at', 'must be in the future') : undefined;
}

/** Whether the order can stay open, in the book or waiting for its stop price. */
export function canRest({ stopPrice, orderType, timeInForce }: CreateOrder): boolean {
  return stopPrice !== null || (orderType === 'limit' && timeInForce === 'GTC');
}

/** Null for an order that asks for nothing but the defaults. */
export function initialExtras({ extras }: CreateOrder): OrderExtras | null {
  if (extras === undefined) return null;
  const asked = { ...NO_EXTRAS, ...extras };
  const isPlain = Object.keys(extras).every((name) => isDefault(asked, name as keyof OrderExtras));
  return isPlain ? null : asked;
}

function isDefault(extras: OrderExtras, name: keyof OrderExtras): boolean {
  return extras[name] === NO_EXTRAS[name];
}
