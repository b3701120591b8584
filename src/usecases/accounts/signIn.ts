/** Signs a user in with e-mail address and password. */
import { findPasswordByEmail, type PasswordRecord, updatePassword } from '../../store/identity/passwords';
import { isSecondFactorOn } from '../../store/identity/secondFactors';
import type { Accounts } from './accounts';
import type { Device } from './device';
import { originOf, recordSignIn } from './devices';
import { parseSignInName } from './email';
import { type Locked, runGuess } from './failedAttempts';
import { HashingQueueFull } from './passwordHashing';
import { openSession } from './sessions';
import { recordSignInOutcome } from './signInHistory';

export type SignInResult =
  /** `deviceCookie`: only when the sign-in is complete. */
  | { readonly cookie: string; readonly next: 'second_factor' | 'done'; readonly deviceCookie?: string }
  /** No such account, an account without a password, or a wrong password. Clients must not learn which. */
  | { readonly fault: 'wrong' }
  | Locked;

/** Throws `HashingQueueFull` for a delayed network. A device that may be known is looked up first, by `signIn`. */
export function refuseDelayedSignIn({ hashing }: Pick<Accounts, 'hashing'>, device: Device): void {
  if (device.cookie === undefined) hashing.refuseDelayed(device.ip);
}

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
  const address = parseSignInName(email);
  const record = address === undefined ? undefined : await findPasswordByEmail(database, masterKeys, address);
  const origin = await originOf(accounts, record?.userId, { device, network });
  if (origin.kind === 'network') hashing.refuseDelayed(device.ip);
  const requester = { ip: device.ip, userId: origin.kind === 'device' ? record?.userId : undefined };
  const guess = { secret: 'password', account: email, origin } as const;
  const tried = await runGuess(accounts, guess, () => hashing.verify(record?.hash, password, requester));
  if (tried.lockedForMs !== undefined) return tried;
  if (record === undefined || !tried.isRight) {
    await recordSignInOutcome(accounts, { userId: record?.userId, outcome: 'wrong_password', device });
    return { fault: 'wrong' };
  }
  await upgradeHash(accounts, record, password, device.ip);
  const needsSecondFactor = await isSecondFactorOn(database, masterKeys, record.userId);
  if (needsSecondFactor)
    return { cookie: await openSession(accounts, record.userId, { stage: 'password', device }), next: 'second_factor' };
  const deviceCookie = await recordSignIn(accounts, record.userId, { device, outcome: 'password' });
  return { cookie: await openSession(accounts, record.userId, { stage: 'full', device }), next: 'done', deviceCookie };
}

/**
 * Renews an outdated hash while the password is known. Skipped if the hashing queue is full, because a later sign-in
 * can do it.
 */
async function upgradeHash(
  { database, masterKeys, clock, hashing }: Accounts,
  { userId, hash }: PasswordRecord,
  password: string,
  ip: string,
): Promise<void> {
  if (!hashing.isOutdated(hash)) return;
  try {
    const record = { userId, hash: await hashing.hash(password, { ip, userId }) };
    await updatePassword(database, masterKeys, record, clock.nowMs());
  } catch (error) {
    if (!(error instanceof HashingQueueFull)) throw error;
  }
}
