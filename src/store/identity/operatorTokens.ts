/**
 * The table `operator_tokens`: access tokens of operators, stored as hashes. Each row has a code that a writer of the
 * table cannot make (`rowCodes.ts`).
 */
import type { Knex } from 'knex';
import type { OperatorRole } from '../../../generated/operations';
import { type BigintColumn, integerFrom, listFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';
import { retriedTransaction } from '../connection/retriedTransaction';
import { insertCodedRow, updateCodedRows, verifyRow } from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';
import { LISTED, rolesFrom, STORED_ROLES, type StoredRoles, storedRoles } from './operatorRoles';

/** A token in the form of a caller. */
export interface OperatorToken {
  readonly kind: 'operator';
  readonly tokenId: number;
  /** The first token of the lineage. Tokens with the same one count as one person. */
  readonly personId: number;
  /** Name of the operator. */
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}

/** A token that can be used, with the conditions that are checked at each use. */
export interface OperatorCredential {
  readonly operator: OperatorToken;
  readonly expiresAtMs: number | null;
  readonly ipAllowlist: readonly string[];
  /** Set by a restore, until an operator confirms the token. */
  readonly suspendedAtMs: number | null;
}

export interface ListedOperatorToken {
  readonly id: number;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** Whether it does not wait for another person to activate it. */
  readonly active: boolean;
  readonly createdBy: number | null;
  readonly activatedBy: number | null;
  readonly ipAllowlist: readonly string[];
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  readonly suspendedAtMs: number | null;
}

interface OperatorTokenRow extends StoredRoles {
  readonly id: BigintColumn;
  readonly name: string;
  readonly token_hash: string;
  readonly created_by: BigintColumn | null;
  readonly person_id: BigintColumn | null;
  readonly awaits_activation: number;
  readonly activated_by: BigintColumn | null;
  readonly ip_allowlist: string | null;
  readonly created_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn | null;
  readonly revoked_at_ms: BigintColumn | null;
  readonly suspended_at_ms: BigintColumn | null;
}

const TABLE = 'operator_tokens';

export interface NewOperatorToken {
  readonly name: string;
  readonly roles: readonly OperatorRole[];
  /** From `hashToken`. */
  readonly tokenHash: string;
  /** Null for the first tokens. */
  readonly creator: Pick<OperatorToken, 'tokenId' | 'personId'> | null;
  readonly awaitsActivation: boolean;
  readonly ipAllowlist: readonly string[];
  readonly createdAtMs: number;
  readonly expiresAtMs: number | null;
}

/** Returns the id of the new token. */
export async function insertOperatorToken(database: Knex, keys: SecretKeys, token: NewOperatorToken): Promise<number> {
  const row = {
    name: token.name,
    role: LISTED,
    roles: storedRoles(token.roles),
    token_hash: operatorTokenHash(keys, LISTED, token.tokenHash),
    created_by: token.creator?.tokenId ?? null,
    person_id: token.creator?.personId ?? null,
    awaits_activation: token.awaitsActivation,
    activated_by: null,
    ip_allowlist: token.ipAllowlist.length === 0 ? null : JSON.stringify(token.ipAllowlist),
    created_at_ms: token.createdAtMs,
    expires_at_ms: token.expiresAtMs,
    revoked_at_ms: null,
    suspended_at_ms: null,
    counted_rows: null,
  };
  return retriedTransaction(database, (transaction) => insertCodedRow(database, keys, transaction, TABLE, row));
}

/** The hash of a token as it is stored. It contains the column `role`, as it has since a token had only one. */
export function operatorTokenHash(keys: SecretKeys, role: string, tokenHash: string): string {
  return keyedHash(keys, `operator token/${role}`, tokenHash);
}

/**
 * Finds a token that was activated, not revoked, and not changed in the table. The caller checks expiry and address.
 */
export async function findOperatorToken(
  database: Knex,
  keys: SecretKeys,
  tokenHash: string,
): Promise<OperatorCredential | undefined> {
  const hashes = new Map(STORED_ROLES.map((role) => [operatorTokenHash(keys, role, tokenHash), role]));
  const query = database(TABLE)
    .whereIn('token_hash', [...hashes.keys()])
    .where('awaits_activation', false)
    .whereNull('revoked_at_ms')
    .first();
  const row: OperatorTokenRow | undefined = await withTimeout(database, query);
  if (row === undefined || hashes.get(row.token_hash) !== row.role) return undefined;
  return credentialFrom(keys, row);
}

/** As `findOperatorToken`, for the id of a token. */
export async function findOperatorCredential(
  database: Knex,
  keys: SecretKeys,
  id: number,
): Promise<OperatorCredential | undefined> {
  const row = await findRow(database, id);
  if (row === undefined || row.awaits_activation === 1 || row.revoked_at_ms !== null) return undefined;
  return credentialFrom(keys, row);
}

/** The token with this id, if it was activated, and is neither revoked, suspended, expired nor changed in the table. */
export async function findActiveOperator(
  database: Knex,
  keys: SecretKeys,
  id: number,
  nowMs: number,
): Promise<OperatorToken | undefined> {
  const row = await findRow(database, id);
  if (row === undefined || row.awaits_activation === 1 || row.revoked_at_ms !== null || row.suspended_at_ms !== null)
    return undefined;
  if (!verifyRow(keys, TABLE, { ...row })) return undefined;
  const expiresAtMs = optionalIntegerFrom(row.expires_at_ms);
  return expiresAtMs !== null && expiresAtMs <= nowMs ? undefined : operatorFrom(row);
}

/**
 * The token with this id, whatever its state; undefined if it was changed in the table. Throws if there is none: rows are
 * never deleted.
 */
export async function findOperatorById(
  database: Knex,
  keys: SecretKeys,
  id: number,
): Promise<OperatorToken | undefined> {
  const row = await findRow(database, id);
  if (row === undefined) throw new Error(`there is no operator token ${id}`);
  return verifyRow(keys, TABLE, { ...row }) ? operatorFrom(row) : undefined;
}

export async function findListedOperatorToken(database: Knex, id: number): Promise<ListedOperatorToken | undefined> {
  const row = await findRow(database, id);
  return row === undefined ? undefined : listedFrom(row);
}

/** False if the token does not wait for its activation, or was revoked, or has expired, or was changed in the table. */
export async function activateOperatorToken(
  database: Knex,
  keys: SecretKeys,
  { id, operatorId, nowMs }: { readonly id: number; readonly operatorId: number; readonly nowMs: number },
): Promise<boolean> {
  if ((await findOperatorById(database, keys, id)) === undefined) return false;
  const where = (all: Knex.QueryBuilder) =>
    all
      .where({ id, awaits_activation: true })
      .whereNull('revoked_at_ms')
      .where((either) => void either.whereNull('expires_at_ms').orWhere('expires_at_ms', '>', nowMs));
  const change = { awaits_activation: false, activated_by: operatorId };
  return retriedTransaction(
    database,
    async (transaction) => (await updateCodedRows(database, keys, { transaction, table: TABLE, where }, change)) > 0,
  );
}

/** The newest first. */
export async function listOperatorTokens(database: Knex, { limit, offset }: PageRange): Promise<ListedOperatorToken[]> {
  const rows: OperatorTokenRow[] = await withTimeout(
    database,
    database(TABLE).orderBy('id', 'desc').limit(limit).offset(offset),
  );
  return rows.map(listedFrom);
}

/** Including revoked ones. */
export function countOperatorTokens(database: Knex): Promise<number> {
  return countRows(database, database(TABLE));
}

/** The sets of roles that tokens have, including revoked ones, each once. */
export async function listOperatorRoles(database: Knex): Promise<(readonly OperatorRole[])[]> {
  const rows: StoredRoles[] = await withTimeout(database, database(TABLE).distinct('role', 'roles'));
  return rows.map(rolesFrom);
}

/** How many approvers must remain when one is revoked. Two must be different people, who can approve for each other. */
type ApproversLeft = 1 | 2;

/**
 * Revoking a token again keeps the first time. `last_approver`: too few approvers with usable tokens would remain. Tokens of
 * one lineage count as one person.
 */
export async function revokeOperatorToken(
  database: Knex,
  keys: SecretKeys,
  { id, nowMs, approversLeft }: { readonly id: number; readonly nowMs: number; readonly approversLeft: ApproversLeft },
): Promise<'revoked' | 'not_found' | 'last_approver'> {
  return retriedTransaction(database, async (transaction) => {
    // Locks all tokens in use, so that two approvers who revoke each other's tokens do not both succeed.
    const active = transaction(TABLE)
      .where({ awaits_activation: false })
      .whereNull('revoked_at_ms')
      .orderBy('id')
      .forUpdate()
      .select('id', 'role', 'roles', 'person_id', 'expires_at_ms', 'suspended_at_ms');
    type Active = Pick<OperatorTokenRow, 'id' | 'role' | 'roles' | 'person_id' | 'expires_at_ms' | 'suspended_at_ms'>;
    const inUse: Active[] = await withTimeout(database, active);
    const approvers = inUse.filter((row) => rolesFrom(row).includes('approver'));
    const found: Pick<OperatorTokenRow, 'id'> | undefined = await withTimeout(
      database,
      transaction(TABLE).where({ id }).first('id'),
    );
    if (found === undefined) return 'not_found';
    const others = approvers.filter(
      (approver) =>
        integerFrom(approver.id) !== id &&
        approver.suspended_at_ms === null &&
        (optionalIntegerFrom(approver.expires_at_ms) ?? nowMs + 1) > nowMs,
    );
    const people = new Set(others.map((other) => optionalIntegerFrom(other.person_id) ?? integerFrom(other.id)));
    const isApprover = approvers.some((approver) => integerFrom(approver.id) === id);
    if (isApprover && people.size < approversLeft) return 'last_approver';
    const where = (all: Knex.QueryBuilder) => all.where({ id }).whereNull('revoked_at_ms');
    await updateCodedRows(database, keys, { transaction, table: TABLE, where }, { revoked_at_ms: nowMs });
    return 'revoked';
  });
}

async function findRow(database: Knex, id: number): Promise<OperatorTokenRow | undefined> {
  return await withTimeout(database, database(TABLE).where({ id }).first());
}

/** Undefined if the row was changed in the table. */
function credentialFrom(keys: SecretKeys, row: OperatorTokenRow): OperatorCredential | undefined {
  if (!verifyRow(keys, TABLE, { ...row })) return undefined;
  const { expiresAtMs, ipAllowlist, suspendedAtMs } = listedFrom(row);
  return { operator: operatorFrom(row), expiresAtMs, ipAllowlist, suspendedAtMs };
}

function operatorFrom(row: OperatorTokenRow): OperatorToken {
  const tokenId = integerFrom(row.id);
  const personId = optionalIntegerFrom(row.person_id) ?? tokenId;
  return { kind: 'operator', tokenId, personId, name: row.name, roles: rolesFrom(row) };
}

function listedFrom(row: OperatorTokenRow): ListedOperatorToken {
  return {
    id: integerFrom(row.id),
    name: row.name,
    roles: rolesFrom(row),
    active: row.awaits_activation === 0,
    createdBy: optionalIntegerFrom(row.created_by),
    activatedBy: optionalIntegerFrom(row.activated_by),
    ipAllowlist: row.ip_allowlist === null ? [] : listFrom<string>(row.ip_allowlist),
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: optionalIntegerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
    suspendedAtMs: optionalIntegerFrom(row.suspended_at_ms),
  };
}
