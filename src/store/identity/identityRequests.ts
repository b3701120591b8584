/**
 * The table `identity_requests`: requests of users for a higher level of identity verification. A user has one open
 * request at most, which a unique key of the table guarantees.
 */
import type { Knex } from 'knex';
import { VERIFICATION_LEVELS, type VerificationLevel } from '../../core/model/model';
import {
  type BigintColumn,
  formatList,
  insertedIdUnlessDuplicate,
  integerFrom,
  optionalIntegerFrom,
  parseList,
  wordFrom,
} from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { updateCodedRows } from '../secrets/rowCodes';
import type { SecretKeys } from '../secrets/secretKeys';

export type IdentityRequestStatus = 'submitted' | 'under_review' | 'approved' | 'refused';

export interface IdentityRequest {
  readonly id: number;
  readonly userId: number;
  readonly email: string;
  /** The user's level now. */
  readonly level: VerificationLevel;
  readonly requestedLevel: VerificationLevel;
  readonly status: IdentityRequestStatus;
  readonly submittedAtMs: number;
  readonly reviewerName: string | null;
  readonly deciderName: string | null;
  readonly decidedAtMs: number | null;
  readonly approvedLevel: VerificationLevel | null;
  readonly reasons: readonly string[];
  readonly message: string | null;
}

interface IdentityRequestRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly email: string;
  readonly level: VerificationLevel;
  readonly requested_level: VerificationLevel;
  readonly status: IdentityRequestStatus;
  readonly submitted_at_ms: BigintColumn;
  readonly reviewer_name: string | null;
  readonly decider_name: string | null;
  readonly decided_at_ms: BigintColumn | null;
  readonly approved_level: VerificationLevel | null;
  readonly reasons: string;
  readonly message: string | null;
}

const TABLE = 'identity_requests';

/** Locks the user's row, so that uploads and requests of one user run one after the other. */
export async function lockIdentityOf(
  database: Knex,
  transaction: Knex,
  userId: number,
): Promise<{ readonly level: VerificationLevel; readonly state: string } | undefined> {
  return await withTimeout(database, transaction('users').where('id', userId).forUpdate().first('level', 'state'));
}

/** Returns the id, or undefined if the user has an open request. */
export async function insertIdentityRequest(
  database: Knex,
  transaction: Knex,
  { userId, level, nowMs }: { readonly userId: number; readonly level: VerificationLevel; readonly nowMs: number },
): Promise<number | undefined> {
  const row = {
    user_id: userId,
    requested_level: level,
    status: 'submitted',
    is_open: 1,
    open_user_id: userId,
    submitted_at_ms: nowMs,
    reasons: '',
  };
  return insertedIdUnlessDuplicate(withTimeout(database, transaction(TABLE).insert(row)));
}

export async function hasOpenIdentityRequest(database: Knex, transaction: Knex, userId: number): Promise<boolean> {
  return (await withTimeout(database, transaction(TABLE).where('open_user_id', userId).first('id'))) !== undefined;
}

export async function findIdentityRequest(database: Knex, id: number): Promise<IdentityRequest | undefined> {
  const row: IdentityRequestRow | undefined = await withTimeout(
    database,
    requests(database).where('request.id', id).first(),
  );
  return row && requestFrom(row);
}

/** The user's newest request. */
export async function findLastIdentityRequest(database: Knex, userId: number): Promise<IdentityRequest | undefined> {
  const query = requests(database).where('request.user_id', userId).orderBy('request.id', 'desc').first();
  const row: IdentityRequestRow | undefined = await withTimeout(database, query);
  return row && requestFrom(row);
}

/** Open ones, the oldest first; with a status, the newest first. */
export async function listIdentityRequests(
  database: Knex,
  status: IdentityRequestStatus | undefined,
  { limit, offset }: PageRange,
): Promise<IdentityRequest[]> {
  const order = status === undefined ? 'asc' : 'desc';
  const query = requests(database)
    .where(status === undefined ? { 'request.is_open': 1 } : { 'request.status': status })
    .orderBy('request.id', order)
    .limit(limit)
    .offset(offset);
  const rows: readonly IdentityRequestRow[] = await withTimeout(database, query);
  return rows.map(requestFrom);
}

export function countIdentityRequests(database: Knex, status: IdentityRequestStatus | undefined): Promise<number> {
  return countRows(database, database(TABLE).where(status === undefined ? { is_open: 1 } : { status }));
}

/** Locks an open request. Undefined if it does not exist; `isOpen` is false if it is decided. */
export async function lockIdentityRequest(
  database: Knex,
  transaction: Knex,
  id: number,
): Promise<{ readonly userId: number; readonly isOpen: boolean } | undefined> {
  const row: { readonly user_id: BigintColumn; readonly is_open: number } | undefined = await withTimeout(
    database,
    transaction(TABLE).where('id', id).forUpdate().first('user_id', 'is_open'),
  );
  return row && { userId: integerFrom(row.user_id), isOpen: row.is_open === 1 };
}

export async function markUnderReview(
  database: Knex,
  transaction: Knex,
  id: number,
  operatorId: number,
): Promise<void> {
  const change = { status: 'under_review', reviewer_id: operatorId };
  await withTimeout(database, transaction(TABLE).where('id', id).update(change));
}

export interface IdentityDecision {
  readonly operatorId: number;
  readonly nowMs: number;
  /** Null if the request is refused. */
  readonly approvedLevel: VerificationLevel | null;
  readonly reasons: readonly string[];
  readonly message: string | null;
}

/** The request must be locked and open. */
export async function decideIdentityRequest(
  database: Knex,
  transaction: Knex,
  id: number,
  { operatorId, nowMs, approvedLevel, reasons, message }: IdentityDecision,
): Promise<void> {
  const change = {
    status: approvedLevel === null ? 'refused' : 'approved',
    is_open: 0,
    open_user_id: null,
    decided_by: operatorId,
    decided_at_ms: nowMs,
    approved_level: approvedLevel,
    reasons: formatList(reasons),
    message,
  };
  await withTimeout(database, transaction(TABLE).where('id', id).update(change));
}

/** A higher level is kept. */
export async function raiseLevel(
  { database, masterKeys }: { readonly database: Knex; readonly masterKeys: SecretKeys },
  transaction: Knex,
  { userId, level, nowMs }: { readonly userId: number; readonly level: VerificationLevel; readonly nowMs: number },
): Promise<void> {
  // The names of the levels are in their order.
  const where = (all: Knex.QueryBuilder) => all.where('id', userId).where('level', '<', level);
  const change = { level, updated_at_ms: nowMs };
  await updateCodedRows(database, masterKeys, { transaction, table: 'users', where }, change);
}

function requests(database: Knex): Knex.QueryBuilder {
  return database({ request: TABLE })
    .join({ owner: 'users' }, 'owner.id', 'request.user_id')
    .leftJoin({ reviewer: 'operator_tokens' }, 'reviewer.id', 'request.reviewer_id')
    .leftJoin({ decider: 'operator_tokens' }, 'decider.id', 'request.decided_by')
    .select('request.*', 'owner.email', 'owner.level', {
      reviewer_name: 'reviewer.name',
      decider_name: 'decider.name',
    });
}

function requestFrom(row: IdentityRequestRow): IdentityRequest {
  return {
    id: integerFrom(row.id),
    userId: integerFrom(row.user_id),
    email: row.email,
    level: wordFrom(row.level, VERIFICATION_LEVELS),
    requestedLevel: row.requested_level,
    status: row.status,
    submittedAtMs: integerFrom(row.submitted_at_ms),
    reviewerName: row.reviewer_name,
    deciderName: row.decider_name,
    decidedAtMs: optionalIntegerFrom(row.decided_at_ms),
    approvedLevel: row.approved_level,
    reasons: parseList(row.reasons),
    message: row.message,
  };
}
