/**
 * The table `api_keys`. Secrets are stored encrypted, and are only decrypted to verify a signature. Each row has a code
 * that a writer of the table cannot make (`rowCodes.ts`).
 */
import type { Knex } from 'knex';
import { type UserState, VERIFICATION_LEVELS, type VerificationLevel } from '../../core/model/model';
import {
  type BigintColumn,
  formatList,
  integerFrom,
  optionalIntegerFrom,
  parseList,
  wordFrom,
} from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { retriedTransaction } from '../connection/retriedTransaction';
import { decryptOfRow } from '../secrets/boundColumns';
import { insertWithSecretInTransaction, type NewSecretRow } from '../secrets/encryptedSecrets';
import {
  codeColumn,
  codedColumns,
  prefixedColumns,
  updateCodedRows,
  verifyPrefixed,
  verifyRow,
} from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';
import { type ApiKeyKind, formatVerificationKey, parseVerificationKey, type VerificationKey } from './verificationKeys';

export interface NewApiKey {
  readonly userId: number;
  readonly apiKey: string;
  readonly verificationKey: VerificationKey;
  readonly label: string;
  readonly permissions: readonly string[];
  /** IP addresses or CIDR ranges; an empty list allows any address. */
  readonly ipAllowlist: readonly string[];
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
}

/** An API key with its owner's record: everything that authentication needs, from one query. */
export interface ApiKeyRecord {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly state: UserState;
  readonly verificationKey: VerificationKey;
  readonly permissions: readonly string[];
  readonly ipAllowlist: readonly string[];
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  /** Set by a restore, until an operator confirms the key. */
  readonly suspendedAtMs: number | null;
  /** Whether idempotency keys derived from its nonces sort in the order of the nonces; false only for old keys. */
  readonly orderedNonces: boolean;
}

/** An API key as its owner and operators see it. */
export interface ListedApiKey extends Omit<NewApiKey, 'verificationKey'> {
  readonly id: number;
  readonly kind: ApiKeyKind;
  /** Whether only signatures of version 2 are accepted. */
  readonly isV2Only: boolean;
  /** The Ed25519 public key; null if the key signs with a secret. */
  readonly publicKey: string | null;
  readonly revokedAtMs: number | null;
  readonly suspendedAtMs: number | null;
}

type ListedRow = Pick<
  ApiKeyRow,
  'id' | 'user_id' | 'permissions' | 'ip_allowlist' | 'expires_at_ms' | 'revoked_at_ms' | 'suspended_at_ms'
> & {
  readonly api_key: string;
  readonly label: string;
  readonly created_at_ms: BigintColumn;
  readonly kind: ApiKeyKind;
  readonly signature_v2_only: number;
  readonly public_key: string | null;
};

interface ApiKeyRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly api_key: string;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly fee_tier: number;
  readonly state: UserState;
  readonly sealed_secret: string;
  readonly permissions: string;
  readonly ip_allowlist: string;
  readonly expires_at_ms: BigintColumn | null;
  readonly revoked_at_ms: BigintColumn | null;
  readonly suspended_at_ms: BigintColumn | null;
  readonly ordered_nonces: number;
}

const TABLE = 'api_keys';
const RECORD_COLUMNS = [
  ...codedColumns(TABLE).map((name) => `api_keys.${name}`),
  'api_keys.sealed_secret',
  'users.email',
  'users.level',
  'users.fee_tier',
  'users.state',
];

const LISTED_COLUMNS = [
  'id',
  'user_id',
  'api_key',
  'label',
  'permissions',
  'ip_allowlist',
  'created_at_ms',
  'expires_at_ms',
  'revoked_at_ms',
  'suspended_at_ms',
  'kind',
  'signature_v2_only',
  'public_key',
];

/** Queues the mail to the owner of the key with the transaction of the change. */
export type TellKeyOwner = (transaction: Knex, key: Pick<NewApiKey, 'userId' | 'label'>) => Promise<void>;
const tellNobody: TellKeyOwner = () => Promise.resolve();

/**
 * Stores a key, but only if `newestId` (0 for none) is still the user's newest key, so that a form that is
 * submitted twice creates one key, and only if the user has fewer than `usableMax` usable keys.
 */
export async function insertApiKeyAfter(
  database: Knex,
  masterKeys: SecretKeys,
  key: NewApiKey,
  { newestId, usableMax }: { readonly newestId: number; readonly usableMax: number },
  /** Writes the notice to the user with the same transaction. */
  alsoWrite: (transaction: Knex) => Promise<void>,
): Promise<'created' | 'not_newest' | 'full'> {
  return retriedTransaction(database, async (transaction) => {
    // Locks the user's row, so that two concurrent requests of one user run one after the other.
    await withTimeout(database, transaction('users').where('id', key.userId).forUpdate().first('id'));
    const rows: readonly ListedRow[] = await withTimeout(
      database,
      transaction(TABLE).where('user_id', key.userId).select(LISTED_COLUMNS),
    );
    const keys = rows.map(listedKeyFrom);
    if (newestApiKeyId(keys) !== newestId) return 'not_newest';
    if (keys.filter((each) => isUsableApiKey(each, key.createdAtMs)).length >= usableMax) return 'full';
    await insertWithSecretInTransaction(database, transaction, masterKeys, rowOf(key, masterKeys));
    await alsoWrite(transaction);
    return 'created';
  });
}

/** The id of the newest key; 0 if there is none. */
export function newestApiKeyId(keys: readonly ListedApiKey[]): number {
  return keys.reduce((newest, { id }) => Math.max(newest, id), 0);
}

export function isUsableApiKey(
  { revokedAtMs, expiresAtMs }: Pick<ListedApiKey, 'revokedAtMs' | 'expiresAtMs'>,
  nowMs: number,
): boolean {
  return revokedAtMs === null && (expiresAtMs === null || expiresAtMs > nowMs);
}

function rowOf(key: NewApiKey, keys: SecretKeys): NewSecretRow {
  const { verificationKey } = key;
  const columns = {
    user_id: key.userId,
    api_key: key.apiKey,
    label: key.label,
    permissions: formatList(key.permissions),
    ip_allowlist: formatList(key.ipAllowlist),
    created_at_ms: key.createdAtMs,
    expires_at_ms: key.expiresAtMs,
    ordered_nonces: true,
    kind: verificationKey.kind,
    signature_v2_only: verificationKey.isV2Only,
    public_key: verificationKey.algorithm === 'ed25519' ? verificationKey.publicKey : null,
    revoked_at_ms: null,
    suspended_at_ms: null,
  };
  return {
    location: { table: TABLE, column: 'sealed_secret' },
    columns,
    columnsOfId: (id) => codeColumn(keys, TABLE, { ...columns, id }),
    secret: formatVerificationKey(verificationKey),
  };
}

/** Undefined also if the row, or that of its user, was changed in the table. */
export async function findApiKey(
  database: Knex,
  masterKeys: SecretKeys,
  apiKey: string,
): Promise<ApiKeyRecord | undefined> {
  const query = database(TABLE)
    .join('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.api_key', apiKey)
    .first(...RECORD_COLUMNS, prefixedColumns('users'));
  const row: ApiKeyRow | undefined = await withTimeout(database, query);
  return row === undefined ? undefined : recordFrom(row, masterKeys);
}

/** A user's keys, the newest first. */
export async function listApiKeys(
  database: Knex,
  userId: number,
  { limit, offset }: PageRange,
): Promise<ListedApiKey[]> {
  const query = database(TABLE)
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(LISTED_COLUMNS);
  const rows: ListedRow[] = await withTimeout(database, query);
  return rows.map(listedKeyFrom);
}

export function countApiKeys(database: Knex, userId: number): Promise<number> {
  return countRows(database, database(TABLE).where('user_id', userId));
}

/** Undefined if the key does not exist or belongs to another user. */
export async function findOwnApiKey(database: Knex, userId: number, id: number): Promise<ListedApiKey | undefined> {
  const row: ListedRow | undefined = await withTimeout(
    database,
    database(TABLE).where({ user_id: userId, id }).first(LISTED_COLUMNS),
  );
  return row === undefined ? undefined : listedKeyFrom(row);
}

/** The id of a key; undefined if the key does not exist. */
export async function findApiKeyId(database: Knex, apiKey: string): Promise<number | undefined> {
  const found: { readonly id: BigintColumn } | undefined = await withTimeout(
    database,
    database(TABLE).where('api_key', apiKey).first('id'),
  );
  return found === undefined ? undefined : integerFrom(found.id);
}

/** Revokes the key. Revoking it again changes nothing. Returns the id of its user; undefined if it does not exist. */
export async function revokeApiKey(
  database: Knex,
  keys: SecretKeys,
  { id, nowMs }: { readonly id: number; readonly nowMs: number },
  tellOwner: TellKeyOwner = tellNobody,
): Promise<number | undefined> {
  return retriedTransaction(database, async (transaction) => {
    const found: { readonly user_id: BigintColumn; readonly label: string } | undefined = await withTimeout(
      database,
      transaction(TABLE).where('id', id).first('user_id', 'label'),
    );
    if (found === undefined) return undefined;
    const userId = integerFrom(found.user_id);
    const active = {
      transaction,
      table: TABLE,
      where: (all: Knex.QueryBuilder) => all.where('id', id).whereNull('revoked_at_ms'),
    } as const;
    const revoked = await updateCodedRows(database, keys, active, { revoked_at_ms: nowMs });
    if (revoked === 1) await tellOwner(transaction, { userId, label: found.label });
    return userId;
  });
}

/** Revokes all keys of the user. */
export async function revokeUserApiKeys(
  database: Knex,
  keys: SecretKeys,
  transaction: Knex,
  { userId, nowMs }: { readonly userId: number; readonly nowMs: number },
): Promise<void> {
  const where = (all: Knex.QueryBuilder) => all.where('user_id', userId).whereNull('revoked_at_ms');
  await updateCodedRows(database, keys, { transaction, table: TABLE, where }, { revoked_at_ms: nowMs });
}

function listedKeyFrom(row: ListedRow): ListedApiKey {
  return {
    id: integerFrom(row.id),
    userId: integerFrom(row.user_id),
    apiKey: row.api_key,
    label: row.label,
    permissions: parseList(row.permissions),
    ipAllowlist: parseList(row.ip_allowlist),
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: optionalIntegerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
    suspendedAtMs: optionalIntegerFrom(row.suspended_at_ms),
    kind: row.kind,
    isV2Only: row.signature_v2_only === 1,
    publicKey: row.public_key,
  };
}

function recordFrom(row: ApiKeyRow, masterKeys: SecretKeys): ApiKeyRecord | undefined {
  const id = integerFrom(row.id);
  if (!verifyRow(masterKeys, TABLE, { ...row }) || !verifyPrefixed(masterKeys, 'users', { ...row })) return undefined;
  const secret = decryptOfRow(masterKeys, [TABLE, id], { ...row }, row.sealed_secret);
  if (secret === undefined) return undefined;
  return {
    id,
    userId: integerFrom(row.user_id),
    email: row.email,
    level: wordFrom(row.level, VERIFICATION_LEVELS),
    feeTier: row.fee_tier,
    state: row.state,
    verificationKey: parseVerificationKey(secret),
    permissions: parseList(row.permissions),
    ipAllowlist: parseList(row.ip_allowlist),
    expiresAtMs: optionalIntegerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
    suspendedAtMs: optionalIntegerFrom(row.suspended_at_ms),
    orderedNonces: row.ordered_nonces === 1,
  };
}
