import { present } from '../core/assert';
import type { OnceKey } from '../core/commands';
import { formatAmount } from '../core/decimal';
import type { KeyCaller } from './context';
import { fingerprintOf, onceKey, unlessInFlight } from './onceKeys';
import { type OrderTerms, orderTerms } from './orderTerms';
import { renderOrder } from './render/order';
import { traderOf } from './trader';
import { type Handler, refused } from './types';

/**
 * Places an order. The answer is rendered from the event alone, so that a repeated request gets the same bytes.
 * Refusals: INVALID_PAIR, the price's and the quantity's, INVALID_PARAMETERS for terms that exclude each other, INSUFFICIENT_BALANCE,
 * TRADING_DISABLED, ORDER_NOT_MATCHED, IDEMPOTENCY_CONFLICT.
 */
export const createOrder: Handler<'createOrder'> = async ({ body, headers }, context) => {
  const { engine, caller, inFlight } = context;
  const terms = orderTerms(body);
  const fingerprint = fingerprintOf(wordsOf(terms));
  const name = headers['idempotency-key'];
  const request = name === undefined ? undefined : onceKey('idempotency_key', caller.userId, name, fingerprint);
  const once = [...ownKeys(terms, body.nonce, caller, fingerprint), ...(request === undefined ? [] : [request])];
  return unlessInFlight(inFlight, request, async () => {
    const { refusal, event } = await engine.execute({ type: 'create_order', once, trader: traderOf(context), ...terms });
    if (refusal !== null) return refused('createOrder', refusal);
    return { status: 200, body: renderOrder(present(event.order, 'the created order')) };
  });
};

/** An exact repeat (key, nonce and signature), and the client's own name for the order. */
function ownKeys({ clientOrderId }: OrderTerms, nonce: number, caller: KeyCaller, fingerprint: string): OnceKey[] {
  const repeat = onceKey('nonce', caller.apiKeyId, `${nonce} ${caller.signature}`, fingerprint);
  return clientOrderId === null ? [repeat] : [repeat, onceKey('client_order_id', caller.userId, clientOrderId, fingerprint)];
}

/** What is asked, in one fixed order. The nonce is no part of it: a retry that is signed anew has another one. */
function wordsOf(terms: OrderTerms): string[] {
  return [
    terms.symbol,
    terms.side,
    terms.orderType,
    terms.timeInForce,
    terms.selfTradePrevention,
    String(terms.postOnly),
    formatAmount(terms.price),
    terms.stopPrice === null ? '' : formatAmount(terms.stopPrice),
    formatAmount(terms.quantity),
    terms.clientOrderId ?? '',
  ];
}
