/**
 * The table `portal_logins`: users who have agreed here and are now at a partner's OAuth server. A row lives until the browser comes back with its
 * state, once, or until it has expired.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from './columns';
import { bounded } from './database';
import { type MasterKeys, open } from './sealed';
import { insertSealed } from './sealedSecrets';

export interface NewPortalLogin {
  readonly stateHash: string;
  readonly partnerId: number;
  readonly userId: number;
  /** The session of the browser in which the user agreed: nobody else's may come back. */
  readonly browserSessionId: number;
  /** What the partner gave with its link, to be returned as it is. */
  readonly partnerState: string;
  /** Secret. */
  readonly verifier: string;
  readonly createdAtMs: number;
  readonly expiresAtMs: number;
}

export interface PortalLogin extends NewPortalLogin {
  readonly id: number;
}

interface PortalLoginRow {
  readonly id: BigintColumn;
  readonly state_hash: string;
  readonly partner_id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly browser_session_id: BigintColumn;
  readonly partner_state: string;
  readonly sealed_verifier: string;
  readonly created_at_ms: BigintColumn;
  readonly expires_at_ms: BigintColumn;
}

const TABLE = 'portal_logins';
/** What a new login sweeps away of those that have expired. */
const SWEEP_MAX = 100;

export async function insertPortalLogin(database: Knex, masterKeys: MasterKeys, login: NewPortalLogin): Promise<void> {
  const columns = {
    state_hash: login.stateHash,
    partner_id: login.partnerId,
    user_id: login.userId,
    browser_session_id: login.browserSessionId,
    partner_state: login.partnerState,
    created_at_ms: login.createdAtMs,
    expires_at_ms: login.expiresAtMs,
  };
  await sweep(database, login.createdAtMs);
  await insertSealed(database, masterKeys, {
    place: { table: TABLE, column: 'sealed_verifier' },
    columns,
    secret: login.verifier,
  });
}

export async function findPortalLogin(
  database: Knex,
  masterKeys: MasterKeys,
  stateHash: string,
): Promise<PortalLogin | undefined> {
  const row: PortalLoginRow | undefined = await bounded(
    database,
    database(TABLE).where('state_hash', stateHash).first(),
  );
  return row === undefined ? undefined : loginFrom(row, masterKeys);
}

/** True for the one caller who may go on with it. */
export async function takePortalLogin(database: Knex, id: number): Promise<boolean> {
  return (await bounded(database, database(TABLE).where('id', id).delete())) === 1;
}

/** They are read first, so that no range of the table is held. */
async function sweep(database: Knex, nowMs: number): Promise<void> {
  const ids: BigintColumn[] = await bounded(
    database,
    database(TABLE).where('expires_at_ms', '<=', nowMs).limit(SWEEP_MAX).pluck('id'),
  );
  if (ids.length > 0) await bounded(database, database(TABLE).whereIn('id', ids).delete());
}

function loginFrom(row: PortalLoginRow, masterKeys: MasterKeys): PortalLogin {
  const id = integerFrom(row.id);
  return {
    id,
    stateHash: row.state_hash,
    partnerId: integerFrom(row.partner_id),
    userId: integerFrom(row.user_id),
    browserSessionId: integerFrom(row.browser_session_id),
    partnerState: row.partner_state,
    verifier: open(masterKeys, { table: TABLE, id }, row.sealed_verifier),
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: integerFrom(row.expires_at_ms),
  };
}
