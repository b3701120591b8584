/** The rolling 24-hour withdrawal limit of a user and the part of it that is left. */

import type { VerificationLevel } from '../../core/model/model';
import { type Amount, maximum } from '../../core/values/decimal';
import type { CommittedView } from '../../engine/state/committedView';

/**
 * `capacity`: the limit of the user's level for any 24 hours. `available`: what is left of it now. Both include fees.
 */
export function remainingWithdrawalLimit(
  committed: CommittedView,
  nowMs: number,
  { userId, level, asset }: { readonly userId: number; readonly level: VerificationLevel; readonly asset: string },
): { readonly available: Amount; readonly capacity: Amount } {
  const capacity = committed.withdrawalLimit(level, asset);
  // After an operator lowers the limit, it may be below the amount that was already withdrawn.
  return { available: maximum(capacity - committed.withdrawnAmount(userId, asset, nowMs), 0n), capacity };
}
