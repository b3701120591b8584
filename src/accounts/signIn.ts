/** Signs a user in with e-mail address and password. */
import { findPasswordByEmail, type PasswordRecord, updatePassword } from '../store/identity/passwords';
import { isSecondFactorOn } from '../store/identity/secondFactors';
import type { Accounts } from './accounts';
import { type Device, recordSignIn } from './devices';
import { parseEmail } from './email';
import { type Locked, runPasswordAttempt } from './failedAttempts';
import { HashingQueueFull } from './passwordHashing';
import { openSession } from './sessions';

export type SignInResult =
  /** `deviceCookie`: only when the sign-in is complete. */
  | { readonly cookie: string; readonly next: 'second_factor' | 'done'; readonly deviceCookie?: string }
  /** No such account, an account without a password, or a wrong password. Clients must not learn which. */
  | { readonly fault: 'wrong' }
  | Locked;

/**
 * Opens a session if the password is correct. If the user has a second factor, the session has no rights until the
 * second factor is verified. `network`: the caller's network address.
 */
export async function signIn(
  accounts: Accounts,
  {
    email,
    password,
    network,
    device,
  }: { readonly email: string; readonly password: string; readonly network: string; readonly device: Device },
): Promise<SignInResult> {
  const { database, masterKeys, hashing } = accounts;
  const address = parseEmail(email);
  const record = address === undefined ? undefined : await findPasswordByEmail(database, masterKeys, address);
  const tried = await runPasswordAttempt(accounts, { email, network }, () => hashing.verify(record?.hash, password));
  if (tried.lockedForMs !== undefined) return tried;
  if (record === undefined || !tried.isRight) return { fault: 'wrong' };
  await upgradeHash(accounts, record, password);
  const needsSecondFactor = await isSecondFactorOn(database, record.userId);
  if (needsSecondFactor)
    return { cookie: await openSession(accounts, record.userId, 'password'), next: 'second_factor' };
  const deviceCookie = await recordSignIn(accounts, record.userId, device);
  return { cookie: await openSession(accounts, record.userId, 'full'), next: 'done', deviceCookie };
}

/**
 * Renews an outdated hash while the password is known. Skipped if the hashing queue is full, because a later sign-in
 * can do it.
 */
async function upgradeHash(
  { database, masterKeys, clock, hashing }: Accounts,
  { userId, hash }: PasswordRecord,
  password: string,
): Promise<void> {
  if (!hashing.isOutdated(hash)) return;
  try {
    await updatePassword(database, masterKeys, { userId, hash: await hashing.hash(password) }, clock.nowMs());
  } catch (error) {
    if (!(error instanceof HashingQueueFull)) throw error;
  }
}
