/** Proves and changes the e-mail address of an account. */

import { hashToken } from '../../foundation/secrets/tokens';
import { consumeAccountLink, deleteAccountLinks, findAccountLink } from '../../store/identity/accountLinks';
import { findOwner, findOwnerByEmail, markEmailVerified, updateEmail } from '../../store/identity/userAccounts';
import { holdWithdrawals } from '../../store/identity/withdrawalHolds';
import { createLink, queueNotice, queueRequestedMail } from './accountMail';
import type { Accounts } from './accounts';
import { parseEmail } from './email';
import type { Locked } from './failedAttempts';
import { allowMail } from './mailLimits';
import { endUserSessions, type Session, type SignedInUser } from './sessions';

export interface MailRequest {
  readonly user: SignedInUser;
  readonly network: string;
  readonly language: string;
}

/** Mails a link that proves the present address. */
export async function requestVerification(
  accounts: Accounts,
  { user, network, language }: MailRequest,
): Promise<Locked | undefined> {
  const { id: userId, email } = user;
  const allowed = await allowMail(accounts, { email, network });
  if (typeof allowed === 'object') return allowed;
  if (allowed === 'ok')
    await accounts.database.transaction(async (transaction) => {
      const link = await createLink(accounts, transaction, { purpose: 'verify', userId, email, passwordHash: null });
      await queueRequestedMail(accounts, transaction, { recipient: email, language, name: 'verify', link });
    });
  return undefined;
}

/**
 * Verifies the address with the token of the link. False if the link is used, expired or unknown, or proves an address
 * that the user no longer has.
 */
export async function verifyEmail(accounts: Accounts, token: string): Promise<boolean> {
  const { database, clock } = accounts;
  const nowMs = clock.nowMs();
  const tokenHash = hashToken(token);
  const link = await findAccountLink(accounts, { purpose: 'verify', tokenHash, nowMs });
  if (link?.userId == null || link.email === null) return false;
  const { userId, email } = link;
  return await database.transaction(
    async (transaction) =>
      (await consumeAccountLink(accounts, transaction, { purpose: 'verify', tokenHash })) &&
      (await markEmailVerified(accounts, transaction, { userId, email, nowMs })),
  );
}

/**
 * Mails a link to the new address, and a notice to the present one. The caller has just verified password and second
 * factor. The answer does not tell whether another account has the new address; its owner learns of it by mail.
 */
export async function requestEmailChange(
  accounts: Accounts,
  { user, network, language, email }: MailRequest & { readonly email: string },
): Promise<{ readonly fault: 'email_invalid' } | Locked | undefined> {
  const { database, publicUrl } = accounts;
  if (parseEmail(email) === undefined) return { fault: 'email_invalid' };
  const allowed = await allowMail(accounts, { email, network });
  if (typeof allowed === 'object') return allowed;
  if (allowed !== 'ok') return undefined;
  const { id: userId } = user;
  await database.transaction(async (transaction) => {
    await deleteAccountLinks(database, transaction, userId, ['new_email']);
    const owner = await findOwnerByEmail(accounts, transaction, email);
    const link = await createLink(accounts, transaction, { purpose: 'new_email', userId, email, passwordHash: null });
    const mail =
      owner === undefined
        ? ({ name: 'new_email', link } as const)
        : ({ name: 'new_email_exists', link: `${publicUrl}/sign-in` } as const);
    await queueRequestedMail(accounts, transaction, { recipient: email, language, ...mail });
    await queueNotice(accounts, transaction, { userId, notice: 'email_changing' });
  });
  return undefined;
}

/**
 * Changes the address with the mailed link, in a session of the same user. The old address gets a notice, withdrawals
 * wait, and all other sessions end. False if the link is not usable, or another account has the address by now.
 */
export async function confirmEmailChange(
  accounts: Accounts,
  { user, session, token }: { readonly user: SignedInUser; readonly session: Session; readonly token: string },
): Promise<boolean> {
  const { database, clock } = accounts;
  const nowMs = clock.nowMs();
  const tokenHash = hashToken(token);
  const link = await findAccountLink(accounts, { purpose: 'new_email', tokenHash, nowMs });
  if (link?.userId !== user.id || link.email === null) return false;
  const { userId, email } = link;
  const changed = await database.transaction(async (transaction) => {
    const owner = await findOwner(accounts, transaction, userId);
    if (owner === undefined || !(await consumeAccountLink(accounts, transaction, link))) return false;
    if (!(await updateEmail(accounts, transaction, { userId, email, nowMs }))) return false;
    await deleteAccountLinks(database, transaction, userId, ['reset', 'verify', 'new_email']);
    await holdWithdrawals(accounts, transaction, userId, nowMs + accounts.withdrawalHoldMs);
    await queueNotice(accounts, transaction, { userId, notice: 'email_changed', recipient: owner.email });
    return true;
  });
  if (changed) await endUserSessions(accounts, userId, session);
  return changed;
}
