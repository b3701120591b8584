import { findApiKeyId, revokeApiKey as revokeApiKeyRow } from '../../../store/identity/apiKeys';
import { tellKeyOwner } from '../../../usecases/accounts/operatorNotices';
import type { Handler } from '../types';

/** Revokes an API key, effective with the response. Its owner is notified by mail. Refusals: API_KEY_NOT_FOUND. */
export const revokeApiKey: Handler<'revokeApiKey'> = async (
  { path },
  { database, masterKeys, clock, accounts, identityChanged },
) => {
  const named = path.api_key;
  const tellOwner = tellKeyOwner(accounts, 'key_revoked_by_operator');
  const id = named.startsWith('live-') ? await findApiKeyId(database, named) : Number(named);
  const nowMs = clock.nowMs();
  const found = id !== undefined && (await revokeApiKeyRow(database, masterKeys, { id, nowMs }, tellOwner));
  if (!found) return { refusal: { code: 'API_KEY_NOT_FOUND' } };
  identityChanged();
  return { status: 204, body: undefined };
};
