/** The idempotency keys of new orders and of the parts of a batch. */
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { KeyCaller } from '../callers';
import { createIdempotencyKey } from '../idempotency/idempotencyKeys';
import { createRequestKeys, type RequestKeys, type SignedRequestInput } from '../idempotency/requestKeys';
import type { OrderInput } from './orderInput';
import type { OrderListInput } from './orderLists';
import type { OtoListInput } from './otoLists';

/** Digits of the signature that the keys of a part keep; the number of the part takes the place of the others. */
const SIGNATURE_DIGITS = 28;
const PART_DIGITS = 4;

/** The key of the client order id, if the order has one. */
export function clientOrderIdKey(
  { clientOrderId }: OrderInput,
  { userId }: KeyCaller,
  fingerprint: string,
): IdempotencyKey[] {
  return clientOrderId === null ? [] : [createIdempotencyKey('client_order_id', userId, clientOrderId, fingerprint)];
}

/** The keys of the client ids of a list and of its orders. All belong to the list. */
export function orderListKeys(
  { clientListId, limit, stop }: OrderListInput,
  { userId }: KeyCaller,
  fingerprint: string,
): IdempotencyKey[] {
  return listKeys(clientListId, [limit.clientOrderId, stop.clientOrderId], userId, fingerprint);
}

/** As `orderListKeys`. */
export function otoListKeys(
  { clientListId, working, pending }: OtoListInput,
  { userId }: KeyCaller,
  fingerprint: string,
): IdempotencyKey[] {
  const ofOrders = [working, ...pending].map(({ clientOrderId }) => clientOrderId);
  return listKeys(clientListId, ofOrders, userId, fingerprint);
}

function listKeys(
  clientListId: string | null,
  clientOrderIds: readonly (string | null)[],
  userId: number,
  fingerprint: string,
): IdempotencyKey[] {
  const ofOrders = clientOrderIds.filter((id) => id !== null);
  const keys = ofOrders.map((id) => createIdempotencyKey('client_order_id', userId, id, fingerprint));
  if (clientListId === null) return keys;
  return [createIdempotencyKey('client_list_id', userId, clientListId, fingerprint), ...keys];
}

/**
 * The keys of one part of a signed request. `fingerprint`: of the whole request, so that no part of another request with
 * the same `Idempotency-Key` is taken for a repetition. The first part has the header's own key.
 */
export function createPartKeys(input: SignedRequestInput, part: number): RequestKeys {
  const { caller, idempotencyKey: name } = input;
  const signature = `${caller.signature.slice(0, SIGNATURE_DIGITS)}${part.toString(16).padStart(PART_DIGITS, '0')}`;
  const partName = name === undefined || part === 0 ? name : `${name}\n${part}`;
  return createRequestKeys({ ...input, caller: { ...caller, signature }, idempotencyKey: partName });
}
