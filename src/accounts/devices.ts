/** Recognizes the browsers in which a user has signed in before, and tells the user of a sign-in with another one. */
import { recordDevice } from '../store/identity/knownDevices';
import { hashToken, newToken } from '../store/secrets/tokens';
import { queueNotice } from './accountMail';
import type { Accounts } from './accounts';

/** The browser of a request. */
export interface Device {
  /** The value of the device cookie; undefined if the browser has none. */
  readonly cookie: string | undefined;
  /** The `User-Agent` header. */
  readonly userAgent: string;
  readonly ip: string;
}

const COOKIE = /^[\w-]{43}$/;
const DESCRIPTION_LENGTH_MAX = 120;

/** Called when a sign-in is complete. Returns the device cookie to set. */
export async function recordSignIn(accounts: Accounts, userId: number, device: Device): Promise<string> {
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

/** The browser in a few printable characters, and its address. */
export function describeDevice({ userAgent, ip }: Pick<Device, 'userAgent' | 'ip'>): string {
  const browser = userAgent.replace(/[^ -~]/g, '').slice(0, DESCRIPTION_LENGTH_MAX);
  return browser === '' ? ip : `${ip}, ${browser}`;
}
