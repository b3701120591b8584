/**
 * Encryption of secrets at rest: AES-256-GCM with a master key. The row that contains the secret is authenticated with
 * it, so that a database dump is useless without the master key, and secrets of two rows cannot be swapped. This file
 * never logs or returns a master key.
 *
 * Format: `<key id>.<base64url of nonce, tag and ciphertext>`. The key id is derived from the key. The first key of the
 * file encrypts all new secrets; further keys only decrypt what they once encrypted. This allows key rotation.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { readFileSync } from 'node:fs';

export interface MasterKeys {
  /** Id of the key that encrypts. */
  readonly current: string;
  readonly byId: ReadonlyMap<string, KeyObject>;
}

/** The row that contains a secret: `{table: 'api_keys', id: 7}`. */
export interface SecretLocation {
  readonly table: string;
  readonly id: number;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MASTER_KEY_PATTERN = /^[0-9a-f]{64}$/;

/** Parses a master key file: one key per line, 64 hex characters each; the first one encrypts. Throws otherwise. */
export function parseMasterKeys(text: string): MasterKeys {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const byId = new Map(lines.map((line) => [masterKeyId(line), masterKey(line)]));
  const first = lines[0];
  if (first === undefined) throw new Error('the master key file is empty: it needs a line of 64 hex characters');
  return { current: masterKeyId(first), byId };
}

/** Loads the master keys from the setting itself, or from the file that it names. */
export function loadMasterKeys({
  masterKey,
  masterKeyFile,
}: {
  readonly masterKey: string;
  readonly masterKeyFile: string;
}): MasterKeys {
  return parseMasterKeys(masterKey === '' ? readFileSync(masterKeyFile, 'utf8') : masterKey.replaceAll(' ', '\n'));
}

export function encryptSecret(keys: MasterKeys, location: SecretLocation, plaintext: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyById(keys, keys.current), nonce);
  cipher.setAAD(associatedData(location));
  const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return `${keys.current}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
}

/** Throws if the master key is unknown, the text was changed, or it was encrypted for another row. */
export function decryptSecret(keys: MasterKeys, location: SecretLocation, encrypted: string): string {
  const bytes = Buffer.from(encrypted.slice(encrypted.indexOf('.') + 1), 'base64url');
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyById(keys, masterKeyIdOf(encrypted)),
    bytes.subarray(0, NONCE_BYTES),
    {
      authTagLength: TAG_BYTES,
    },
  );
  decipher.setAAD(associatedData(location));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Id of the master key that an encrypted text needs. */
export function masterKeyIdOf(encrypted: string): string {
  return encrypted.slice(0, encrypted.indexOf('.'));
}

function masterKey(line: string): KeyObject {
  if (!MASTER_KEY_PATTERN.test(line)) throw new Error('a master key must be a line of 64 lower-case hex characters');
  return createSecretKey(line, 'hex');
}

function masterKeyId(line: string): string {
  return createHash('sha256').update(`talad master key id\n${line}`).digest('hex').slice(0, 8);
}

function keyById(keys: MasterKeys, id: string): KeyObject {
  const key = keys.byId.get(id);
  if (key === undefined) throw new Error(`no master key with id ${id}`);
  return key;
}

function associatedData({ table, id }: SecretLocation): Buffer {
  return Buffer.from(`${table}/${id}`, 'utf8');
}
