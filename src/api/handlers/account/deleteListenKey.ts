import { endListenKey } from '../../../store/identity/listenKeys';
import type { Handler } from '../types';

/**
 * Ends the given listen key of the caller, or the API key's current one, and closes its sockets. Refusals:
 * LISTEN_KEY_NOT_FOUND (also if it belongs to another user or has expired).
 */
export const deleteListenKey: Handler<'deleteListenKey'> = async (
  { query, body },
  { database, masterKeys, clock, caller, listenKeyEnded },
) => {
  const { apiKeyId, userId } = caller;
  const ended = await endListenKey(
    database,
    masterKeys,
    { apiKeyId, userId, listenKey: query.listenKey ?? body?.listenKey },
    clock.nowMs(),
  );
  if (ended === undefined) return { refusal: { code: 'LISTEN_KEY_NOT_FOUND' } };
  listenKeyEnded(ended);
  return { status: 200, body: {} };
};
