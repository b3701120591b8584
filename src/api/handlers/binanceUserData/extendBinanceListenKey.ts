import { extendListenKey } from '../../../store/identity/listenKeys';
import type { Handler } from '../types';

/** Restarts the lifetime of a listen key of the caller. Refusals: LISTEN_KEY_NOT_FOUND, also if it has expired. */
export const extendBinanceListenKey: Handler<'extendBinanceListenKey'> = async ({ query }, context) => {
  const { database, masterKeys, clock, config, caller } = context;
  const { apiKeyId, userId } = caller;
  const nowMs = clock.nowMs();
  const expiresAtMs = nowMs + config.streams.listenKeyTtlMs;
  const choice = { apiKeyId, userId, listenKey: query.listenKey };
  const extended = await extendListenKey(database, masterKeys, choice, { nowMs, expiresAtMs });
  return extended ? { status: 200, body: {} } : { refusal: { code: 'LISTEN_KEY_NOT_FOUND' } };
};
