import { findWebhookEndpoint } from '../../../store/portal/webhookEndpoints';
import { renderPartnerWebhook } from '../../rendering/webhook';
import type { Handler } from '../types';

/** Where a partner receives webhook messages. Refusals: WEBHOOK_NOT_FOUND. */
export const getPartnerWebhook: Handler<'getPartnerWebhook'> = async ({ path }, { database }) => {
  const endpoint = await findWebhookEndpoint(database, Number(path.partnerid));
  if (endpoint === undefined) return { refusal: { code: 'WEBHOOK_NOT_FOUND' } };
  return { status: 200, body: renderPartnerWebhook(endpoint) };
};
