/**
 * The table `sessions`: users who are signed in, one row per browser. The session cookie has two parts: a selector,
 * which identifies the session for its whole life, and a secret, which is rotated periodically. Only their hashes are
 * stored.
 */
import type { Knex } from 'knex';
import { type UserState, VERIFICATION_LEVELS, type VerificationLevel } from '../../core/model/model';
import { type BigintColumn, integerFrom, wordFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { countIn, prefixedColumns, prefixedRow, verifyPrefixed } from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

/** `password`: the password was correct, but the second factor is still required. */
export type SessionStage = 'password' | 'full';

/** The hash of a session's selector as it is stored. */
export function sessionSelectorHash(keys: SecretKeys, hash: string): string {
  return keyedHash(keys, 'session selector', hash);
}

/**
 * The hash of a session's secret as it is stored. It covers what the session allows, so that a writer of the table can
 * neither give it to another user, nor skip the second factor, nor extend it, nor choose its form token.
 */
export function sessionSecretHash(
  keys: SecretKeys,
  { userId, stage, csrf, createdAtMs, expiresAtMs }: SessionTerms,
  hash: string,
): string {
  return keyedHash(keys, `session secret/${userId}/${stage}/${csrf}/${createdAtMs}/${expiresAtMs}`, hash);
}

export type SessionTerms = Pick<NewSession, 'userId' | 'stage' | 'csrf' | 'createdAtMs' | 'expiresAtMs'>;

export interface NewSession {
  readonly selectorHash: string;
  readonly secretHash: string;
  readonly userId: number;
  readonly stage: SessionStage;
  readonly csrf: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** A session with its user: everything that a page needs, from one query. */
export interface SessionRecord extends Omit<NewSession, 'selectorHash' | 'userAgent' | 'ip'> {
  readonly id: number;
  /** Hash of the previous secret, which requests in flight during a rotation still carry. */
  readonly previousHash: string | null;
  readonly seenAtMs: number;
  readonly rotatedAtMs: number;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly hasSecondFactor: boolean;
  readonly isEmailVerified: boolean;
  readonly state: UserState;
}

interface SessionRow {
  readonly id: BigintColumn;
  readonly secret_hash: string;
  readonly previous_hash: string | null;
  readonly user_id: BigintColumn;
  readonly stage: SessionStage;
  readonly csrf: string;
  readonly created_at_ms: BigintColumn;
  readonly seen_at_ms: BigintColumn;
  readonly rotated_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly fee_tier: number;
  readonly email_verified_at_ms: BigintColumn | null;
  readonly state: UserState;
}

const TABLE = 'sessions';
const RECORD_COLUMNS = [
  ...['id', 'secret_hash', 'previous_hash', 'user_id', 'stage', 'csrf'].map((name) => `${TABLE}.${name}`),
  ...['created_at_ms', 'seen_at_ms', 'rotated_at_ms', 'expires_at_ms'].map((name) => `${TABLE}.${name}`),
  ...['users.email', 'users.level', 'users.fee_tier', 'users.email_verified_at_ms', 'users.state'],
];
/** Expired sessions deleted at each sign-in, at most. */
const SWEEP_MAX = 100;

export async function insertSession(database: Knex, session: NewSession): Promise<void> {
  const row = {
    selector_hash: session.selectorHash,
    secret_hash: session.secretHash,
    previous_hash: null,
    user_id: session.userId,
    stage: session.stage,
    csrf: session.csrf,
    user_agent: session.userAgent,
    ip: session.ip,
    created_at_ms: session.createdAtMs,
    seen_at_ms: session.createdAtMs,
    rotated_at_ms: session.createdAtMs,
    expires_at_ms: session.expiresAtMs,
  };
  await deleteExpiredSessions(database, session.createdAtMs);
  await withTimeout(database, database(TABLE).insert(row));
}

/** The rows are read first, so that the DELETE locks no index range. */
async function deleteExpiredSessions(database: Knex, nowMs: number): Promise<void> {
  const ids: readonly BigintColumn[] = await withTimeout(
    database,
    database(TABLE).where('expires_at_ms', '<=', nowMs).orderBy('expires_at_ms').limit(SWEEP_MAX).pluck('id'),
  );
  if (ids.length > 0)
    await withTimeout(
      database,
      database(TABLE)
        .whereIn('id', [...ids])
        .delete(),
    );
}

/** Undefined also if the row of its user was changed in the table. */
export async function findSession(
  database: Knex,
  keys: SecretKeys,
  selectorHash: string,
): Promise<SessionRecord | undefined> {
  const query = database(TABLE)
    .join('users', 'users.id', `${TABLE}.user_id`)
    .where(`${TABLE}.selector_hash`, selectorHash)
    .first(...RECORD_COLUMNS, prefixedColumns('users'));
  const row: SessionRow | undefined = await withTimeout(database, query);
  return row !== undefined && verifyPrefixed(keys, 'users', { ...row }) ? recordFrom(row) : undefined;
}

/** Whether the session has neither ended nor expired. */
export async function isSessionActive(database: Knex, id: number, nowMs: number): Promise<boolean> {
  const row: unknown = await withTimeout(
    database,
    database(TABLE).where('id', id).where('expires_at_ms', '>', nowMs).first('id'),
  );
  return row !== undefined;
}

/** Replaces the secret if it is still the caller's. False if another request rotated it first or the session ended. */
export async function rotateSession(
  database: Knex,
  { id, secretHash }: Pick<SessionRecord, 'id' | 'secretHash'>,
  newSecretHash: string,
  nowMs: number,
): Promise<boolean> {
  const change = { secret_hash: newSecretHash, previous_hash: secretHash, rotated_at_ms: nowMs, seen_at_ms: nowMs };
  return (await withTimeout(database, database(TABLE).where({ id, secret_hash: secretHash }).update(change))) === 1;
}

/** Stores the time and the network address of the last request. */
export async function touchSession(database: Knex, id: number, ip: string, nowMs: number): Promise<void> {
  await withTimeout(database, database(TABLE).where('id', id).update({ seen_at_ms: nowMs, ip }));
}

export async function deleteSession(database: Knex, id: number): Promise<void> {
  await withTimeout(database, database(TABLE).where('id', id).delete());
}

/** Deletes all sessions of the user except `exceptId`, and returns how many it deleted. */
export async function deleteUserSessions(
  database: Knex,
  userId: number,
  exceptId: number | undefined,
): Promise<number> {
  const others = database(TABLE).where('user_id', userId);
  return await withTimeout(database, (exceptId === undefined ? others : others.whereNot('id', exceptId)).delete());
}

/** False if the user has no such session. */
export async function deleteOwnSession(database: Knex, userId: number, id: number): Promise<boolean> {
  return (await withTimeout(database, database(TABLE).where({ user_id: userId, id }).delete())) === 1;
}

/** A session as its user sees it. */
export interface ListedSession {
  readonly id: number;
  readonly stage: SessionStage;
  /** Null, like `ip`, for a session that a previous version opened. */
  readonly userAgent: string | null;
  readonly ip: string | null;
  readonly createdAtMs: number;
  readonly seenAtMs: number;
}

type ListedRow = Pick<SessionRow, 'id' | 'stage' | 'created_at_ms' | 'seen_at_ms'> & {
  readonly user_agent: string | null;
  readonly ip: string | null;
};

/** The newest of the sessions that `countActiveSessions` counts. */
export async function listActiveSessions(
  database: Knex,
  userId: number,
  { nowMs, seenAfterMs, limit }: { readonly nowMs: number; readonly seenAfterMs: number; readonly limit: number },
): Promise<ListedSession[]> {
  const active = database(TABLE)
    .where('user_id', userId)
    .where('expires_at_ms', '>', nowMs)
    .where('seen_at_ms', '>', seenAfterMs);
  const query = active.orderBy('id', 'desc').limit(limit);
  const columns = ['id', 'stage', 'user_agent', 'ip', 'created_at_ms', 'seen_at_ms'];
  const rows: readonly ListedRow[] = await withTimeout(database, query.select(columns));
  return rows.map((row) => ({
    id: integerFrom(row.id),
    stage: row.stage,
    userAgent: row.user_agent,
    ip: row.ip,
    createdAtMs: integerFrom(row.created_at_ms),
    seenAtMs: integerFrom(row.seen_at_ms),
  }));
}

/** Counts the user's sessions that have neither expired nor been idle since before `seenAfterMs`. */
export async function countActiveSessions(
  database: Knex,
  userId: number,
  { nowMs, seenAfterMs }: { readonly nowMs: number; readonly seenAfterMs: number },
): Promise<number> {
  const active = database(TABLE)
    .where('user_id', userId)
    .where('expires_at_ms', '>', nowMs)
    .where('seen_at_ms', '>', seenAfterMs);
  return countRows(database, active);
}

function recordFrom(row: SessionRow): SessionRecord {
  return {
    id: integerFrom(row.id),
    secretHash: row.secret_hash,
    previousHash: row.previous_hash,
    userId: integerFrom(row.user_id),
    stage: row.stage,
    csrf: row.csrf,
    createdAtMs: integerFrom(row.created_at_ms),
    seenAtMs: integerFrom(row.seen_at_ms),
    rotatedAtMs: integerFrom(row.rotated_at_ms),
    expiresAtMs: integerFrom(row.expires_at_ms),
    email: row.email,
    level: wordFrom(row.level, VERIFICATION_LEVELS),
    feeTier: row.fee_tier,
    hasSecondFactor: countIn(prefixedRow('users', { ...row }) ?? {}, 'second_factors') > 0,
    isEmailVerified: row.email_verified_at_ms !== null,
    state: row.state,
  };
}
