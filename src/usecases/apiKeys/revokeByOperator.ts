/** Revokes an API key for an operator. */
import { findApiKeyId, revokeApiKey } from '../../store/identity/apiKeys';
import { tellOwnerOfRevokedKey } from '../accounts/operatorNotices';
import type { Services } from '../services';

/**
 * Revokes the key with this id, or, for existing clients, this API key. Its owner is notified by mail. Returns the id of
 * its user; undefined if there is no such key.
 */
export async function revokeByOperator(
  {
    database,
    masterKeys,
    clock,
    accounts,
    identityChanged,
  }: Pick<Services, 'database' | 'masterKeys' | 'clock' | 'accounts' | 'identityChanged'>,
  named: string,
): Promise<number | undefined> {
  const id = named.startsWith('live-') ? await findApiKeyId(database, named) : Number(named);
  if (id === undefined) return undefined;
  const tellOwner = tellOwnerOfRevokedKey(accounts);
  const userId = await revokeApiKey(database, masterKeys, { id, nowMs: clock.nowMs() }, tellOwner);
  if (userId !== undefined) identityChanged();
  return userId;
}
