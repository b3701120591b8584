/** Recognizes the browsers in which a user has signed in before, and tells the user of a sign-in with another one. */
import { recordDevice } from '../store/identity/knownDevices';
import type { SignInOutcome } from '../store/identity/signIns';
import { hashToken, newToken } from '../store/secrets/tokens';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';
import { type Device, describeDevice } from './device';
import { recordSignInOutcome } from './signInHistory';

const COOKIE = /^[\w-]{43}$/;

/** Called when a sign-in is complete, with how it was. Returns the device cookie to set. */
export async function recordSignIn(
  accounts: Accounts,
  userId: number,
  { device, outcome }: { readonly device: Device; readonly outcome: SignInOutcome },
): Promise<string> {
  await recordSignInOutcome(accounts, { userId, outcome, device });
  const { database, clock } = accounts;
  const cookie = device.cookie !== undefined && COOKIE.test(device.cookie) ? device.cookie : newToken();
  await database.transaction(async (transaction) => {
    const deviceHash = hashToken(`${userId}\n${cookie}`);
    const seen = await recordDevice(database, transaction, { userId, deviceHash, nowMs: clock.nowMs() });
    if (seen === 'new')
      await queueNotice(accounts, transaction, { userId, notice: 'new_device', detail: describeDevice(device) });
  });
  return cookie;
}
