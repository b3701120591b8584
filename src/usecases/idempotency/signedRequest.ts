/**
 * Runs a signed request once under its idempotency keys, whatever it does. Every signed request has one key from its
 * nonce and signature, which recognizes an exact repeat. If the caller sends an `Idempotency-Key` header, the request has
 * a second key, which recognizes a retry that was signed again.
 */
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { KeyCaller } from '../callers';
import { createIdempotencyKey, createNonceKey, fingerprintOf, rejectConcurrentDuplicates } from './idempotencyKeys';

interface SignedContext {
  readonly caller: KeyCaller;
  /** Keys of the requests that are in flight on this server. */
  readonly inFlightKeys: Set<string>;
}

interface SignedRequest {
  readonly nonce: number;
  readonly headers: { readonly 'idempotency-key'?: string | undefined };
  /** What the request asks for, without its nonce, always in the same order: a retry has the same. */
  readonly content: readonly string[];
}

/** `run` gets the keys, which it passes on to the engine. Refusals: IDEMPOTENCY_CONFLICT, and those of `run`. */
export function runSignedRequest<Answer>(
  { caller, inFlightKeys }: SignedContext,
  { nonce, headers, content }: SignedRequest,
  run: (keys: readonly IdempotencyKey[]) => Promise<Answer>,
): ReturnType<typeof rejectConcurrentDuplicates<Answer>> {
  const idempotencyKey = headers['idempotency-key'];
  const keys = createRequestKeys({ caller, nonce, idempotencyKey, fingerprint: fingerprintOf(content) });
  return rejectConcurrentDuplicates(inFlightKeys, keys.named, () => run(idempotencyKeysOf(keys)));
}

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
