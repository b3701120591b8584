import { endListenKey } from '../../../store/identity/listenKeys';
import type { Handler } from '../types';

/** Ends a listen key of the caller and closes its sockets. Refusals: LISTEN_KEY_NOT_FOUND, also if it has expired. */
export const deleteBinanceListenKey: Handler<'deleteBinanceListenKey'> = async ({ query }, context) => {
  const { database, masterKeys, clock, caller, listenKeyEnded } = context;
  const { apiKeyId, userId } = caller;
  const ended = await endListenKey(
    database,
    masterKeys,
    { apiKeyId, userId, listenKey: query.listenKey },
    clock.nowMs(),
  );
  if (ended === undefined) return { refusal: { code: 'LISTEN_KEY_NOT_FOUND' } };
  listenKeyEnded(ended);
  return { status: 200, body: {} };
};
