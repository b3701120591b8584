/**
 * The table `portal_sessions`: a user's consent that a partner may buy for them. A session begins with a code, which
 * the partner exchanges once for an access token and `extras`; all three are stored as hashes. The tokens that the
 * partner's OAuth server issued must be sent again, so they are stored encrypted.
 */
import type { Knex } from 'knex';
import type { UserState, VerificationLevel } from '../../core/model/model';
import { type Amount, amountFrom } from '../../core/values/decimal';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow, encryptForRow } from '../secrets/boundColumns';
import { insertWithSecret } from '../secrets/encryptedSecrets';
import {
  codeColumn,
  countIn,
  prefixedColumns,
  prefixedRow,
  updateCodedRowsAlone,
  verifyPrefixed,
  verifyRow,
} from '../secrets/rowCodes';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';
import { DAMAGED_LIMIT, SPENDING_LIMITS } from './spendingLimits';

/** Tokens that the partner's OAuth server issued for its user. Secret. */
export interface PartnerTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Null if the partner did not specify an expiry. */
  readonly accessExpiresAtMs: number | null;
}

export interface NewPortalSession {
  readonly partnerId: number;
  readonly userId: number;
  readonly codeHash: string;
  readonly codeExpiresAtMs: number;
  readonly tokens: PartnerTokens;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** A claimed session with its partner and its user: everything that a Portal order needs, from one query. */
export interface ClaimedPortalSession {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerEnabled: boolean;
  readonly depositAddressUrl: string;
  readonly userId: number;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly state: UserState;
  /** Made by `portalExtrasHash`. */
  readonly extrasHash: string;
  readonly tokens: PartnerTokens;
  readonly expiresAtMs: number;
  readonly revokedAtMs: number | null;
}

interface PortalSessionRow {
  readonly id: BigintColumn;
  readonly partner_id: BigintColumn;
  readonly enabled: number;
  readonly deposit_address_url: string;
  readonly user_id: BigintColumn;
  readonly level: VerificationLevel;
  readonly fee_tier: number;
  readonly state: UserState;
  readonly extras_hash: string;
  readonly sealed_tokens: string;
  readonly access_expires_at_ms: BigintColumn | null;
  readonly expires_at_ms: BigintColumn;
  readonly revoked_at_ms: BigintColumn | null;
}

const TABLE = 'portal_sessions';
/** What stored hashes are made for. */
export const PORTAL_CODE_CONTEXT = 'portal code';
export const PORTAL_TOKEN_CONTEXT = 'portal token';
export const PORTAL_EXTRAS_CONTEXT = 'portal extras';
const RECORD_COLUMNS = [
  ...[
    'id',
    'partner_id',
    'user_id',
    'extras_hash',
    'sealed_tokens',
    'access_expires_at_ms',
    'expires_at_ms',
    'revoked_at_ms',
  ].map((name) => `${TABLE}.${name}`),
  ...['partners.enabled', 'partners.deposit_address_url', 'users.level', 'users.fee_tier', 'users.state'],
];
/** Sessions with an expired, unclaimed code that are deleted with each new session, at most. */
const SWEEP_MAX = 100;

/** The hash of `extras` as it is stored. */
export function portalExtrasHash(keys: SecretKeys, hash: string): string {
  return keyedHash(keys, PORTAL_EXTRAS_CONTEXT, hash);
}

export async function insertPortalSession(
  database: Knex,
  masterKeys: SecretKeys,
  session: NewPortalSession,
): Promise<void> {
  const columns = {
    partner_id: session.partnerId,
    user_id: session.userId,
    code_hash: keyedHash(masterKeys, PORTAL_CODE_CONTEXT, session.codeHash),
    code_expires_at_ms: session.codeExpiresAtMs,
    access_expires_at_ms: session.tokens.accessExpiresAtMs,
    created_at_ms: session.createdAtMs,
    expires_at_ms: session.expiresAtMs,
    claimed_at_ms: null,
    token_hash: null,
    extras_hash: null,
    revoked_at_ms: null,
    revoked_by: null,
  };
  await deleteUnclaimedSessions(database, session.createdAtMs);
  await insertWithSecret(database, masterKeys, {
    location: { table: TABLE, column: 'sealed_tokens' },
    columns,
    columnsOfId: (id) => codeColumn(masterKeys, TABLE, { ...columns, id }),
    secret: tokensText(session.tokens),
  });
}

export async function findPortalSession(
  database: Knex,
  masterKeys: SecretKeys,
  tokenHash: string,
): Promise<ClaimedPortalSession | undefined> {
  return findSession(database, masterKeys, { token_hash: keyedHash(masterKeys, PORTAL_TOKEN_CONTEXT, tokenHash) });
}

export async function findPortalSessionById(
  database: Knex,
  masterKeys: SecretKeys,
  id: number,
): Promise<ClaimedPortalSession | undefined> {
  return findSession(database, masterKeys, { id });
}

/** A session that can be used for a purchase now. */
export interface ActivePortalSession {
  /** What the user lets the app spend; undefined if the user has set no limit for it. */
  readonly ownSpendingLimit: Amount | undefined;
  /** What the user may do now. */
  readonly user: { readonly level: VerificationLevel; readonly feeTier: number; readonly state: UserState };
}

interface ActiveRow {
  readonly id: BigintColumn;
  readonly amount: string | null;
  /** The number of limits that the user has set for apps. */
  readonly limit_count: BigintColumn;
  readonly level: VerificationLevel;
  readonly fee_tier: number;
  readonly state: UserState;
}

/** Those of the sessions that can be used for a purchase now, by id. */
export async function activePortalSessions(
  database: Knex,
  keys: SecretKeys,
  ids: readonly number[],
  nowMs: number,
): Promise<ReadonlyMap<number, ActivePortalSession>> {
  const query = database(TABLE)
    .join('partners', 'partners.id', `${TABLE}.partner_id`)
    .join('users', 'users.id', `${TABLE}.user_id`)
    .leftJoin(`${SPENDING_LIMITS} AS limits`, {
      'limits.user_id': `${TABLE}.user_id`,
      'limits.partner_id': `${TABLE}.partner_id`,
    })
    .whereIn(`${TABLE}.id`, ids)
    .where('partners.enabled', true)
    .whereNull(`${TABLE}.revoked_at_ms`)
    .where(`${TABLE}.expires_at_ms`, '>', nowMs)
    .select(
      `${TABLE}.id`,
      'limits.amount',
      'users.level',
      'users.fee_tier',
      'users.state',
      database(SPENDING_LIMITS).whereRaw(`${SPENDING_LIMITS}.user_id = ${TABLE}.user_id`).count('*').as('limit_count'),
      prefixedColumns('users'),
      prefixedColumns('partners'),
      prefixedColumns(TABLE),
      prefixedColumns(SPENDING_LIMITS, 'limits'),
    );
  const rows: readonly ActiveRow[] = await withTimeout(database, query);
  const unchanged = rows.filter((row) => VERIFIED.every((table) => verifyPrefixed(keys, table, { ...row })));
  return new Map(
    unchanged.map((row) => [
      integerFrom(row.id),
      {
        ownSpendingLimit: ownLimit(keys, row),
        user: { level: row.level, feeTier: row.fee_tier, state: row.state },
      },
    ]),
  );
}

/** The tables of which a session needs an unchanged row. */
const VERIFIED = [TABLE, 'partners', 'users'] as const;

function ownLimit(keys: SecretKeys, row: ActiveRow): Amount | undefined {
  const limit = prefixedRow(SPENDING_LIMITS, { ...row });
  if (limit !== undefined && row.amount !== null)
    return verifyRow(keys, SPENDING_LIMITS, limit) ? amountFrom(row.amount) : DAMAGED_LIMIT;
  const counted = countIn(prefixedRow('users', { ...row }) ?? {}, SPENDING_LIMITS);
  return integerFrom(row.limit_count) >= counted ? undefined : DAMAGED_LIMIT;
}

/** Stores refreshed tokens, unless the session has ended in the meantime. */
export async function replacePartnerTokens(
  database: Knex,
  masterKeys: SecretKeys,
  id: number,
  tokens: PartnerTokens,
): Promise<void> {
  const row: Pick<PortalSessionRow, 'partner_id' | 'user_id' | 'expires_at_ms'> | undefined = await withTimeout(
    database,
    database(TABLE).where('id', id).first('partner_id', 'user_id', 'expires_at_ms'),
  );
  if (row === undefined) return;
  const columns = {
    sealed_tokens: encryptForRow(masterKeys, [TABLE, id], row)(tokensText(tokens)),
    access_expires_at_ms: tokens.accessExpiresAtMs,
  };
  const where = (all: Knex.QueryBuilder) => all.where('id', id).whereNull('revoked_at_ms');
  await updateCodedRowsAlone(database, masterKeys, { table: TABLE, where }, columns);
}

async function findSession(
  database: Knex,
  masterKeys: SecretKeys,
  key: { readonly id: number } | { readonly token_hash: string },
) {
  const [[column, value]] = Object.entries(key) as [[string, string | number]];
  const query = database(TABLE)
    .join('users', 'users.id', `${TABLE}.user_id`)
    .join('partners', 'partners.id', `${TABLE}.partner_id`)
    .where(`${TABLE}.${column}`, value)
    .first(...RECORD_COLUMNS, ...VERIFIED.map((table) => prefixedColumns(table)));
  const row: PortalSessionRow | undefined = await withTimeout(database, query);
  return row === undefined ? undefined : sessionFrom(row, masterKeys);
}

/** The rows are read first, so that the DELETE locks no index range. */
async function deleteUnclaimedSessions(database: Knex, nowMs: number): Promise<void> {
  const unclaimed = database(TABLE).whereNull('claimed_at_ms').where('code_expires_at_ms', '<=', nowMs);
  const ids: BigintColumn[] = await withTimeout(database, unclaimed.limit(SWEEP_MAX).pluck('id'));
  if (ids.length > 0)
    await withTimeout(database, database(TABLE).whereIn('id', ids).whereNull('claimed_at_ms').delete());
}

function tokensText({ accessToken, refreshToken }: PartnerTokens): string {
  return JSON.stringify({ accessToken, refreshToken });
}

/** Undefined if the session, its partner or its user were changed in the tables. */
function sessionFrom(row: PortalSessionRow, masterKeys: SecretKeys): ClaimedPortalSession | undefined {
  const id = integerFrom(row.id);
  const partnerId = integerFrom(row.partner_id);
  const tokensJson = decryptOfRow(masterKeys, [TABLE, id], { ...row }, row.sealed_tokens);
  const isUnchanged = VERIFIED.every((table) => verifyPrefixed(masterKeys, table, { ...row }));
  if (tokensJson === undefined || !isUnchanged) return undefined;
  const tokens = JSON.parse(tokensJson) as Pick<PartnerTokens, 'accessToken' | 'refreshToken'>;
  return {
    id,
    partnerId,
    partnerEnabled: row.enabled !== 0,
    depositAddressUrl: row.deposit_address_url,
    userId: integerFrom(row.user_id),
    level: row.level,
    feeTier: row.fee_tier,
    state: row.state,
    extrasHash: row.extras_hash,
    tokens: { ...tokens, accessExpiresAtMs: optionalIntegerFrom(row.access_expires_at_ms) },
    expiresAtMs: integerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
  };
}
