import { renewListenKey } from '../../../store/identity/listenKeys';
import type { Handler } from '../types';

/** Returns the API key's listen key with its full lifetime: the current one, or a new one. It has no refusals. */
export const createBinanceListenKey: Handler<'createBinanceListenKey'> = async (_request, context) => {
  const { database, masterKeys, clock, config, caller } = context;
  const nowMs = clock.nowMs();
  const expiresAtMs = nowMs + config.streams.listenKeyTtlMs;
  return {
    status: 200,
    body: { listenKey: await renewListenKey(database, masterKeys, caller, { nowMs, expiresAtMs }) },
  };
};
