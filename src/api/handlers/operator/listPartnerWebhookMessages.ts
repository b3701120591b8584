import { findWebhookEndpoint } from '../../../store/portal/webhookEndpoints';
import { listWebhookMessages } from '../../../store/portal/webhookMessages';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderWebhookMessage } from '../../rendering/webhook';
import type { Handler } from '../types';

/** Lists a partner's webhook messages and the state of their delivery, newest first. Refusals: WEBHOOK_NOT_FOUND. */
export const listPartnerWebhookMessages: Handler<'listPartnerWebhookMessages'> = async (
  { path, query },
  { database },
) => {
  const partnerId = Number(path.partnerid);
  if ((await findWebhookEndpoint(database, partnerId)) === undefined) return { refusal: { code: 'WEBHOOK_NOT_FOUND' } };
  const filter = { partnerId, state: query.state };
  const { count, items } = await listWebhookMessages(database, filter, parsePageRange(query));
  return { status: 200, body: { count, items: items.map(renderWebhookMessage) } };
};
