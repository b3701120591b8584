/**
 * The table `portal_sessions`: one user's consent that one partner buys for them. It begins with a code, with which the partner claims the
 * authorization and the extras once; all three are kept as hashes. The partner's own tokens, which we must send again, are sealed together.
 */
import type { Knex } from 'knex';
import type { VerificationLevel } from '../core/model';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from './columns';
import { bounded } from './database';
import { type MasterKeys, open, seal } from './sealed';
import { insertSealed } from './sealedSecrets';

/** What a partner's OAuth server gave us for its user. Secret. */
export interface PartnerTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  /** Null when the partner did not say. */
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

/** A claimed session with its partner and its user: all that a Portal order needs, in one read. */
export interface PortalSession {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerEnabled: boolean;
  readonly depositAddressUrl: string;
  readonly userId: number;
  readonly level: VerificationLevel;
  readonly feeTier: number;
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
  ...['partners.enabled', 'partners.deposit_address_url', 'users.level', 'users.fee_tier'],
];
/** What a new session sweeps away of those whose code nobody came for. */
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
  await sweepUnclaimed(database, session.createdAtMs);
  await insertSealed(database, masterKeys, {
    place: { table: TABLE, column: 'sealed_tokens' },
    columns,
    secret: tokensText(session.tokens),
  });
}

export async function findPortalSession(
  database: Knex,
  masterKeys: MasterKeys,
  tokenHash: string,
): Promise<PortalSession | undefined> {
  return findSession(database, masterKeys, { token_hash: tokenHash });
}

export async function findPortalSessionById(
  database: Knex,
  masterKeys: MasterKeys,
  id: number,
): Promise<PortalSession | undefined> {
  return findSession(database, masterKeys, { id });
}

/** Which of them are good for a purchase at this moment. */
export async function livingPortalSessions(
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
  const rows: readonly { readonly id: BigintColumn }[] = await bounded(database, query);
  return new Set(rows.map(({ id }) => integerFrom(id)));
}

/** Renewed tokens take the place of the old ones, unless the session has ended meanwhile. */
export async function replacePartnerTokens(
  database: Knex,
  masterKeys: MasterKeys,
  id: number,
  tokens: PartnerTokens,
): Promise<void> {
  const columns = {
    sealed_tokens: seal(masterKeys, { table: TABLE, id }, tokensText(tokens)),
    access_expires_at_ms: tokens.accessExpiresAtMs,
  };
  await bounded(database, database(TABLE).where('id', id).whereNull('revoked_at_ms').update(columns));
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
  const row: PortalSessionRow | undefined = await bounded(database, query);
  return row === undefined ? undefined : sessionFrom(row, masterKeys);
}

/** They are read first, so that no range of the table is held. */
async function sweepUnclaimed(database: Knex, nowMs: number): Promise<void> {
  const unclaimed = database(TABLE).whereNull('claimed_at_ms').where('code_expires_at_ms', '<=', nowMs);
  const ids: BigintColumn[] = await bounded(database, unclaimed.limit(SWEEP_MAX).pluck('id'));
  if (ids.length > 0) await bounded(database, database(TABLE).whereIn('id', ids).whereNull('claimed_at_ms').delete());
}

function tokensText({ accessToken, refreshToken }: PartnerTokens): string {
  return JSON.stringify({ accessToken, refreshToken });
}

function sessionFrom(row: PortalSessionRow, masterKeys: MasterKeys): PortalSession {
  const id = integerFrom(row.id);
  const tokens = JSON.parse(open(masterKeys, { table: TABLE, id }, row.sealed_tokens)) as Pick<
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
    extrasHash: row.extras_hash,
    tokens: { ...tokens, accessExpiresAtMs: optionalIntegerFrom(row.access_expires_at_ms) },
    expiresAtMs: integerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
  };
}
