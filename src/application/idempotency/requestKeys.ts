/** The idempotency keys of a signed request: its nonce with its signature, and the caller's own key if it sent one. */
import type { IdempotencyKey } from '../../core/idempotencyKeys';
import type { KeyCaller } from '../callers';
import { idempotencyKey, nonceKey } from './idempotencyKeys';

export interface SignedRequestInput {
  readonly caller: KeyCaller;
  readonly nonce: number;
  /** The `Idempotency-Key` header. */
  readonly idempotencyKey: string | undefined;
  /** Hash of the content without the nonce, because a retry that is signed again has a new nonce. */
  readonly fingerprint: string;
}

export interface RequestKeys {
  /** Matches a request with the same API key, nonce and signature. */
  readonly exactRepeat: IdempotencyKey;
  /** Matches a request with the same `Idempotency-Key` header; undefined if the caller sent none. */
  readonly named: IdempotencyKey | undefined;
}

export function requestKeys({ caller, nonce, idempotencyKey: name, fingerprint }: SignedRequestInput): RequestKeys {
  return {
    exactRepeat: nonceKey(caller, nonce, fingerprint),
    named: name === undefined ? undefined : idempotencyKey('idempotency_key', caller.userId, name, fingerprint),
  };
}

/** The keys to pass to the engine. */
export function idempotencyKeysOf({ exactRepeat, named }: RequestKeys): readonly IdempotencyKey[] {
  return named === undefined ? [exactRepeat] : [exactRepeat, named];
}
