import { findPartner } from '../../../store/portal/partners';
import { putWebhookEndpoint } from '../../../store/portal/webhookEndpoints';
import { makeWebhookMessagesDue } from '../../../store/portal/webhookMessages';
import { checkPartnerUrl } from '../../../usecases/partner/partnerUrl';
import { newWebhookSecret } from '../../../usecases/partner/webhookSignature';
import type { Handler } from '../types';

/**
 * Sets the URL of a partner's webhook and enables it. Only the response that creates it contains its secret. Refusals:
 * INVALID_SETTING (a URL that the server must not call), PARTNER_NOT_FOUND.
 */
export const putPartnerWebhook: Handler<'putPartnerWebhook'> = async (
  { path, body },
  { database, masterKeys, clock, config },
) => {
  const fault = checkPartnerUrl(body.url, config.partner);
  if (fault !== undefined) return { refusal: { code: 'INVALID_SETTING', rule: `url: ${fault}` } };
  const partnerId = Number(path.partnerid);
  if ((await findPartner(database, partnerId)) === undefined) return { refusal: { code: 'PARTNER_NOT_FOUND' } };
  const newSecret = newWebhookSecret();
  const { isSecretNew } = await putWebhookEndpoint(database, masterKeys, {
    partnerId,
    url: body.url,
    newSecret,
    nowMs: clock.nowMs(),
  });
  await makeWebhookMessagesDue(database, partnerId);
  return {
    status: 200,
    body: { partner_id: partnerId, webhook_secret: isSecretNew ? newSecret : null, previous_valid_until: null },
  };
};
