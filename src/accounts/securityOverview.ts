/** The security overview of a user's account page. */
import { countRecoveryCodes } from '../store/identity/secondFactors';
import { countActiveSessions } from '../store/identity/sessions';
import type { Accounts } from './accounts';
import type { SignedInUser } from './sessions';

/** Returns the number of unused recovery codes and of active sessions. */
export async function readSecurityOverview(
  { database, clock, config }: Accounts,
  user: SignedInUser,
): Promise<{ readonly recoveryCodes: number; readonly sessions: number }> {
  const nowMs = clock.nowMs();
  const [recoveryCodes, sessions] = await Promise.all([
    user.hasSecondFactor ? countRecoveryCodes(database, user.id) : 0,
    countActiveSessions(database, user.id, { nowMs, seenAfterMs: nowMs - config.sessionIdleMs }),
  ]);
  return { recoveryCodes, sessions };
}
