/** Refuses a request while another one with the same idempotency key is in flight on this server. */
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';

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
