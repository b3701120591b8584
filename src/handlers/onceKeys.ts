/**
 * The names under which a command takes effect once for ever (`OnceKey`): hashes over what kind of name it is, whose, and
 * which, and over what was asked under it.
 */
import { hash } from 'node:crypto';
import { type OnceKey, orderedKey, scopeOf } from '../core/onceKeys';
import type { KeyCaller } from './context';

/** Whose names these are, and of which kind: names of two kinds or two owners never meet. */
export type OnceKind =
  | 'nonce'
  | 'client_order_id'
  | 'idempotency_key'
  | 'portal_idempotency_key'
  | 'withdrawal_form'
  | 'order_form'
  | 'deposit_reference'
  | 'custody_event';

/** A request that was refused was answered; an order, a form or a deposit of which nothing came has not used its name. */
const KEEPS_REFUSAL: Readonly<Record<OnceKind, boolean>> = {
  nonce: true,
  client_order_id: false,
  idempotency_key: true,
  portal_idempotency_key: true,
  withdrawal_form: false,
  order_form: false,
  deposit_reference: false,
  custody_event: false,
};

/** As much of a signature, which is a hash, as no two requests share. */
const SIGNATURE_DIGITS = 32;

/** The same name with another fingerprint is a conflict. */
export function onceKey(kind: OnceKind, owner: string | number, name: string, fingerprint: string): OnceKey {
  return {
    key: digest(['talad once', kind, String(owner), name]),
    fingerprint,
    keepsRefusal: KEEPS_REFUSAL[kind],
    scope: null,
  };
}

/** Of an exact repeat of what an API key has signed: key, nonce and signature. */
export function nonceKey(
  { apiKeyId, signature, orderedNonces }: KeyCaller,
  nonce: number,
  fingerprint: string,
): OnceKey {
  if (!orderedNonces) return onceKey('nonce', apiKeyId, `${nonce} ${signature}`, fingerprint);
  const scope = scopeOf(apiKeyId);
  return {
    key: orderedKey(scope, nonce, signature.slice(0, SIGNATURE_DIGITS)),
    fingerprint,
    keepsRefusal: KEEPS_REFUSAL.nonce,
    scope,
  };
}

/** What was asked, in one fixed order. */
export function fingerprintOf(asked: readonly string[]): string {
  return digest(['talad asked', ...asked]);
}

/** As JSON, no part can hold another's boundary. */
function digest(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'hex');
}

/** While a request under a name is being worked on, a second one is told so and not made to wait. Without a name nothing is in its way. */
export async function unlessInFlight<Answer>(
  inFlight: Set<string>,
  once: OnceKey | undefined,
  work: () => Promise<Answer>,
): Promise<Answer | { readonly refusal: { readonly code: 'IDEMPOTENCY_CONFLICT' } }> {
  if (once === undefined) return work();
  if (inFlight.has(once.key)) return { refusal: { code: 'IDEMPOTENCY_CONFLICT' } };
  inFlight.add(once.key);
  try {
    return await work();
  } finally {
    inFlight.delete(once.key);
  }
}
