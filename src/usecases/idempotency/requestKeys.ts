/**
 * The idempotency keys of a signed request. Every signed request has one key from its nonce and signature, which
 * recognizes an exact repeat. If the caller sends an `Idempotency-Key` header, the request has a second key, which
 * recognizes a retry that was signed again.
 */
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { KeyCaller } from '../callers';
import { createIdempotencyKey, createNonceKey } from './idempotencyKeys';

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

export function createRequestKeys({
  caller,
  nonce,
  idempotencyKey: name,
  fingerprint,
}: SignedRequestInput): RequestKeys {
  return {
    exactRepeat: createNonceKey(caller, nonce, fingerprint),
    named: name === undefined ? undefined : createIdempotencyKey('idempotency_key', caller.userId, name, fingerprint),
  };
}

/** The keys as the list that commands contain. */
export function idempotencyKeysOf({ exactRepeat, named }: RequestKeys): readonly IdempotencyKey[] {
  return named === undefined ? [exactRepeat] : [exactRepeat, named];
}
