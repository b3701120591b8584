/** The password of somebody who is signed in: asked for again, and changed. */
import { findPassword, updatePassword } from '../store/passwords';
import type { Accounts } from './accounts';
import { attemptPassword, type Locked } from './attempts';
import { type PasswordFault, passwordFault } from './passwordRules';
import { endSessionsOf, openSession, type SignedInUser } from './sessions';

export interface PasswordProof {
  readonly user: SignedInUser;
  readonly password: string;
  /** Where the caller is. */
  readonly network: string;
}

/** Undefined when it is the user's password. Failures count as failures to sign in do. */
export async function requirePassword(
  accounts: Accounts,
  { user, password, network }: PasswordProof,
): Promise<{ readonly fault: 'missing' | 'wrong' } | Locked | undefined> {
  if (password === '') return { fault: 'missing' };
  const record = await findPassword(accounts.database, user.id);
  const tried = await attemptPassword(accounts, { email: user.email, network }, () =>
    accounts.hashing.verify(record?.hash, password),
  );
  if (tried.lockedForMs !== undefined) return tried;
  if (!tried.isRight) return { fault: 'wrong' };
  return undefined;
}

/** Why it may not become the user's password; undefined when it may. */
export function newPasswordFault(user: SignedInUser, password: string): PasswordFault | undefined {
  return passwordFault(password, user.email);
}

/** The new password and a new session; every other one ends. The caller has just been asked for the old one. */
export async function changePassword(
  accounts: Accounts,
  user: SignedInUser,
  password: string,
): Promise<{ readonly cookie: string }> {
  const { database, clock, hashing } = accounts;
  await updatePassword(database, { userId: user.id, hash: await hashing.hash(password) }, clock.nowMs());
  await endSessionsOf(accounts, user.id);
  return { cookie: await openSession(accounts, user.id, 'full') };
}
