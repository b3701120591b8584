/** Lets users who forgot their password choose a new one, with a link that is mailed to their address. */

import { hashToken } from '../../foundation/secrets/tokens';
import {
  type AccountLink,
  consumeAccountLink,
  deleteAccountLinks,
  deleteExpiredAccountLinks,
  findAccountLink,
} from '../../store/identity/accountLinks';
import { isSecondFactorOn } from '../../store/identity/secondFactors';
import { deleteUserSessions } from '../../store/identity/sessions';
import { findOwnerByEmail, markEmailVerified, setPassword } from '../../store/identity/userAccounts';
import { holdWithdrawals } from '../../store/identity/withdrawalHolds';
import { createLink, queueNotice, queueRequestedMail } from './accountMail';
import type { Accounts } from './accounts';
import type { Device } from './device';
import { originOf, rememberDevice } from './devices';
import { parseEmail } from './email';
import type { Locked } from './failedAttempts';
import { allowMail } from './mailLimits';
import { type PasswordFault, passwordFault } from './passwordRules';
import { endProgramAccess } from './programAccess';
import { type CodeFault, requireFreshSecondFactor } from './secondFactor';

/**
 * Mails a link if the address has an account, and otherwise a mail that says so. Both do the same work, so neither the
 * answer nor its time tells which it was.
 */
export async function requestPasswordReset(
  accounts: Accounts,
  { email, network, language }: { readonly email: string; readonly network: string; readonly language: string },
): Promise<Locked | undefined> {
  const { database, clock, publicUrl } = accounts;
  const recipient = parseEmail(email);
  const allowed = await allowMail(accounts, { email, network });
  if (typeof allowed === 'object') return allowed;
  await deleteExpiredAccountLinks(database, clock.nowMs());
  if (recipient === undefined || allowed !== 'ok') return undefined;
  await database.transaction(async (transaction) => {
    const owner = await findOwnerByEmail(accounts, transaction, recipient);
    // The link of an address without an account belongs to nobody, and is not sent.
    const link = await createLink(accounts, transaction, {
      purpose: 'reset',
      userId: owner?.id ?? null,
      email: recipient,
      passwordHash: null,
    });
    const mail =
      owner === undefined
        ? ({ name: 'reset_unknown', link: `${publicUrl}/sign-up` } as const)
        : ({ name: 'reset', link } as const);
    await queueRequestedMail(accounts, transaction, { recipient: owner?.email ?? recipient, language, ...mail });
  });
  return undefined;
}

/** A usable link: whose password it changes, and whether that needs a code as well. */
export async function findReset(
  accounts: Accounts,
  token: string,
): Promise<{ readonly link: AccountLink; readonly userId: number; readonly hasSecondFactor: boolean } | undefined> {
  const { database, clock } = accounts;
  const link = await findAccountLink(accounts, {
    purpose: 'reset',
    tokenHash: hashToken(token),
    nowMs: clock.nowMs(),
  });
  if (link?.userId == null) return undefined;
  return {
    link,
    userId: link.userId,
    hasSecondFactor: await isSecondFactorOn(database, accounts.masterKeys, link.userId),
  };
}

/**
 * Sets the new password. A user with a second factor must also enter a code or a recovery code, so that the mailbox alone
 * is not enough. Ends all sessions, makes withdrawals wait, and proves the address. `endsPrograms`: also revokes API keys
 * and disconnects apps. The device then counts as one that the user has used before, so that strangers' guesses cannot
 * prevent the next sign-in.
 */
export async function resetPassword(
  accounts: Accounts,
  {
    token,
    password,
    code,
    endsPrograms,
    device,
    network,
  }: {
    readonly token: string;
    readonly password: string;
    readonly code: string | undefined;
    readonly endsPrograms: boolean;
    readonly device: Device;
    readonly network: string;
  },
): Promise<
  { readonly fault: 'link' | PasswordFault } | { readonly codeFault: CodeFault } | { readonly deviceCookie: string }
> {
  const { database, clock, hashing } = accounts;
  const found = await findReset(accounts, token);
  if (found === undefined) return { fault: 'link' };
  const { link, userId, hasSecondFactor } = found;
  const email = link.email ?? '';
  const fault = passwordFault(password, email);
  if (fault !== undefined) return { fault };
  const hash = await hashing.hash(password, { ip: device.ip, userId });
  const origin = await originOf(accounts, userId, { device, network });
  const codeFault = await requireFreshSecondFactor(accounts, { id: userId, hasSecondFactor }, code, origin);
  if (codeFault !== undefined) return { codeFault };
  const nowMs = clock.nowMs();
  const done = await database.transaction(async (transaction) => {
    if (!(await consumeAccountLink(accounts, transaction, link))) return false;
    await setPassword(database, transaction, { userId, hash, nowMs, keys: accounts.masterKeys });
    // Before the user's row is locked: a request for a listen key locks the API key first, and then the user.
    if (endsPrograms) await endProgramAccess(accounts, transaction, userId);
    await markEmailVerified(accounts, transaction, { userId, email, nowMs });
    await deleteAccountLinks(database, transaction, userId, ['reset', 'new_email']);
    await deleteUserSessions(transaction, userId, undefined);
    await holdWithdrawals(accounts, transaction, userId, nowMs + accounts.withdrawalHoldMs);
    await queueNotice(accounts, transaction, { userId, notice: 'password_changed' });
    return true;
  });
  return done ? { deviceCookie: await rememberDevice(accounts, userId, device) } : { fault: 'link' };
}
