/**
 * Secrets at rest: AES-256-GCM under a master key, bound to the row that holds them, so that a dump without the master
 * key shows nothing and two rows' secrets cannot be swapped. Never logs, never returns a master key.
 *
 * Sealed text: `<key id>.<base64url of nonce, tag and ciphertext>`. The key id is derived from the key, so that a second
 * key in the file opens what it once sealed while the first seals everything new: that is a rotation.
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
  /** Id of the key that seals. */
  readonly current: string;
  readonly byId: ReadonlyMap<string, KeyObject>;
}

/** The row a secret lives in: `{table: 'api_keys', id: 7}`. */
export interface SealedPlace {
  readonly table: string;
  readonly id: number;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const MASTER_KEY_PATTERN = /^[0-9a-f]{64}$/;

/** Reads a master key file: one key a line, 64 hex characters, the first one seals. Throws when the file holds anything else. */
export function readMasterKeys(text: string): MasterKeys {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const byId = new Map(lines.map((line) => [masterKeyId(line), masterKey(line)]));
  const first = lines[0];
  if (first === undefined) throw new Error('the master key file is empty: it needs a line of 64 hex characters');
  return { current: masterKeyId(first), byId };
}

/** From the setting itself, or from its file. */
export function loadMasterKeys({
  masterKey,
  masterKeyFile,
}: {
  readonly masterKey: string;
  readonly masterKeyFile: string;
}): MasterKeys {
  return readMasterKeys(masterKey === '' ? readFileSync(masterKeyFile, 'utf8') : masterKey.replaceAll(' ', '\n'));
}

export function seal(keys: MasterKeys, place: SealedPlace, plaintext: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyById(keys, keys.current), nonce);
  cipher.setAAD(associatedData(place));
  const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return `${keys.current}.${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
}

/** Throws when the key is not ours, the text was changed, or it was sealed for another row. */
export function open(keys: MasterKeys, place: SealedPlace, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(sealed.indexOf('.') + 1), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyById(keys, sealedKeyId(sealed)), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(associatedData(place));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** Which master key a sealed text needs. */
export function sealedKeyId(sealed: string): string {
  return sealed.slice(0, sealed.indexOf('.'));
}

function masterKey(line: string): KeyObject {
  if (!MASTER_KEY_PATTERN.test(line)) throw new Error('a master key is a line of 64 hex characters');
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

function associatedData(place: SealedPlace): Buffer {
  return Buffer.from(`${place.table}/${place.id}`, 'utf8');
}
