import { disableWebhookEndpoint } from '../../../store/portal/webhookEndpoints';
import type { Handler } from '../types';

/** Stops sending messages to a partner; they wait until the webhook is enabled again. Refusals: WEBHOOK_NOT_FOUND. */
export const disablePartnerWebhook: Handler<'disablePartnerWebhook'> = async ({ path }, { database, clock }) => {
  const by = { by: 'operator', nowMs: clock.nowMs() } as const;
  const found = await disableWebhookEndpoint(database, Number(path.partnerid), by);
  return found ? { status: 204, body: undefined } : { refusal: { code: 'WEBHOOK_NOT_FOUND' } };
};
