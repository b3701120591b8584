/**
 * Encryption of secrets at rest: AES-256-GCM with a master key. The row that contains the secret, and the columns that
 * say what the secret allows, are authenticated with it (`boundColumns.ts`). So a database dump is useless without the
 * master key, and a secret can be neither moved to another row nor given other rights by changing the tables. This file
 * never logs or returns a master key.
 *
 * Format 2: `<key id>.2.<base64url of nonce, tag and ciphertext>`. Format 1 has no `.2`, and authenticates only the table
 * and the id of the row; it is rewritten when a leader of this version starts first (`upgradeSecrets.ts`), and refused
 * afterwards. The key id is derived from the key. The first key of the file encrypts all new secrets; further keys only
 * decrypt what they once encrypted. This allows key rotation.
 */

import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { DamagedRow } from '../database/damagedRow';
import { readSettingFile, SettingFileFault } from '../settings/settingFile';
import { runMasterKeyCommand } from './masterKeyCommand';

export interface MasterKeys {
  /** Id of the key that encrypts. */
  readonly current: string;
  readonly byId: ReadonlyMap<string, KeyObject>;
}

/** The keys of a running server: the master keys, and the keys derived from them (`secretKeys.ts`). */
export interface SecretKeys extends MasterKeys {
  /** Key for hashes of tokens. */
  readonly tokenKey: KeyObject;
  /** Key for the log of operators' actions. */
  readonly actionKey: KeyObject;
  /** Called with the row whose secret does not belong to it, because the row or the secret was changed in the table. */
  readonly onMismatch?: (row: { readonly table: string; readonly id: number | string }) => void;
}

/** The row that contains a secret, with the columns that are authenticated with it; see `boundColumns.ts`. */
export interface SecretLocation {
  readonly table: string;
  readonly id: number;
  readonly bound: Readonly<Record<string, string | null>>;
}

/** The text was not encrypted for this row with these columns, or was changed, or its master key is unknown. */
export class SecretMismatch extends DamagedRow {
  override readonly name = 'SecretMismatch';
}

const COMMAND_TIMEOUT_MS = 10_000;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates the key id from the ciphertext in format 2. */
const BOUND_MARK = '.2.';
const MASTER_KEY_PATTERN = /^[0-9a-f]{64}$/;

/** Parses a master key file: one key per line, 64 hex characters each; the first one encrypts. Throws otherwise. */
export function parseMasterKeys(text: string): MasterKeys {
  const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const byId = new Map(lines.map((line) => [masterKeyId(line), masterKey(line)]));
  const first = lines[0];
  if (first === undefined) throw new Error('the master key file is empty: it needs a line of 64 hex characters');
  return { current: masterKeyId(first), byId };
}

export interface MasterKeySource {
  readonly masterKey: string;
  readonly masterKeyFile: string;
  /** A command that prints the key, for a key management service. */
  readonly masterKeyCommand?: string;
  readonly masterKeyCommandTimeoutMs?: number;
  /** Keys that only decrypt, while the master key is being changed. */
  readonly previousMasterKeyFile?: string;
  /** What the names of these settings begin with, for messages. */
  readonly settingPrefix?: string;
}

/**
 * Loads the master keys from the setting itself, from the output of a command, or from a file. Throws
 * `SettingFileFault`, or an error whose message is one line for the operator.
 */
export function loadMasterKeys(source: MasterKeySource): MasterKeys {
  const { previousMasterKeyFile = '', settingPrefix = '' } = source;
  const keys = currentKeys(source);
  if (previousMasterKeyFile === '') return keys;
  const previous = keysInFile(`${settingPrefix}PREVIOUS_MASTER_KEY_FILE`, previousMasterKeyFile);
  return { current: keys.current, byId: new Map([...previous.byId, ...keys.byId]) };
}

function currentKeys(source: MasterKeySource): MasterKeys {
  const { masterKey, masterKeyFile, masterKeyCommand = '', settingPrefix = '' } = source;
  if (masterKey !== '') return parseMasterKeys(masterKey.replaceAll(' ', '\n'));
  if (masterKeyCommand === '') return keysInFile(`${settingPrefix}MASTER_KEY_FILE`, masterKeyFile);
  const setting = `${settingPrefix}MASTER_KEY_COMMAND`;
  const output = runMasterKeyCommand(setting, masterKeyCommand, source.masterKeyCommandTimeoutMs ?? COMMAND_TIMEOUT_MS);
  return parsed(output, setting);
}

function keysInFile(setting: string, path: string): MasterKeys {
  return parsed(readSettingFile(setting, path), `${setting}: ${path}`);
}

function parsed(text: string, origin: string): MasterKeys {
  try {
    return parseMasterKeys(text);
  } catch (error) {
    throw new SettingFileFault(`${origin}: ${(error as Error).message}`);
  }
}

export function encryptSecret(keys: MasterKeys, location: SecretLocation, plaintext: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyById(keys, keys.current), nonce);
  cipher.setAAD(associatedData(location));
  const ciphertext = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return `${keys.current}${BOUND_MARK}${Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url')}`;
}

/**
 * Throws a `SecretMismatch` if the master key is unknown, or if the text was changed, was encrypted for another row, or
 * is in format 1.
 */
export function decryptSecret(keys: MasterKeys, location: SecretLocation, encrypted: string): string {
  if (!isBoundSecret(encrypted)) throw new SecretMismatch(`${placeName(location)}: the secret is not bound to its row`);
  return decrypt(keys, location, encrypted, associatedData(location));
}

/** Like `decryptSecret`, for texts of both formats. Only for the upgrade and for checks at a start. */
export function decryptSecretOfAnyFormat(keys: MasterKeys, location: SecretLocation, encrypted: string): string {
  return isBoundSecret(encrypted)
    ? decryptSecret(keys, location, encrypted)
    : decrypt(keys, location, encrypted, Buffer.from(`${location.table}/${location.id}`, 'utf8'));
}

/** Whether the text is in the format that authenticates the columns of its row. */
export function isBoundSecret(encrypted: string): boolean {
  return encrypted.slice(encrypted.indexOf('.')).startsWith(BOUND_MARK);
}

/** Id of the master key that an encrypted text needs. */
export function masterKeyIdOf(encrypted: string): string {
  return encrypted.slice(0, encrypted.indexOf('.'));
}

function decrypt(keys: MasterKeys, location: SecretLocation, encrypted: string, associated: Buffer): string {
  const key = keyById(keys, masterKeyIdOf(encrypted));
  const bytes = Buffer.from(encrypted.slice(encrypted.lastIndexOf('.') + 1), 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(associated);
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([start, decipher.final()]).toString('utf8');
  } catch {
    throw new SecretMismatch(`${placeName(location)}: the secret was not encrypted for this row, or one was changed`);
  }
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
  if (key === undefined) throw new SecretMismatch(`no master key with id ${id}`);
  return key;
}

/** The text that is authenticated with the secret. A JSON array, so that different rows never produce the same text. */
function associatedData({ table, id, bound }: SecretLocation): Buffer {
  return Buffer.from(JSON.stringify(['talad secret 2', table, String(id), Object.entries(bound).sort()]), 'utf8');
}

function placeName({ table, id }: SecretLocation): string {
  return `row ${id} of ${table}`;
}
