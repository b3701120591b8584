/**
 * Claims on the renewal of a partner's tokens (the column `renewing_until_ms` of `portal_sessions`). Of several servers,
 * only one may use the refresh token of a session, because a partner may end the session when a refresh token is used
 * twice. A claim expires by the clock of the database, because the clocks of the servers may differ.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

const TABLE = 'portal_sessions';
const NOW_MS = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED)';

/** The right of this server to renew the tokens of one session. */
export interface RenewalClaim {
  readonly sessionId: number;
  readonly untilMs: number;
}

interface ClaimRow {
  readonly renewing_until_ms: BigintColumn | null;
  readonly now_ms: BigintColumn;
}

/**
 * Claims the renewal for `validMs` milliseconds. Undefined if another server has claimed it, or if the session has
 * ended. The caller must read the tokens after this call.
 */
export async function claimTokenRenewal(
  database: Knex,
  sessionId: number,
  validMs: number,
): Promise<RenewalClaim | undefined> {
  const session = () => database(TABLE).where('id', sessionId).whereNull('revoked_at_ms');
  const row: ClaimRow | undefined = await withTimeout(
    database,
    session().first('renewing_until_ms', database.raw(`${NOW_MS} AS now_ms`)),
  );
  if (row === undefined) return undefined;
  const nowMs = integerFrom(row.now_ms);
  const heldUntilMs = optionalIntegerFrom(row.renewing_until_ms);
  // A claim that lasts longer than any can only result from a clock that was set back; it is ignored.
  if (heldUntilMs !== null && heldUntilMs > nowMs && heldUntilMs <= nowMs + 2 * validMs) return undefined;
  const untilMs = nowMs + validMs;
  // Another server may have claimed it since it was read.
  const unclaimed =
    heldUntilMs === null ? session().whereNull('renewing_until_ms') : session().where('renewing_until_ms', heldUntilMs);
  const claimed = await withTimeout(database, unclaimed.update({ renewing_until_ms: untilMs }));
  return claimed === 1 ? { sessionId, untilMs } : undefined;
}

/** Gives the claim up, unless it has expired and another server has claimed the renewal. */
export async function releaseTokenRenewal(database: Knex, { sessionId, untilMs }: RenewalClaim): Promise<void> {
  const claim = database(TABLE).where({ id: sessionId, renewing_until_ms: untilMs });
  await withTimeout(database, claim.update({ renewing_until_ms: null }));
}
