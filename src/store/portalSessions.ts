/**
 * The table `portal_sessions`: one user's consent that one partner buys for them. The authorization and the extras are
 * kept as hashes; the partner's access token, which we must send again, is sealed.
 */
import type { Knex } from 'knex';
import type { VerificationLevel } from '../core/model';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from './columns';
import { bounded } from './database';
import { type MasterKeys, open, seal } from './sealed';

export interface NewPortalSession {
  readonly partnerId: number;
  readonly userId: number;
  readonly tokenHash: string;
  readonly extrasHash: string;
  readonly accessToken: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

/** A session with its partner and its user: all that a Portal order needs, in one read. */
export interface PortalSession {
  readonly id: number;
  readonly partnerId: number;
  readonly partnerEnabled: boolean;
  readonly depositAddressUrl: string;
  readonly userId: number;
  readonly level: VerificationLevel;
  readonly feeTier: number;
  readonly extrasHash: string;
  readonly accessToken: string;
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
  readonly sealed_access_token: string;
  readonly expires_at_ms: BigintColumn;
  readonly revoked_at_ms: BigintColumn | null;
}

const TABLE = 'portal_sessions';
const RECORD_COLUMNS = [
  'portal_sessions.id',
  'portal_sessions.partner_id',
  'partners.enabled',
  'partners.deposit_address_url',
  'portal_sessions.user_id',
  'users.level',
  'users.fee_tier',
  'portal_sessions.extras_hash',
  'portal_sessions.sealed_access_token',
  'portal_sessions.expires_at_ms',
  'portal_sessions.revoked_at_ms',
];

/** The new row's id; the access token is sealed to it in the same transaction. */
export async function insertPortalSession(database: Knex, masterKeys: MasterKeys, session: NewPortalSession): Promise<number> {
  const row = {
    partner_id: session.partnerId,
    user_id: session.userId,
    token_hash: session.tokenHash,
    extras_hash: session.extrasHash,
    sealed_access_token: '',
    created_at_ms: session.createdAtMs,
    expires_at_ms: session.expiresAtMs,
  };
  return database.transaction(async (transaction) => {
    const ids: readonly BigintColumn[] = await bounded(database, transaction(TABLE).insert(row));
    const id = integerFrom(ids[0] ?? 0);
    const sealed = { sealed_access_token: seal(masterKeys, { table: TABLE, id }, session.accessToken) };
    await bounded(database, transaction(TABLE).where('id', id).update(sealed));
    return id;
  });
}

export async function findPortalSession(database: Knex, masterKeys: MasterKeys, tokenHash: string): Promise<PortalSession | undefined> {
  const query = database(TABLE)
    .join('users', 'users.id', 'portal_sessions.user_id')
    .join('partners', 'partners.id', 'portal_sessions.partner_id')
    .where('portal_sessions.token_hash', tokenHash)
    .first(RECORD_COLUMNS);
  const row: PortalSessionRow | undefined = await bounded(database, query);
  return row === undefined ? undefined : sessionFrom(row, masterKeys);
}

function sessionFrom(row: PortalSessionRow, masterKeys: MasterKeys): PortalSession {
  const id = integerFrom(row.id);
  return {
    id,
    partnerId: integerFrom(row.partner_id),
    partnerEnabled: row.enabled !== 0,
    depositAddressUrl: row.deposit_address_url,
    userId: integerFrom(row.user_id),
    level: row.level,
    feeTier: row.fee_tier,
    extrasHash: row.extras_hash,
    accessToken: open(masterKeys, { table: TABLE, id }, row.sealed_access_token),
    expiresAtMs: integerFrom(row.expires_at_ms),
    revokedAtMs: optionalIntegerFrom(row.revoked_at_ms),
  };
}
