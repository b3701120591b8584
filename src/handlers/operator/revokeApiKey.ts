import { findApiKeyId, revokeApiKey as revokeApiKeyRow } from '../../store/identity/apiKeys';
import type { Handler } from '../types';

/** Revokes an API key, effective with the response. Refusals: API_KEY_NOT_FOUND. */
export const revokeApiKey: Handler<'revokeApiKey'> = async ({ path }, { database, clock, identityChanged }) => {
  const named = path.api_key;
  const id = named.startsWith('live-') ? await findApiKeyId(database, named) : Number(named);
  const found = id !== undefined && (await revokeApiKeyRow(database, id, clock.nowMs()));
  if (!found) return { refusal: { code: 'API_KEY_NOT_FOUND' } };
  identityChanged();
  return { status: 204, body: undefined };
};
