/**
 * The table `portal_logins`: users who have given their consent and were redirected to a partner's OAuth server. A row
 * is consumed once, when the browser returns with its `state`, or expires.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow } from '../secrets/boundColumns';
import { insertWithSecret } from '../secrets/encryptedSecrets';
import { keyedHash, type SecretKeys } from '../secrets/secretKeys';

export interface NewPortalLogin {
  readonly stateHash: string;
  readonly partnerId: number;
  readonly userId: number;
  /** The session in which the user gave consent. Only the same session may complete the login. */
  readonly browserSessionId: number;
  /** The `state` of the partner's link, returned to the partner unchanged. */
  readonly partnerState: string;
  /** The PKCE code verifier. Secret. */
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
/** What a stored hash of a `state` is made for. */
export const STATE_CONTEXT = 'portal state';
/** Expired logins deleted with each new one, at most. */
const SWEEP_MAX = 100;

export async function insertPortalLogin(database: Knex, masterKeys: SecretKeys, login: NewPortalLogin): Promise<void> {
  const columns = {
    state_hash: keyedHash(masterKeys, STATE_CONTEXT, login.stateHash),
    partner_id: login.partnerId,
    user_id: login.userId,
    browser_session_id: login.browserSessionId,
    partner_state: login.partnerState,
    created_at_ms: login.createdAtMs,
    expires_at_ms: login.expiresAtMs,
  };
  await deleteExpiredLogins(database, login.createdAtMs);
  await insertWithSecret(database, masterKeys, {
    location: { table: TABLE, column: 'sealed_verifier' },
    columns,
    secret: login.verifier,
  });
}

export async function findPortalLogin(
  database: Knex,
  masterKeys: SecretKeys,
  stateHash: string,
): Promise<PortalLogin | undefined> {
  const row: PortalLoginRow | undefined = await withTimeout(
    database,
    database(TABLE)
      .where('state_hash', keyedHash(masterKeys, STATE_CONTEXT, stateHash))
      .first(),
  );
  if (row === undefined) return undefined;
  const verifier = decryptOfRow(masterKeys, [TABLE, integerFrom(row.id)], { ...row }, row.sealed_verifier);
  return verifier === undefined ? undefined : loginFrom(row, { stateHash, verifier });
}

/** Deletes the login. Of several concurrent callers, only one gets true and may continue with it. */
export async function consumePortalLogin(database: Knex, id: number): Promise<boolean> {
  return (await withTimeout(database, database(TABLE).where('id', id).delete())) === 1;
}

/** The rows are read first, so that the DELETE locks no index range. */
async function deleteExpiredLogins(database: Knex, nowMs: number): Promise<void> {
  const ids: BigintColumn[] = await withTimeout(
    database,
    database(TABLE).where('expires_at_ms', '<=', nowMs).orderBy('expires_at_ms').limit(SWEEP_MAX).pluck('id'),
  );
  if (ids.length > 0) await withTimeout(database, database(TABLE).whereIn('id', ids).delete());
}

function loginFrom(row: PortalLoginRow, rest: Pick<PortalLogin, 'stateHash' | 'verifier'>): PortalLogin {
  return {
    id: integerFrom(row.id),
    ...rest,
    partnerId: integerFrom(row.partner_id),
    userId: integerFrom(row.user_id),
    browserSessionId: integerFrom(row.browser_session_id),
    partnerState: row.partner_state,
    createdAtMs: integerFrom(row.created_at_ms),
    expiresAtMs: integerFrom(row.expires_at_ms),
  };
}
