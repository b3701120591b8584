import { renewListenKey } from '../../../store/identity/listenKeys';
import type { Handler } from '../types';

/** Returns the API key's listen key with its full lifetime: the current one, or a new one. It has no refusals. */
export const createListenKey: Handler<'createListenKey'> = async (
  _request,
  { database, masterKeys, clock, config, caller },
) => {
  const nowMs = clock.nowMs();
  const listenKey = await renewListenKey(database, masterKeys, caller, {
    nowMs,
    expiresAtMs: nowMs + config.streams.listenKeyTtlMs,
  });
  return { status: 200, body: { listenKey } };
};
