/** Turns the requests of batches and of replacements into one command of the engine, and its outcome into results. */
import type { components } from '../../../generated/openapi';
import type { CreateOrder, Trader } from '../../core/model/commands';
import type { PartRefusal } from '../../core/model/refusals';
import { assertPresent } from '../../core/values/assert';
import type { PartOutcome } from '../../engine/types';
import { fingerprintOf } from '../../usecases/idempotency/idempotencyKeys';
import { idempotencyKeysOf, type RequestKeys, type SignedRequestInput } from '../../usecases/idempotency/signedRequest';
import { orderFingerprintFields, parseOrderInput } from '../../usecases/orders/orderInput';
import { createPartKeys } from '../../usecases/orders/orderKeys';
import { clientIdKeys } from '../../usecases/orders/placement';
import { renderOrder } from '../rendering/order';
import { refusalMessage } from '../rendering/refusalMessage';

type Schemas = components['schemas'];
type PartRequest = Omit<SignedRequestInput, 'nonce' | 'fingerprint'>;

/** The orders of a batch as parts of the command, and the keys of the request. `firstPart`: the number of the first. */
export function createOrderParts(
  orders: readonly Schemas['OrderRequest'][],
  trader: Trader,
  request: PartRequest,
  { fingerprint, firstPart = 0 }: { readonly fingerprint: string; readonly firstPart?: number },
): { readonly parts: readonly CreateOrder[]; readonly keys: readonly RequestKeys[] } {
  const keys = orders.map(({ nonce }, index) => createPartKeys({ ...request, nonce, fingerprint }, firstPart + index));
  const parts = orders.map((body, index): CreateOrder => {
    const order = { type: 'create_order', ...parseOrderInput(body) } as const;
    const ofPart = idempotencyKeysOf(assertPresent(keys[index], 'keys of the part'));
    return { ...order, idempotencyKeys: [...clientIdKeys(order, request.caller), ...ofPart], trader };
  });
  return { parts, keys };
}

/** The content by which a repeated batch is recognized; nonces do not belong to it. */
export function batchFingerprint(head: readonly string[], orders: readonly Schemas['OrderRequest'][]): string {
  return fingerprintOf([
    ...head,
    ...orders.flatMap((body) => ['order', ...orderFingerprintFields(parseOrderInput(body))]),
  ]);
}

/** Whether every part is the stored first outcome of an earlier request. */
export function areAllReplayed(parts: readonly PartOutcome[]): boolean {
  return parts.every(({ replayed }) => replayed);
}

export function renderPart({ refusal, event }: PartOutcome): Schemas['OrderResult'] {
  if (refusal !== null) return renderPartRefusal(refusal);
  const order = renderOrder(assertPresent(event.order, 'the order of the part'));
  const isCancelled = event.type === 'cancel_order';
  return { code: 'SUCCESS', message: isCancelled ? 'The order is cancelled.' : 'The order was accepted.', order };
}

const NOT_ATTEMPTED = 'Another part of the batch was refused, and this one depends on it.';

export function renderPartRefusal(refusal: PartRefusal): components['schemas']['OrderResult'] {
  const { code } = refusal;
  if (refusal.code === 'NOT_ATTEMPTED') return { code, message: NOT_ATTEMPTED };
  const message = refusalMessage(refusal);
  return 'fields' in refusal ? { code, message, fields: { ...refusal.fields } } : { code, message };
}
