import { findPasswordByEmail, type PasswordRecord, updatePassword } from '../store/passwords';
import { isSecondFactorOn } from '../store/secondFactors';
import type { Accounts } from './accounts';
import { attemptPassword, type Locked } from './attempts';
import { plainEmail } from './email';
import { HashingBusy } from './passwordHashing';
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
  const { database, hashing } = accounts;
  const known = plainEmail(email);
  const record = known === undefined ? undefined : await findPasswordByEmail(database, known);
  const tried = await attemptPassword(accounts, { email, network }, () => hashing.verify(record?.hash, password));
  if (tried.lockedForMs !== undefined) return tried;
  if (record === undefined || !tried.isRight) return { fault: 'wrong' };
  await keepHashCurrent(accounts, record, password);
  const isHalf = await isSecondFactorOn(database, record.userId);
  return {
    cookie: await openSession(accounts, record.userId, isHalf ? 'password' : 'full'),
    next: isHalf ? 'second_factor' : 'done',
  };
}

/** Only now is the password known again, so only now can its hash be made as costly as hashes are today. When everybody signs in at once, another time will do. */
async function keepHashCurrent(
  { database, clock, hashing }: Accounts,
  { userId, hash }: PasswordRecord,
  password: string,
): Promise<void> {
  if (!hashing.isOutdated(hash)) return;
  try {
    await updatePassword(database, { userId, hash: await hashing.hash(password) }, clock.nowMs());
  } catch (error) {
    if (!(error instanceof HashingBusy)) throw error;
  }
}
