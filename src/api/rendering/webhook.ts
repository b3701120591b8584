/** Renders webhooks and their messages for operators. */
import type { components } from '../../../generated/openapi';
import { formatTime, formatTimeOrNull } from '../../foundation/times';
import type { WebhookEndpoint } from '../../store/portal/webhookEndpoints';
import type { WebhookMessage } from '../../store/portal/webhookMessages';

type Schemas = components['schemas'];

export function renderPartnerWebhook(endpoint: WebhookEndpoint): Schemas['PartnerWebhook'] {
  return {
    partner_id: endpoint.partnerId,
    url: endpoint.url,
    last_sequence: endpoint.lastSequence,
    disabled_at: formatTimeOrNull(endpoint.disabledAtMs),
    disabled_by: endpoint.disabledBy,
    created_at: formatTime(endpoint.createdAtMs),
    updated_at: formatTime(endpoint.updatedAtMs),
  };
}

export function renderWebhookMessage(message: WebhookMessage): Schemas['PartnerWebhookMessage'] {
  const { deliveredAtMs } = message;
  return {
    sequence: message.sequence,
    webhook_id: message.webhookId,
    // Only `usecases/portal/webhooks` writes messages, of these types.
    type: message.type as Schemas['PartnerWebhookMessage']['type'],
    subject: message.subject,
    created_at: formatTime(message.createdAtMs),
    attempts: message.attempts,
    last_attempt_at: formatTimeOrNull(message.lastAttemptAtMs),
    last_status: message.lastStatus,
    last_error: message.lastError,
    due_at: deliveredAtMs === null ? formatTime(message.dueAtMs) : null,
    delivered_at: formatTimeOrNull(deliveredAtMs),
  };
}
