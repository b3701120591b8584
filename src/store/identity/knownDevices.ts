/** The table `known_devices`: the browsers in which a user has signed in, by the keyed hash of a cookie. */
import type { Knex } from 'knex';
import { unlessDuplicate } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

const TABLE = 'known_devices';

/** The hash of a device's cookie as it is stored. */
export function knownDeviceHash(keys: SecretKeys, userId: number, cookieHash: string): string {
  return keyedHash(keys, `device/${userId}`, cookieHash);
}

/**
 * Records a sign-in. `known`: the user has used the device before. `first`: the user has used no device before. `new`:
 * otherwise.
 */
export async function recordDevice(
  database: Knex,
  transaction: Knex,
  { userId, deviceHash, nowMs }: { readonly userId: number; readonly deviceHash: string; readonly nowMs: number },
): Promise<'known' | 'first' | 'new'> {
  const device = { user_id: userId, device_hash: deviceHash };
  if ((await withTimeout(database, transaction(TABLE).where(device).update({ seen_at_ms: nowMs }))) > 0) return 'known';
  const row = { ...device, created_at_ms: nowMs, seen_at_ms: nowMs };
  if ((await unlessDuplicate(withTimeout(database, transaction(TABLE).insert(row)))) === undefined) return 'known';
  return (await countRows(database, transaction(TABLE).where('user_id', userId))) === 1 ? 'first' : 'new';
}

export async function isKnownDevice(database: Knex, userId: number, deviceHash: string): Promise<boolean> {
  const query = database(TABLE).where({ user_id: userId, device_hash: deviceHash }).first('user_id');
  const row: object | undefined = await withTimeout(database, query);
  return row !== undefined;
}
