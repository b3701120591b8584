import { formatTime } from '../../../foundation/times';
import { rotateWebhookSecret } from '../../../store/portal/webhookEndpoints';
import { newWebhookSecret } from '../../../usecases/partner/webhookSignature';
import type { Handler } from '../types';

/**
 * Replaces the secret that signs a partner's webhook messages. For a while, messages are signed with both. Refusals:
 * WEBHOOK_NOT_FOUND.
 */
export const rotatePartnerWebhookSecret: Handler<'rotatePartnerWebhookSecret'> = async (
  { path },
  { database, masterKeys, clock, config },
) => {
  const [partnerId, newSecret, nowMs] = [Number(path.partnerid), newWebhookSecret(), clock.nowMs()];
  const previousExpiresAtMs = nowMs + config.webhooks.secretOverlapMs;
  const rotation = { partnerId, newSecret, previousExpiresAtMs, nowMs };
  if (!(await rotateWebhookSecret(database, masterKeys, rotation))) return { refusal: { code: 'WEBHOOK_NOT_FOUND' } };
  return {
    status: 201,
    body: { partner_id: partnerId, webhook_secret: newSecret, previous_valid_until: formatTime(previousExpiresAtMs) },
  };
};
