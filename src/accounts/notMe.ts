/** The report of a user that somebody else changed the account, with the link in a notice. */
import { consumeAccountLink, deleteAccountLinks, findAccountLink } from '../store/identity/accountLinks';
import { deleteUserSessions } from '../store/identity/sessions';
import { stopWithdrawals } from '../store/identity/withdrawalHolds';
import { hashToken } from '../store/secrets/tokens';
import type { Accounts } from './accounts';

export async function isNotMeLinkUsable(accounts: Accounts, token: string): Promise<boolean> {
  return (await findNotMeLink(accounts, token)) !== undefined;
}

/**
 * Stops the user's withdrawals until an operator allows them again, ends all sessions, and makes pending links useless
 * with which an intruder could change the password or the address. False if the link is not usable.
 */
export async function reportNotMe(accounts: Accounts, token: string): Promise<boolean> {
  const { database, clock } = accounts;
  const link = await findNotMeLink(accounts, token);
  if (link?.userId == null) return false;
  const { userId, tokenHash } = link;
  return await database.transaction(async (transaction) => {
    if (!(await consumeAccountLink(database, transaction, tokenHash))) return false;
    const reason = 'The user reported a change that somebody else made.';
    await stopWithdrawals(database, transaction, { userId, reason, nowMs: clock.nowMs() });
    await deleteUserSessions(transaction, userId, undefined);
    await deleteAccountLinks(database, transaction, userId, ['reset', 'verify', 'new_email']);
    return true;
  });
}

function findNotMeLink({ database, clock }: Accounts, token: string) {
  return findAccountLink(database, { purpose: 'not_me', tokenHash: hashToken(token), nowMs: clock.nowMs() });
}
