/** The security overview of a user's account page. */
import { listPasskeys } from '../../store/identity/passkeys';
import { countRecoveryCodes } from '../../store/identity/secondFactors';
import { countActiveSessions } from '../../store/identity/sessions';
import type { Accounts } from './accounts';
import type { SignedInUser } from './sessions';

/** Returns the number of unused recovery codes, of passkeys and of active sessions. */
export async function readSecurityOverview(
  { database, clock, config }: Accounts,
  user: SignedInUser,
): Promise<{ readonly recoveryCodes: number; readonly passkeys: number; readonly sessions: number }> {
  const nowMs = clock.nowMs();
  const [recoveryCodes, passkeys, sessions] = await Promise.all([
    user.hasSecondFactor ? countRecoveryCodes(database, user.id) : 0,
    listPasskeys(database, user.id),
    countActiveSessions(database, user.id, { nowMs, seenAfterMs: nowMs - config.sessionIdleMs }),
  ]);
  return { recoveryCodes, passkeys: passkeys.length, sessions };
}
