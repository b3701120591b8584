/**
 * The table `portal_sessions`: a user's consent that a partner may buy for them. A session begins with a code, which
 * the partner exchanges once for an access token and `extras`; all three are stored as hashes. The tokens that the
 * partner's OAuth server issued must be sent again, so they are stored encrypted.
 */
import type { Knex } from 'knex';
import type { UserState, VerificationLevel } from '../../core/model';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { insertWithSecret } from '../secrets/encryptedSecrets';
import { decryptSecret, encryptSecret, type MasterKeys } from '../secrets/encryption';

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

export async function insertPortalSession(
  database: Knex,
  masterKeys: MasterKeys,
  session: NewPortalSession,
): Promise<void> {
  const columns = {
    partner_id: session.partnerId,
    user_id: session.userId,
    code_hash: session.codeHash,
    code_expires_at_ms: session.codeExpiresAtMs,
    access_expires_at_ms: session.tokens.accessExpiresAtMs,
    created_at_ms: session.createdAtMs,
    expires_at_ms: session.expiresAtMs,
  };
  await deleteUnclaimedSessions(database, session.createdAtMs);
  await insertWithSecret(database, masterKeys, {
    location: { table: TABLE, column: 'sealed_tokens' },
    columns,
    secret: tokensText(session.tokens),
  });
}

export async function findPortalSession(
  database: Knex,
  masterKeys: MasterKeys,
  tokenHash: string,
): Promise<ClaimedPortalSession | undefined> {
  return findSession(database, masterKeys, { token_hash: tokenHash });
}

export async function findPortalSessionById(
  database: Knex,
  masterKeys: MasterKeys,
  id: number,
): Promise<ClaimedPortalSession | undefined> {
  return findSession(database, masterKeys, { id });
}

/** The ids of those sessions that can be used for a purchase now. */
export async function activePortalSessions(
  database: Knex,
  ids: readonly number[],
  nowMs: number,
): Promise<ReadonlySet<number>> {
  const query = database(TABLE)
    .join('partners', 'partners.id', `${TABLE}.partner_id`)
    .whereIn(`${TABLE}.id`, ids)
    .where('partners.enabled', true)
    .whereNull(`${TABLE}.revoked_at_ms`)
    .where(`${TABLE}.expires_at_ms`, '>', nowMs)
    .select(`${TABLE}.id`);
  const rows: readonly { readonly id: BigintColumn }[] = await withTimeout(database, query);
  return new Set(rows.map(({ id }) => integerFrom(id)));
}

/** Stores refreshed tokens, unless the session has ended in the meantime. */
export async function replacePartnerTokens(
  database: Knex,
  masterKeys: MasterKeys,
  id: number,
  tokens: PartnerTokens,
): Promise<void> {
  const columns = {
    sealed_tokens: encryptSecret(masterKeys, { table: TABLE, id }, tokensText(tokens)),
    access_expires_at_ms: tokens.accessExpiresAtMs,
  };
  await withTimeout(database, database(TABLE).where('id', id).whereNull('revoked_at_ms').update(columns));
}

async function findSession(
  database: Knex,
  masterKeys: MasterKeys,
  key: { readonly id: number } | { readonly token_hash: string },
) {
  const [[column, value]] = Object.entries(key) as [[string, string | number]];
  const query = database(TABLE)
    .join('users', 'users.id', `${TABLE}.user_id`)
    .join('partners', 'partners.id', `${TABLE}.partner_id`)
    .where(`${TABLE}.${column}`, value)
    .first(RECORD_COLUMNS);
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

function sessionFrom(row: PortalSessionRow, masterKeys: MasterKeys): ClaimedPortalSession {
  const id = integerFrom(row.id);
  const tokens = JSON.parse(decryptSecret(masterKeys, { table: TABLE, id }, row.sealed_tokens)) as Pick<
    PartnerTokens,
    'accessToken' | 'refreshToken'
  >;
  return {
    id,
    partnerId: integerFrom(row.partner_id),
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
