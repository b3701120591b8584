/**
 * Builds the idempotency keys of commands, and refuses a request while another one with its key is in flight. A key is a
 * hash of the kind of key, its owner and the name that the owner chose; its fingerprint is a hash of the request's
 * content.
 */
import { hash } from 'node:crypto';
import { type IdempotencyKey, keyScope, orderedKey } from '../../core/model/idempotencyKeys';
import type { KeyCaller } from '../callers';

/** The kind is part of the hash, so that keys of different kinds never collide. The values are persisted in hashes. */
export type IdempotencyKind =
  | 'nonce'
  | 'client_order_id'
  | 'client_list_id'
  | 'idempotency_key'
  | 'portal_idempotency_key'
  | 'portal_quote'
  | 'withdrawal_form'
  | 'order_form'
  | 'deposit_reference'
  | 'custody_event';

/**
 * Whether a refusal uses up the key. Keys of requests do: a retry must get the same refusal. Client order ids, forms
 * quotes and deposit references can be used again after a refusal, because nothing was created under them.
 */
const STORES_REFUSAL: Readonly<Record<IdempotencyKind, boolean>> = {
  nonce: true,
  client_order_id: false,
  client_list_id: false,
  idempotency_key: true,
  portal_idempotency_key: true,
  portal_quote: false,
  withdrawal_form: false,
  order_form: false,
  deposit_reference: false,
  custody_event: false,
};

/** The prefix of a signature that is stored. It is long enough that no two requests share it. */
const SIGNATURE_DIGITS = 32;

/** A second command with the same kind, owner and name but another fingerprint is refused: IDEMPOTENCY_CONFLICT. */
export function createIdempotencyKey(
  kind: IdempotencyKind,
  owner: string | number,
  name: string,
  fingerprint: string,
): IdempotencyKey {
  return {
    key: hashParts(['talad once', kind, String(owner), name]),
    fingerprint,
    storesRefusal: STORES_REFUSAL[kind],
    scope: null,
  };
}

/** The key of a signed request: a second request with the same API key, nonce and signature is an exact repeat. */
export function createNonceKey(
  { apiKeyId, signature, orderedNonces }: KeyCaller,
  nonce: number,
  fingerprint: string,
): IdempotencyKey {
  if (!orderedNonces) return createIdempotencyKey('nonce', apiKeyId, `${nonce} ${signature}`, fingerprint);
  const scope = keyScope(apiKeyId);
  return {
    key: orderedKey(scope, nonce, signature.slice(0, SIGNATURE_DIGITS)),
    fingerprint,
    storesRefusal: STORES_REFUSAL.nonce,
    scope,
  };
}

/** `content`: the fields of the request, always in the same order. */
export function fingerprintOf(content: readonly string[]): string {
  return hashParts(['talad asked', ...content]);
}

/** The parts are hashed as a JSON array, so that different parts never give the same text. */
function hashParts(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/**
 * Runs `work`, unless a request with the same key is in flight: then the answer is IDEMPOTENCY_CONFLICT at once,
 * instead of waiting for the first request. Without a key, `work` always runs.
 */
export async function rejectConcurrentDuplicates<Answer>(
  inFlightKeys: Set<string>,
  key: IdempotencyKey | undefined,
  work: () => Promise<Answer>,
): Promise<Answer | { readonly refusal: { readonly code: 'IDEMPOTENCY_CONFLICT' } }> {
  if (key === undefined) return work();
  if (inFlightKeys.has(key.key)) return { refusal: { code: 'IDEMPOTENCY_CONFLICT' } };
  inFlightKeys.add(key.key);
  try {
    return await work();
  } finally {
    inFlightKeys.delete(key.key);
  }
}
