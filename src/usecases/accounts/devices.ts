/** Recognizes the browsers in which a user has signed in before, and tells the user of a sign-in with another one. */

import { hashToken, newToken } from '../../foundation/secrets/tokens';
import { isKnownDevice, knownDeviceHash, recordDevice } from '../../store/identity/knownDevices';
import type { SignInOutcome } from '../../store/identity/signIns';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';
import { type Device, describeDevice } from './device';
import type { GuessOrigin } from './failedAttempts';
import { recordSignInOutcome } from './signInHistory';

const COOKIE = /^[\w-]{43}$/;

/** Called when a sign-in is complete, with how it was. Returns the device cookie to set. */
export async function recordSignIn(
  accounts: Accounts,
  userId: number,
  { device, outcome }: { readonly device: Device; readonly outcome: SignInOutcome },
): Promise<string> {
  await recordSignInOutcome(accounts, { userId, outcome, device });
  return rememberDevice(accounts, userId, device);
}

/** Records that the user has signed in with this browser. Returns the device cookie to set. */
export async function rememberDevice(accounts: Accounts, userId: number, device: Device): Promise<string> {
  const { database, clock } = accounts;
  const cookie = device.cookie !== undefined && COOKIE.test(device.cookie) ? device.cookie : newToken();
  await database.transaction(async (transaction) => {
    const deviceHash = hashDevice(accounts, userId, cookie);
    const seen = await recordDevice(database, transaction, { userId, deviceHash, nowMs: clock.nowMs() });
    if (seen === 'new')
      await queueNotice(accounts, transaction, { userId, notice: 'new_device', detail: describeDevice(device) });
  });
  return cookie;
}

/**
 * Where an attempt to sign in comes from: the device, if the user has signed in with it before. Without a user, the same
 * query is made, so that the time does not tell whether an account exists.
 */
export async function originOf(
  accounts: Accounts,
  userId: number | undefined,
  { device, network }: { readonly device: Device; readonly network: string },
): Promise<GuessOrigin> {
  const { cookie, ip } = device;
  if (cookie === undefined || !COOKIE.test(cookie)) return { kind: 'network', network, ip };
  const hash = hashDevice(accounts, userId ?? 0, cookie);
  const isKnown = await isKnownDevice(accounts.database, userId ?? 0, hash);
  return isKnown ? { kind: 'device', hash } : { kind: 'network', network, ip };
}

function hashDevice({ masterKeys }: Accounts, userId: number, cookie: string): string {
  return knownDeviceHash(masterKeys, userId, hashToken(`${userId}\n${cookie}`));
}
