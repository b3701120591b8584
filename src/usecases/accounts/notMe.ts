/** The report of a user that somebody else changed the account, with the link in a notice. */

import { hashToken } from '../../foundation/secrets/tokens';
import { consumeAccountLink, deleteAccountLinks, findAccountLink } from '../../store/identity/accountLinks';
import { deletePasskeysSince } from '../../store/identity/passkeys';
import { deleteSecondFactorReset } from '../../store/identity/secondFactorResets';
import { deleteUserSessions } from '../../store/identity/sessions';
import { stopWithdrawals } from '../../store/identity/withdrawalHolds';
import type { Accounts } from './accounts';

/** A notice is created in the transaction of its change, perhaps some milliseconds later. */
const PASSKEY_MARGIN_MS = 10_000;

export async function isNotMeLinkUsable(accounts: Accounts, token: string): Promise<boolean> {
  return (await findNotMeLink(accounts, token)) !== undefined;
}

/**
 * Stops the user's withdrawals until an operator allows them again, ends all sessions, makes pending links useless with
 * which an intruder could change the password or the address, and removes passkeys that were added at the time of the
 * notice or later. A second factor that operators were about to remove stays. False if the link is not usable.
 */
export async function reportNotMe(accounts: Accounts, token: string): Promise<boolean> {
  const { database, clock } = accounts;
  const link = await findNotMeLink(accounts, token);
  if (link?.userId == null) return false;
  const { userId } = link;
  return await database.transaction(async (transaction) => {
    if (!(await consumeAccountLink(accounts, transaction, link))) return false;
    const reason = 'The user reported a change that somebody else made.';
    await stopWithdrawals(accounts, transaction, { userId, reason, nowMs: clock.nowMs() });
    await deleteUserSessions(transaction, userId, undefined);
    await deletePasskeysSince(database, transaction, userId, link.createdAtMs - PASSKEY_MARGIN_MS);
    await deleteSecondFactorReset(database, transaction, userId);
    await deleteAccountLinks(database, transaction, userId, ['reset', 'verify', 'new_email', 'keep_factor']);
    return true;
  });
}

function findNotMeLink(accounts: Accounts, token: string) {
  const nowMs = accounts.clock.nowMs();
  return findAccountLink(accounts, { purpose: 'not_me', tokenHash: hashToken(token), nowMs });
}
