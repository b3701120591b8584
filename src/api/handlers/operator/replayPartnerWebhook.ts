import { replayWebhook } from '../../../usecases/webhooks/replayWebhook';
import type { Handler } from '../types';

/** Sends a partner's webhook messages from a sequence on again. Refusals: WEBHOOK_NOT_FOUND. */
export const replayPartnerWebhook: Handler<'replayPartnerWebhook'> = async ({ path, body }, { database }) => {
  const count = await replayWebhook(database, Number(path.partnerid), body.from_sequence);
  return count === undefined ? { refusal: { code: 'WEBHOOK_NOT_FOUND' } } : { status: 200, body: { count } };
};
