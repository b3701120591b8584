/**
 * The keys of a running server: the master keys, and two keys derived from the master key, one for hashes of tokens and
 * one for the log of operators' actions. The derived keys are stored in `sealed_values`, encrypted with the master key,
 * so that they stay the same when the master key is changed, and hashes of tokens and the log stay verifiable.
 */
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Knex } from 'knex';
import { decryptSecret, encryptSecret, type MasterKeys, type SecretKeys } from '../../foundation/secrets/encryption';
import { withTimeout } from '../connection/database';
import { secretLocation } from './boundColumns';

export type { SecretKeys } from '../../foundation/secrets/encryption';

const TABLE = 'sealed_values';
const DERIVED_KEYS = {
  tokenKey: { id: 1, purpose: 'token_key' },
  actionKey: { id: 2, purpose: 'action_key' },
} as const;
const KEY_BYTES = 32;

/** Loads the derived keys, and stores them when the first server of this version starts. */
export async function loadSecretKeys(
  database: Knex,
  masterKeys: MasterKeys,
  onMismatch?: SecretKeys['onMismatch'],
): Promise<SecretKeys> {
  return {
    ...masterKeys,
    tokenKey: await loadDerivedKey(database, masterKeys, 'tokenKey'),
    actionKey: await loadDerivedKey(database, masterKeys, 'actionKey'),
    ...(onMismatch && { onMismatch }),
  };
}

/** The keys of an exchange whose master key was never changed. */
export function deriveSecretKeys(masterKeys: MasterKeys): SecretKeys {
  const derived = (name: keyof typeof DERIVED_KEYS): KeyObject =>
    createSecretKey(deriveKey(masterKeys, DERIVED_KEYS[name].purpose), 'hex');
  return { ...masterKeys, tokenKey: derived('tokenKey'), actionKey: derived('actionKey') };
}

/** A key for one purpose, which reveals nothing of the master key: 64 hex characters. */
export function deriveKey(masterKeys: MasterKeys, purpose: string, masterKeyId = masterKeys.current): string {
  const master = masterKeys.byId.get(masterKeyId);
  if (master === undefined) throw new Error(`no master key with id ${masterKeyId}`);
  return Buffer.from(hkdfSync('sha256', master, '', `talad ${purpose}`, KEY_BYTES)).toString('hex');
}

async function loadDerivedKey(
  database: Knex,
  masterKeys: MasterKeys,
  name: keyof typeof DERIVED_KEYS,
): Promise<KeyObject> {
  const { id, purpose } = DERIVED_KEYS[name];
  const stored = await readSealedValue(database, masterKeys, { id, purpose });
  if (stored !== undefined) return createSecretKey(stored, 'hex');
  const key = deriveKey(masterKeys, purpose);
  await insertSealedValue(database, masterKeys, { id, purpose }, key);
  // Another server may have stored it first, with another of the master keys.
  const first = await readSealedValue(database, masterKeys, { id, purpose });
  return createSecretKey(first ?? key, 'hex');
}

/** All values of a server of this version that has led. */
const SEALED_VALUES: readonly SealedValueName[] = [
  ...Object.values(DERIVED_KEYS),
  { id: 3, purpose: 'secret_upgrade' },
  { id: 4, purpose: 'password_upgrade' },
  { id: 5, purpose: 'credential_upgrade' },
  { id: 6, purpose: 'row_code_upgrade' },
  { id: 7, purpose: 'lives' },
];

/** The purposes of values that are missing. Throws if one was changed in the table. */
export async function findMissingSealedValues(database: Knex, masterKeys: MasterKeys): Promise<string[]> {
  const missing: string[] = [];
  for (const name of SEALED_VALUES)
    if ((await readSealedValue(database, masterKeys, name)) === undefined) missing.push(name.purpose);
  return missing;
}

export interface SealedValueName {
  readonly id: number;
  readonly purpose: string;
}

/** Throws if the value was changed in the table, or if the master key that encrypted it is unknown. */
export async function readSealedValue(
  database: Knex,
  masterKeys: MasterKeys,
  { id, purpose }: SealedValueName,
): Promise<string | undefined> {
  const row: { readonly sealed_value: string } | undefined = await withTimeout(
    database,
    database(TABLE).where('id', id).first('sealed_value'),
  );
  if (row === undefined) return undefined;
  return decryptSecret(masterKeys, secretLocation(TABLE, id, { purpose }), row.sealed_value);
}

/** Keeps a value that is already stored. */
export async function insertSealedValue(
  database: Knex,
  masterKeys: MasterKeys,
  { id, purpose }: SealedValueName,
  value: string,
): Promise<void> {
  const row = {
    id,
    purpose,
    sealed_value: encryptSecret(masterKeys, secretLocation(TABLE, id, { purpose }), value),
  };
  await withTimeout(database, database(TABLE).insert(row).onConflict('id').ignore());
}

/** Stores a value in place of the one that is stored. */
export async function replaceSealedValue(
  database: Knex,
  masterKeys: MasterKeys,
  { id, purpose }: SealedValueName,
  value: string,
): Promise<void> {
  const sealed = { sealed_value: encryptSecret(masterKeys, secretLocation(TABLE, id, { purpose }), value) };
  await withTimeout(
    database,
    database(TABLE)
      .insert({ id, purpose, ...sealed })
      .onConflict('id')
      .merge(sealed),
  );
}

/** HMAC-SHA256: 64 hex characters. */
export function keyedDigest(key: KeyObject | string, text: string): string {
  return createHmac('sha256', key).update(text, 'utf8').digest('hex');
}

const KEYED_HASH = /^k1\.[\w-]{43}$/;

/**
 * The form in which the hash of a token is stored: keyed, so that a writer of the tables cannot insert the hash of a
 * token of their own. `context` says what the token is for and what it allows, for example `session/7` for a session of
 * user 7, so that a hash is useless in another row.
 */
export function keyedHash({ tokenKey }: Pick<SecretKeys, 'tokenKey'>, context: string, tokenHash: string): string {
  return `k1.${createHmac('sha256', tokenKey).update(`${context}\n${tokenHash}`, 'utf8').digest('base64url')}`;
}

export function isKeyedHash(hash: string): boolean {
  return KEYED_HASH.test(hash);
}
