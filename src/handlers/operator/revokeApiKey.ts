import { revokeApiKey as revokeApiKeyRow } from '../../store/identity/apiKeys';
import type { Handler } from '../types';

/** Revokes an API key, effective with the response. Refusals: API_KEY_NOT_FOUND. */
export const revokeApiKey: Handler<'revokeApiKey'> = async ({ path }, { database, clock, identityChanged }) => {
  const found = await revokeApiKeyRow(database, path.api_key, clock.nowMs());
  if (!found) return { refusal: { code: 'API_KEY_NOT_FOUND' } };
  identityChanged();
  return { status: 204, body: undefined };
};
