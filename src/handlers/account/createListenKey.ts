import { renewListenKey } from '../../store/identity/listenKeys';
import type { Handler } from '../types';

/** The API key's listen key, good for its whole time from now: the one that it has, or a new one. Refuses nothing. */
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
