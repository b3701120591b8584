import { present } from '../core/assert';
import type { OnceKey } from '../core/onceKeys';
import type { KeyCaller } from './context';
import { fingerprintOf, onceKey, unlessInFlight } from './onceKeys';
import { type OrderTerms, orderTerms, wordsOf } from './orderTerms';
import { renderOrder } from './render/order';
import { namesOf, requestKeys } from './signedRequest';
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
  const keys = requestKeys({ caller, nonce: body.nonce, name: headers['idempotency-key'], fingerprint });
  const once = [...ownName(terms, caller, fingerprint), ...namesOf(keys)];
  return unlessInFlight(inFlight, keys.named, async () => {
    const { refusal, event } = await engine.execute({
      type: 'create_order',
      once,
      trader: traderOf(context),
      ...terms,
    });
    if (refusal !== null) return refused('createOrder', refusal);
    return { status: 200, body: renderOrder(present(event.order, 'the created order')) };
  });
};

/** The client's own name for the order, if it has one. */
function ownName({ clientOrderId }: OrderTerms, { userId }: KeyCaller, fingerprint: string): OnceKey[] {
  return clientOrderId === null ? [] : [onceKey('client_order_id', userId, clientOrderId, fingerprint)];
}
