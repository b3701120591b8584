/** Runs a signed request once under its idempotency keys, whatever it does. */
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { KeyCaller } from '../callers';
import { fingerprintOf } from './idempotencyKeys';
import { rejectConcurrentDuplicates } from './rejectConcurrentDuplicates';
import { createRequestKeys, idempotencyKeysOf } from './requestKeys';

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
