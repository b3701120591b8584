/** Checks and changes the password of a signed-in user. */
import { findPassword, updatePassword } from '../store/identity/passwords';
import type { Accounts } from './accounts';
import { type Locked, runPasswordAttempt } from './failedAttempts';
import { type PasswordFault, passwordFault } from './passwordRules';
import { endUserSessions, openSession, type SignedInUser } from './sessions';

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
  const record = await findPassword(accounts.database, user.id);
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

/** Changes the password, ends all sessions and opens a new one. The caller has just verified the old password. */
export async function changePassword(
  accounts: Accounts,
  user: SignedInUser,
  password: string,
): Promise<{ readonly cookie: string }> {
  const { database, clock, hashing } = accounts;
  await updatePassword(database, { userId: user.id, hash: await hashing.hash(password) }, clock.nowMs());
  await endUserSessions(accounts, user.id);
  return { cookie: await openSession(accounts, user.id, 'full') };
}
