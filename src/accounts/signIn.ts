import { findPasswordByEmail, updatePassword } from '../store/passwords';
import { isSecondFactorOn } from '../store/secondFactors';
import type { Accounts } from './accounts';
import { beginAttempt, type Locked, passwordSubjects } from './attempts';
import { plainEmail } from './email';
import { openSession } from './sessions';

export type SignInAnswer =
  | { readonly cookie: string; readonly next: 'second_factor' | 'done' }
  /** No such account, one without a password, or another password: nobody is told which. */
  | { readonly fault: 'wrong' }
  | Locked;

/** A session for whoever knows the password; with a second factor it opens nothing before that is given too. `network`: where the caller is. */
export async function signIn(
  accounts: Accounts,
  { email, password, network }: { readonly email: string; readonly password: string; readonly network: string },
): Promise<SignInAnswer> {
  const { database, clock, hashing } = accounts;
  const attempt = await beginAttempt(accounts, passwordSubjects(accounts, email, network));
  if (attempt.lockedForMs !== undefined) return attempt;
  const known = plainEmail(email);
  const record = known === undefined ? undefined : await findPasswordByEmail(database, known);
  const matches = await hashing.verify(record?.hash, password);
  if (record === undefined || !matches) return { fault: 'wrong' };
  await attempt.succeeded(['account']);
  if (hashing.isOutdated(record.hash)) await updatePassword(database, { userId: record.userId, hash: await hashing.hash(password) }, clock.nowMs());
  const isHalf = await isSecondFactorOn(database, record.userId);
  return { cookie: await openSession(accounts, record.userId, isHalf ? 'password' : 'full'), next: isHalf ? 'second_factor' : 'done' };
}
