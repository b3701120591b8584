/** The access that programs have to an account: API keys and connected apps. */
import type { Knex } from 'knex';
import { revokeUserApiKeys } from '../../store/identity/apiKeys';
import { endUserPortalSessions } from '../../store/portal/portalSessionEnds';
import type { Accounts } from './accounts';

/** Ends all of it with the transaction. The caller calls `identityChanged` afterwards. */
export async function endProgramAccess(
  { database, masterKeys, clock }: Accounts,
  transaction: Knex,
  userId: number,
): Promise<void> {
  const nowMs = clock.nowMs();
  await revokeUserApiKeys(database, masterKeys, transaction, { userId, nowMs });
  await endUserPortalSessions({ database, masterKeys }, transaction, userId, nowMs);
}
