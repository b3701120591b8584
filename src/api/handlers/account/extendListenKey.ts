import { extendListenKey as extendListenKeyRow } from '../../../store/identity/listenKeys';
import type { Handler } from '../types';

/**
 * Restarts the lifetime of the given listen key of the caller, or of the API key's current one. Refusals:
 * LISTEN_KEY_NOT_FOUND (also if it belongs to another user or has expired).
 */
export const extendListenKey: Handler<'extendListenKey'> = async (
  { query, body },
  { database, masterKeys, clock, config, caller },
) => {
  const nowMs = clock.nowMs();
  const { apiKeyId, userId } = caller;
  const choice = { apiKeyId, userId, listenKey: query.listenKey ?? body?.listenKey };
  const extended = await extendListenKeyRow(database, masterKeys, choice, {
    nowMs,
    expiresAtMs: nowMs + config.streams.listenKeyTtlMs,
  });
  return extended ? { status: 200, body: {} } : { refusal: { code: 'LISTEN_KEY_NOT_FOUND' } };
};
