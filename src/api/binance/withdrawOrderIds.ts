/** The client's own id of a withdrawal, which is an idempotency key: it finds the withdrawal that was made under it. */
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import { findWithdrawalIdOfKey } from '../../store/transfers/withdrawals';
import { createIdempotencyKey } from '../../usecases/idempotency/idempotencyKeys';
import type { Services } from '../../usecases/services';

/**
 * A refused withdrawal does not use its id up: a later request with the id that was answered as a duplicate would say that
 * the money has left.
 */
export function withdrawOrderKey(userId: number, withdrawOrderId: string, fingerprint: string): IdempotencyKey {
  const key = createIdempotencyKey('idempotency_key', userId, `withdrawOrderId ${withdrawOrderId}`, fingerprint);
  return { ...key, storesRefusal: false };
}

/** Undefined if nothing was withdrawn under the id. */
export function findWithdrawalIdOf(
  { engine, database }: Pick<Services, 'engine' | 'database'>,
  userId: number,
  withdrawOrderId: string,
): Promise<number | undefined> {
  const { key } = withdrawOrderKey(userId, withdrawOrderId, '');
  return engine.whenDurable(findWithdrawalIdOfKey(database, key));
}
