import { replayWebhook } from '../../../usecases/webhooks/replayWebhook';
import type { Handler } from '../types';

/** Sends the app's webhook messages from a sequence on again. Refusals: WEBHOOK_NOT_FOUND. */
export const replayPortalWebhook: Handler<'replayPortalWebhook'> = async ({ body }, { database, caller }) => {
  const count = await replayWebhook(database, caller.partnerId, body.from_sequence);
  return count === undefined ? { refusal: { code: 'WEBHOOK_NOT_FOUND' } } : { status: 200, body: { count } };
};
