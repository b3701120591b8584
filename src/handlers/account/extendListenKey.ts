import { extendListenKey as extendListenKeyRow } from '../../store/identity/listenKeys';
import type { Handler } from '../types';

/** The named listen key of the caller's, or the caller's own, is good for its whole time from now. Refusals: LISTEN_KEY_NOT_FOUND (also another user's, or expired). */
export const extendListenKey: Handler<'extendListenKey'> = async (
  { query, body },
  { database, clock, config, caller },
) => {
  const nowMs = clock.nowMs();
  const { apiKeyId, userId } = caller;
  const choice = { apiKeyId, userId, listenKey: query.listenKey ?? body?.listenKey };
  const extended = await extendListenKeyRow(database, choice, {
    nowMs,
    expiresAtMs: nowMs + config.streams.listenKeyTtlMs,
  });
  return extended ? { status: 200, body: {} } : { refusal: { code: 'LISTEN_KEY_NOT_FOUND' } };
};
