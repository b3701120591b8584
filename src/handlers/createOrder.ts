import type { components } from '../../generated/openapi';
import { present } from '../core/assert';
import type { CreateOrder, OnceKey } from '../core/commands';
import { amountFrom, formatAmount } from '../core/decimal';
import type { Context, KeyCaller } from './context';
import { fingerprintOf, onceKey } from './onceKeys';
import { renderOrder } from './render/order';
import { type Handler, refused } from './types';

/**
 * Places a limit order. The answer is rendered from the event alone, so that a repeated request gets the same bytes.
 * Refusals: INVALID_ORDER_TYPE, INVALID_PAIR, the price's and the quantity's, INSUFFICIENT_BALANCE, TRADING_DISABLED, IDEMPOTENCY_CONFLICT.
 */
export const createOrder: Handler<'createOrder'> = async ({ body, headers }, context) => {
  if (body.type !== 'limit') return { refusal: { code: 'INVALID_ORDER_TYPE' } };
  const command = commandFrom(body, headers['idempotency-key'], context);
  const { refusal, event } = await context.engine.execute(command);
  if (refusal !== null) return refused('createOrder', refusal);
  return { status: 200, body: renderOrder(present(event.order, 'the created order')) };
};

function commandFrom(body: components['schemas']['OrderRequest'], idempotencyKey: string | undefined, { caller, ip }: Context<KeyCaller>): CreateOrder {
  const { userId, feeTier, level } = caller;
  const order = {
    symbol: body.pair.toLowerCase(),
    side: body.side,
    orderType: 'limit',
    timeInForce: body.time_in_force ?? 'GTC',
    selfTradePrevention: body.self_trade_prevention ?? 'expire_taker',
    postOnly: false,
    price: amountFrom(body.price),
    stopPrice: null,
    quantity: amountFrom(body.amount),
    clientOrderId: body.client_order_id ?? null,
  } as const;
  return { type: 'create_order', once: onceKeys(order, body.nonce, idempotencyKey, caller), trader: { userId, feeTier, level, ip }, ...order };
}

type Asked = Omit<CreateOrder, 'type' | 'once' | 'trader'>;

/** An exact repeat (key, nonce and signature), the client's own name for the order, and the request's, as far as they were sent. */
function onceKeys(order: Asked, nonce: number, idempotencyKey: string | undefined, caller: KeyCaller): OnceKey[] {
  // The nonce is no part of what is asked: a retry that is signed anew has another one.
  const fingerprint = fingerprintOf([
    order.symbol,
    order.side,
    order.orderType,
    order.timeInForce,
    order.selfTradePrevention,
    formatAmount(order.price),
    formatAmount(order.quantity),
    order.clientOrderId ?? '',
  ]);
  const keys = [onceKey('nonce', caller.apiKeyId, `${nonce} ${caller.signature}`, fingerprint)];
  if (order.clientOrderId !== null) keys.push(onceKey('client_order_id', caller.userId, order.clientOrderId, fingerprint));
  if (idempotencyKey !== undefined) keys.push(onceKey('idempotency_key', caller.userId, idempotencyKey, fingerprint));
  return keys;
}
