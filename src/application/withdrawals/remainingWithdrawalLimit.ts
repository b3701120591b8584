/** The rolling 24-hour withdrawal limit of a user and the part of it that is left. */

import type { VerificationLevel } from '../../core/model';
import { type Amount, maximum } from '../../core/values/decimal';
import type { Services } from '../services';

/**
 * `capacity`: the limit of the user's level for any 24 hours. `available`: what is left of it now. Both include fees.
 */
export function remainingWithdrawalLimit(
  { engine, clock }: Pick<Services, 'engine' | 'clock'>,
  { userId, level, asset }: { readonly userId: number; readonly level: VerificationLevel; readonly asset: string },
): { readonly available: Amount; readonly capacity: Amount } {
  const capacity = engine.committed.withdrawalLimit(level, asset);
  // After an operator lowers the limit, it may be below the amount that was already withdrawn.
  return {
    available: maximum(capacity - engine.committed.withdrawnAmount(userId, asset, clock.nowMs()), 0n),
    capacity,
  };
}
