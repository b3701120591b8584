import { countRecoveryCodes } from '../store/secondFactors';
import { countSessionsOf } from '../store/sessions';
import type { Accounts } from './accounts';
import type { SignedInUser } from './sessions';

/** How many recovery codes a user has left, and in how many browsers they are signed in. */
export async function countSecurity(
  { database, clock, config }: Accounts,
  user: SignedInUser,
): Promise<{ readonly recoveryCodes: number; readonly sessions: number }> {
  const nowMs = clock.nowMs();
  const [recoveryCodes, sessions] = await Promise.all([
    user.hasSecondFactor ? countRecoveryCodes(database, user.id) : 0,
    countSessionsOf(database, user.id, { nowMs, seenAfterMs: nowMs - config.sessionIdleMs }),
  ]);
  return { recoveryCodes, sessions };
}
