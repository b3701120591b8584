/** The table `api_keys`. A secret is sealed before it is written and opened only for whoever verifies a signature. */
import type { Knex } from 'knex';
import type { VerificationLevel } from '../core/model';
import { type BigintColumn, integerFrom, listFrom, listText, optionalIntegerFrom } from './columns';
import { bounded, countRows } from './database';
import type { Page } from './orders';
import { type MasterKeys, open } from './sealed';
import { insertSealed, insertSealedIn, type SecretRow } from './sealedSecrets';

export interface NewApiKey {
  readonly userId: number;
  readonly apiKey: string;
  readonly secret: string;
  readonly label: string;
  readonly permissions: readonly string[];
  /** Addresses or CIDR ranges; empty admits any. */
  readonly ipAllowlist: readonly string[];
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
}

/** A key with its owner's record: all that authentication needs, in one read. */
export interface ApiKeyRecord {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly secret: string;
  readonly permissions: readonly string[];
  readonly ipAllowlist: readonly string[];
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  /** Whether the once-keys of its nonces are in order: of every key that was made since they can be. */
  readonly orderedNonces: boolean;
}

/** A key as its owner and operators see it. */
export interface ListedApiKey extends Omit<NewApiKey, 'secret'> {
  readonly id: number;
  readonly revokedAtMs: number | null;
}

type ListedRow = Pick<
  ApiKeyRow,
  'id' | 'user_id' | 'permissions' | 'ip_allowlist' | 'expires_at_ms' | 'revoked_at_ms'
> & {
  readonly api_key: string;
  readonly label: string;
  readonly created_at_ms: BigintColumn;
};

interface ApiKeyRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly fee_tier: number;
  readonly sealed_secret: string;
  readonly permissions: string;
  readonly ip_allowlist: string;
  readonly expires_at_ms: BigintColumn | null;
  readonly revoked_at_ms: BigintColumn | null;
  readonly ordered_nonces: number;
}

const TABLE = 'api_keys';
const RECORD_COLUMNS = [
  'api_keys.id',
  'api_keys.user_id',
  'users.email',
  'users.level',
  'users.fee_tier',
  'api_keys.sealed_secret',
  'api_keys.permissions',
  'api_keys.ip_allowlist',
  'api_keys.expires_at_ms',
  'api_keys.revoked_at_ms',
  'api_keys.ordered_nonces',
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
];

/** The new row's id. */
export async function insertApiKey(database: Knex, masterKeys: MasterKeys, key: NewApiKey): Promise<number> {
  return insertSealed(database, masterKeys, rowOf(key));
}

/**
 * As `insertApiKey`, unless the user has made another key since the one that is named (0 for none), so that a form sent twice makes one key, or has as many
 * working ones as they may.
 */
export async function insertNextApiKey(
  database: Knex,
  masterKeys: MasterKeys,
  key: NewApiKey,
  { newestId, workingMax }: { readonly newestId: number; readonly workingMax: number },
): Promise<'made' | 'not_next' | 'full'> {
  return database.transaction(async (transaction) => {
    // Two of one user's take turns.
    await bounded(database, transaction('users').where('id', key.userId).forUpdate().first('id'));
    const rows: readonly ListedRow[] = await bounded(
      database,
      transaction(TABLE).where('user_id', key.userId).select(LISTED_COLUMNS),
    );
    const keys = rows.map(listedFrom);
    if (newestOf(keys) !== newestId) return 'not_next';
    if (keys.filter((each) => isWorking(each, key.createdAtMs)).length >= workingMax) return 'full';
    await insertSealedIn(database, transaction, masterKeys, rowOf(key));
    return 'made';
  });
}

/** The id of the key that was made last; 0 for none. */
export function newestOf(keys: readonly ListedApiKey[]): number {
  return keys.reduce((newest, { id }) => Math.max(newest, id), 0);
}

export function isWorking(
  { revokedAtMs, expiresAtMs }: Pick<ListedApiKey, 'revokedAtMs' | 'expiresAtMs'>,
  nowMs: number,
): boolean {
  return revokedAtMs === null && (expiresAtMs === null || expiresAtMs > nowMs);
}

function rowOf(key: NewApiKey): SecretRow {
  const columns = {
    user_id: key.userId,
    api_key: key.apiKey,
    label: key.label,
    permissions: listText(key.permissions),
    ip_allowlist: listText(key.ipAllowlist),
    created_at_ms: key.createdAtMs,
    expires_at_ms: key.expiresAtMs,
    ordered_nonces: true,
  };
  return { place: { table: TABLE, column: 'sealed_secret' }, columns, secret: key.secret };
}

export async function findApiKey(
  database: Knex,
  masterKeys: MasterKeys,
  apiKey: string,
): Promise<ApiKeyRecord | undefined> {
  const query = database(TABLE)
    .join('users', 'users.id', 'api_keys.user_id')
    .where('api_keys.api_key', apiKey)
    .first(RECORD_COLUMNS);
  const row: ApiKeyRow | undefined = await bounded(database, query);
  return row === undefined ? undefined : recordFrom(row, masterKeys);
}

/** Of one user, the newest first. */
export async function listApiKeys(database: Knex, userId: number, { limit, offset }: Page): Promise<ListedApiKey[]> {
  const query = database(TABLE)
    .where('user_id', userId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .select(LISTED_COLUMNS);
  const rows: ListedRow[] = await bounded(database, query);
  return rows.map(listedFrom);
}

export function countApiKeys(database: Knex, userId: number): Promise<number> {
  return countRows(database, database(TABLE).where('user_id', userId));
}

/** Undefined when the user has no such key, whoever else may have it. */
export async function findOwnApiKey(database: Knex, userId: number, apiKey: string): Promise<ListedApiKey | undefined> {
  const row: ListedRow | undefined = await bounded(
    database,
    database(TABLE).where({ user_id: userId, api_key: apiKey }).first(LISTED_COLUMNS),
  );
  return row === undefined ? undefined : listedFrom(row);
}

/** Revokes the key; revoking twice keeps the first time. False when there is no such key. */
export async function revokeApiKey(database: Knex, apiKey: string, nowMs: number): Promise<boolean> {
  const found: { readonly id: BigintColumn } | undefined = await bounded(
    database,
    database(TABLE).where('api_key', apiKey).first('id'),
  );
  if (found === undefined) return false;
  await bounded(
    database,
    database(TABLE).where('api_key', apiKey).whereNull('revoked_at_ms').update({ revoked_at_ms: nowMs }),
  );
  return true;
}

function listedFrom(row: ListedRow): ListedApiKey {
  return {
    id: integerFrom(row.id),
    userId: integerFrom(row.user_id),
    apiKey: row.api_key,
    label: row.label,
    permissions: listFrom(row.permissions),
    ipAllowlist: listFrom(row.ip_allowlist),
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: optionalIntegerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
  };
}

function recordFrom(row: ApiKeyRow, masterKeys: MasterKeys): ApiKeyRecord {
  const id = integerFrom(row.id);
  return {
    id,
    userId: integerFrom(row.user_id),
    email: row.email,
    level: row.level,
    feeTier: row.fee_tier,
    secret: open(masterKeys, { table: TABLE, id }, row.sealed_secret),
    permissions: listFrom(row.permissions),
    ipAllowlist: listFrom(row.ip_allowlist),
    expiresAtMs: optionalIntegerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
    orderedNonces: row.ordered_nonces === 1,
  };
}
