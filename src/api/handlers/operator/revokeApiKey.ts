import { revokeByOperator } from '../../../usecases/apiKeys/revokeByOperator';
import type { Handler } from '../types';

/** Revokes an API key, effective with the response. Its owner is notified by mail. Refusals: API_KEY_NOT_FOUND. */
export const revokeApiKey: Handler<'revokeApiKey'> = async ({ path }, context) =>
  (await revokeByOperator(context, path.api_key)) === undefined
    ? { refusal: { code: 'API_KEY_NOT_FOUND' } }
    : { status: 204, body: undefined };
