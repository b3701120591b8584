import { type Amount, maximum } from '../core/decimal';
import type { VerificationLevel } from '../core/model';
import type { Services } from './context';

/** What a user of this level may withdraw of an asset in any 24 hours, and what is left of that now. Amounts include fees. */
export function withdrawalRoom(
  { engine, clock }: Pick<Services, 'engine' | 'clock'>,
  { userId, level, asset }: { readonly userId: number; readonly level: VerificationLevel; readonly asset: string },
): { readonly available: Amount; readonly capacity: Amount } {
  const capacity = engine.committed.withdrawalLimit(level, asset);
  // A limit that was lowered may be below what has left already.
  return { available: maximum(capacity - engine.committed.withdrawn(userId, asset, clock.nowMs()), 0n), capacity };
}
