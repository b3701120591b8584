/** Claims, lists and ends Portal sessions (the table `portal_sessions`). `portalSessions.ts` creates and uses them. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import { type CodedRow, codedColumns, updateCodedRows, updateCodedRowsAlone, verifyRow } from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';
import { PORTAL_CODE_CONTEXT, PORTAL_TOKEN_CONTEXT, portalExtrasHash } from './portalSessions';

/**
 * Why a session ended: by its user, by an operator, by its partner (which no longer refreshes its tokens), or because
 * its code was presented twice.
 */
export type PortalSessionEnder = 'user' | 'operator' | 'partner' | 'replay';

/** The hashes come from `hashToken`. */
export interface Claim {
  readonly codeHash: string;
  readonly partnerId: number;
  readonly tokenHash: string;
  readonly extrasHash: string;
  readonly nowMs: number;
}

/** `replayed`: the code had been used before, and the session created with it was ended. */
export type ClaimResult =
  | {
      readonly outcome: 'claimed';
      readonly sessionId: number;
      readonly userId: number;
      readonly expiresAtMs: number;
    }
  | { readonly outcome: 'replayed'; readonly sessionId: number }
  | { readonly outcome: 'refused' };

export interface PortalSessionRecord {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerName: string;
  readonly userId: number;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
  readonly accessExpiresAtMs: number | null;
  readonly revokedAtMs: number | null;
  readonly revokedBy: PortalSessionEnder | null;
}

/** A partner that is currently authorized to buy for a user, through one or more sessions. */
export interface AuthorizedApp {
  readonly partnerId: number;
  readonly name: string;
  readonly sinceMs: number;
  readonly untilMs: number;
}

const TABLE = 'portal_sessions';

/** Of several callers with the same code, one claims the session; each of the others ends it. */
export async function claimPortalSession(database: Knex, keys: SecretKeys, claim: Claim): Promise<ClaimResult> {
  const { partnerId, nowMs } = claim;
  const codeHash = keyedHash(keys, PORTAL_CODE_CONTEXT, claim.codeHash);
  const tokenHash = keyedHash(keys, PORTAL_TOKEN_CONTEXT, claim.tokenHash);
  const extrasHash = portalExtrasHash(keys, claim.extrasHash);
  const mine = { code_hash: codeHash, partner_id: partnerId };
  const open = (all: Knex.QueryBuilder) =>
    all.where(mine).whereNull('claimed_at_ms').whereNull('revoked_at_ms').where('code_expires_at_ms', '>', nowMs);
  const columns = { claimed_at_ms: nowMs, token_hash: tokenHash, extras_hash: extrasHash };
  const isClaimed = (await updateCodedRowsAlone(database, keys, { table: TABLE, where: open }, columns)) === 1;
  const row: ClaimedRow | undefined = await withTimeout(
    database,
    database(TABLE).where(mine).first(codedColumns(TABLE)),
  );
  if (row === undefined || row.claimed_at_ms === null || !verifyRow(keys, TABLE, row)) return { outcome: 'refused' };
  const sessionId = integerFrom(row.id);
  if (isClaimed) {
    const [userId, expiresAtMs] = [integerFrom(row.user_id), integerFrom(row.expires_at_ms)];
    return { outcome: 'claimed', sessionId, userId, expiresAtMs };
  }
  await endPortalSession(database, keys, sessionId, 'replay', nowMs);
  return { outcome: 'replayed', sessionId };
}

interface ClaimedRow extends CodedRow {
  readonly id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly claimed_at_ms: BigintColumn | null;
  readonly expires_at_ms: BigintColumn;
}

/** Lists claimed sessions, the newest first. */
export async function listPortalSessions(
  database: Knex,
  filter: {
    readonly userId: number | undefined;
    readonly partnerId: number | undefined;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly count: number; readonly sessions: readonly PortalSessionRecord[] }> {
  const whose = {
    ...(filter.userId !== undefined && { [`${TABLE}.user_id`]: filter.userId }),
    ...(filter.partnerId !== undefined && { [`${TABLE}.partner_id`]: filter.partnerId }),
  };
  const wanted = () => database(TABLE).whereNotNull(`${TABLE}.claimed_at_ms`).where(whose);
  const columns = [
    'id',
    'partner_id',
    'user_id',
    'created_at_ms',
    'expires_at_ms',
    'access_expires_at_ms',
    'revoked_at_ms',
    'revoked_by',
  ];
  // Instead of an inner join, because the optimizer would start from the partners and sort the sessions. Every session
  // has a partner, so the result is the same.
  const page = wanted()
    .leftJoin('partners', 'partners.id', `${TABLE}.partner_id`)
    .orderBy(`${TABLE}.id`, 'desc')
    .limit(filter.limit)
    .offset(filter.offset)
    .select(...columns.map((column) => `${TABLE}.${column}`), { partner_name: 'partners.name' });
  const [count, rows]: [number, readonly PortalSessionRow[]] = await Promise.all([
    countRows(database, wanted()),
    withTimeout(database, page),
  ]);
  return { count, sessions: rows.map(recordFrom) };
}

export async function listAuthorizedApps(
  database: Knex,
  userId: number,
  nowMs: number,
): Promise<readonly AuthorizedApp[]> {
  const query = activeSessions(database, nowMs)
    .join('partners', 'partners.id', `${TABLE}.partner_id`)
    .where(`${TABLE}.user_id`, userId)
    .groupBy(`${TABLE}.partner_id`, 'partners.name')
    .orderBy(`${TABLE}.partner_id`)
    .min({ since: `${TABLE}.created_at_ms` })
    .max({ until: `${TABLE}.expires_at_ms` })
    .select<AuthorizedAppRow[]>({ partner_id: `${TABLE}.partner_id`, name: 'partners.name' });
  const rows: readonly AuthorizedAppRow[] = await withTimeout(database, query);
  return rows.map((row) => ({
    partnerId: integerFrom(row.partner_id),
    name: row.name,
    sinceMs: integerFrom(row.since),
    untilMs: integerFrom(row.until),
  }));
}

interface AuthorizedAppRow {
  readonly partner_id: BigintColumn;
  readonly name: string;
  readonly since: BigintColumn;
  readonly until: BigintColumn;
}

/** Ends a session. Ending it again keeps the first time. False if there is no claimed session with that id. */
export async function endPortalSession(
  database: Knex,
  keys: SecretKeys,
  id: number,
  by: PortalSessionEnder,
  nowMs: number,
): Promise<boolean> {
  const row: { readonly id: BigintColumn } | undefined = await withTimeout(
    database,
    database(TABLE).where('id', id).whereNotNull('claimed_at_ms').first('id'),
  );
  if (row === undefined) return false;
  const where = (all: Knex.QueryBuilder) => all.where('id', id).whereNull('revoked_at_ms');
  await updateCodedRowsAlone(database, keys, { table: TABLE, where }, { revoked_at_ms: nowMs, revoked_by: by });
  return true;
}

/** Ends all sessions of the user with this partner, including unclaimed ones, and deletes their pending logins. */
export async function endPortalSessionsWithPartner(
  { database, masterKeys }: { readonly database: Knex; readonly masterKeys: SecretKeys },
  userId: number,
  partnerId: number,
  nowMs: number,
): Promise<void> {
  await withTimeout(database, database('portal_logins').where({ user_id: userId, partner_id: partnerId }).delete());
  const where = (all: Knex.QueryBuilder) =>
    all.where({ user_id: userId, partner_id: partnerId }).whereNull('revoked_at_ms');
  const change = { revoked_at_ms: nowMs, revoked_by: 'user' };
  await updateCodedRowsAlone(database, masterKeys, { table: TABLE, where }, change);
}

/** Ends the user's sessions with all partners, including unclaimed ones, and deletes the user's pending logins. */
export async function endUserPortalSessions(
  { database, masterKeys }: { readonly database: Knex; readonly masterKeys: SecretKeys },
  transaction: Knex,
  userId: number,
  nowMs: number,
): Promise<void> {
  await withTimeout(database, transaction('portal_logins').where('user_id', userId).delete());
  const where = (all: Knex.QueryBuilder) => all.where('user_id', userId).whereNull('revoked_at_ms');
  const change = { revoked_at_ms: nowMs, revoked_by: 'user' };
  await updateCodedRows(database, masterKeys, { transaction, table: TABLE, where }, change);
}

/** Claimed sessions that have neither expired nor been revoked. */
function activeSessions(database: Knex, nowMs: number) {
  return database(TABLE)
    .whereNull(`${TABLE}.revoked_at_ms`)
    .whereNotNull(`${TABLE}.claimed_at_ms`)
    .where(`${TABLE}.expires_at_ms`, '>', nowMs);
}

interface PortalSessionRow {
  readonly id: BigintColumn;
  readonly partner_id: BigintColumn;
  readonly partner_name: string;
  readonly user_id: BigintColumn;
  readonly created_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn;
  readonly access_expires_at_ms: BigintColumn | null;
  readonly revoked_at_ms: BigintColumn | null;
  readonly revoked_by: PortalSessionEnder | null;
}

function recordFrom(row: PortalSessionRow): PortalSessionRecord {
  return {
    id: integerFrom(row.id),
    partnerId: integerFrom(row.partner_id),
    partnerName: row.partner_name,
    userId: integerFrom(row.user_id),
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: integerFrom(row.expires_at_ms),
    accessExpiresAtMs: optionalIntegerFrom(row.access_expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
    revokedBy: row.revoked_by,
  };
}
