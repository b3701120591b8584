/**
 * The table `operator_sessions`: browser sessions of the operators' console. Cookies consist of a selector, which finds
 * the row, and a secret. Both are stored as keyed hashes; that of the secret covers the operator, the stage and the end
 * of the session, so that a writer of the table can change none of them.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

/** `set_up`: the token was correct but has no second factor yet; only setting one up is allowed. */
export type OperatorSessionStage = 'set_up' | 'full';

export interface NewOperatorSession {
  /** From `operatorSelectorHash`. */
  readonly selectorHash: string;
  /** From `operatorSecretHash`. */
  readonly secretHash: string;
  readonly operatorId: number;
  readonly stage: OperatorSessionStage;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

export interface OperatorSessionRecord extends Omit<NewOperatorSession, 'selectorHash'> {
  readonly id: number;
  readonly seenAtMs: number;
}

interface SessionRow {
  readonly id: BigintColumn;
  readonly secret_hash: string;
  readonly operator_id: BigintColumn;
  readonly stage: OperatorSessionStage;
  readonly created_at_ms: BigintColumn;
  readonly seen_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn;
}

const TABLE = 'operator_sessions';
/** Expired sessions deleted at each sign-in, at most. */
const SWEEP_MAX = 100;

export function operatorSelectorHash(keys: SecretKeys, hash: string): string {
  return keyedHash(keys, 'operator session selector', hash);
}

export function operatorSecretHash(
  keys: SecretKeys,
  { operatorId, stage, expiresAtMs }: Pick<NewOperatorSession, 'operatorId' | 'stage' | 'expiresAtMs'>,
  hash: string,
): string {
  return keyedHash(keys, `operator session secret/${operatorId}/${stage}/${expiresAtMs}`, hash);
}

export async function insertOperatorSession(database: Knex, session: NewOperatorSession): Promise<void> {
  const row = {
    selector_hash: session.selectorHash,
    secret_hash: session.secretHash,
    operator_id: session.operatorId,
    stage: session.stage,
    created_at_ms: session.createdAtMs,
    seen_at_ms: session.createdAtMs,
    expires_at_ms: session.expiresAtMs,
  };
  await deleteExpiredOperatorSessions(database, session.createdAtMs);
  await withTimeout(database, database(TABLE).insert(row));
}

/** The rows are read first, so that the DELETE locks no index range. */
async function deleteExpiredOperatorSessions(database: Knex, nowMs: number): Promise<void> {
  const ids: readonly BigintColumn[] = await withTimeout(
    database,
    database(TABLE).where('expires_at_ms', '<=', nowMs).orderBy('expires_at_ms').limit(SWEEP_MAX).pluck('id'),
  );
  if (ids.length === 0) return;
  const expired = database(TABLE).whereIn('id', [...ids]);
  await withTimeout(database, expired.delete());
}

export async function findOperatorSession(
  database: Knex,
  selectorHash: string,
): Promise<OperatorSessionRecord | undefined> {
  const row: SessionRow | undefined = await withTimeout(
    database,
    database(TABLE).where('selector_hash', selectorHash).first(),
  );
  return (
    row && {
      id: integerFrom(row.id),
      secretHash: row.secret_hash,
      operatorId: integerFrom(row.operator_id),
      stage: row.stage,
      createdAtMs: integerFrom(row.created_at_ms),
      seenAtMs: integerFrom(row.seen_at_ms),
      expiresAtMs: integerFrom(row.expires_at_ms),
    }
  );
}

/** Stores the time of the last request. */
export async function touchOperatorSession(database: Knex, id: number, nowMs: number): Promise<void> {
  await withTimeout(database, database(TABLE).where({ id }).update({ seen_at_ms: nowMs }));
}

export async function deleteOperatorSession(database: Knex, id: number): Promise<void> {
  await withTimeout(database, database(TABLE).where({ id }).delete());
}
