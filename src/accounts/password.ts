/** Checks and changes the password of a signed-in user. */
import { deleteAccountLinks } from '../store/identity/accountLinks';
import { findPassword } from '../store/identity/passwords';
import { deleteUserSessions } from '../store/identity/sessions';
import { setPassword } from '../store/identity/userAccounts';
import { holdWithdrawals } from '../store/identity/withdrawalHolds';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';
import { type Locked, runPasswordAttempt } from './failedAttempts';
import { type PasswordFault, passwordFault } from './passwordRules';
import { openSession, type SignedInUser } from './sessions';

export interface PasswordProof {
  readonly user: SignedInUser;
  readonly password: string;
  /** The caller's network address, for counting failures. */
  readonly network: string;
}

/** Returns undefined if the password is correct. Failures count like failed sign-ins. */
export async function requirePassword(
  accounts: Accounts,
  { user, password, network }: PasswordProof,
): Promise<{ readonly fault: 'missing' | 'wrong' } | Locked | undefined> {
  if (password === '') return { fault: 'missing' };
  const record = await findPassword(accounts.database, accounts.masterKeys, user.id);
  const tried = await runPasswordAttempt(accounts, { email: user.email, network }, () =>
    accounts.hashing.verify(record?.hash, password),
  );
  if (tried.lockedForMs !== undefined) return tried;
  if (!tried.isRight) return { fault: 'wrong' };
  return undefined;
}

/** The rule that a new password breaks; undefined if it is acceptable. */
export function newPasswordFault(user: SignedInUser, password: string): PasswordFault | undefined {
  return passwordFault(password, user.email);
}

/**
 * Changes the password, ends all sessions and opens a new one. Withdrawals wait, and the user gets a notice. The caller
 * has just verified the old password.
 */
export async function changePassword(
  accounts: Accounts,
  user: SignedInUser,
  password: string,
): Promise<{ readonly cookie: string }> {
  const { database, clock, hashing } = accounts;
  const hash = await hashing.hash(password);
  const { id: userId } = user;
  const nowMs = clock.nowMs();
  await database.transaction(async (transaction) => {
    await setPassword(database, transaction, { userId, hash, nowMs, keys: accounts.masterKeys });
    await deleteUserSessions(transaction, userId, undefined);
    await deleteAccountLinks(database, transaction, userId, ['reset']);
    await holdWithdrawals(database, transaction, userId, nowMs + accounts.withdrawalHoldMs);
    await queueNotice(accounts, transaction, { userId, notice: 'password_changed' });
  });
  return { cookie: await openSession(accounts, user.id, 'full') };
}
