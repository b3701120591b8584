import { endListenKey } from '../../store/identity/listenKeys';
import type { Handler } from '../types';

/** Ends the named listen key of the caller's, or the caller's own, and closes its sockets. Refusals: LISTEN_KEY_NOT_FOUND (also another user's, or expired). */
export const deleteListenKey: Handler<'deleteListenKey'> = async (
  { query, body },
  { database, clock, caller, listenKeyEnded },
) => {
  const { apiKeyId, userId } = caller;
  const ended = await endListenKey(
    database,
    { apiKeyId, userId, listenKey: query.listenKey ?? body?.listenKey },
    clock.nowMs(),
  );
  if (ended === undefined) return { refusal: { code: 'LISTEN_KEY_NOT_FOUND' } };
  listenKeyEnded(ended);
  return { status: 200, body: {} };
};
