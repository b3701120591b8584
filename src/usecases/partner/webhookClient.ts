/**
 * Sends webhook messages to partners, within the bounds of all requests to them (`partnerRequest.ts`). The body of an
 * answer is not read.
 */
import { retryAfterMs } from '../../foundation/retryAfter';
import { hostForLog, PartnerHttpClient, type PartnerHttpClientOptions, type PartnerLog } from './partnerHttpClient';
import { webhookSignature } from './webhookSignature';

export interface OutgoingWebhook {
  readonly url: string;
  /**
   * Id of the message. It is the same for every attempt, so that the receiver recognizes a message that it has already
   * processed.
   */
  readonly id: string;
  readonly body: string;
  /** Secrets, each of which signs the message. */
  readonly secrets: readonly string[];
  readonly nowMs: number;
}

export type WebhookResult =
  | { readonly delivered: true; readonly status: number }
  /**
   * `status` is null if there was no answer. `error`: the reason, for operators. `retryAfterMs`: how long the receiver
   * wants to get nothing; 0 if it does not say.
   */
  | {
      readonly delivered: false;
      readonly status: number | null;
      readonly error: string;
      readonly retryAfterMs: number;
    };

export interface WebhookClient {
  /** Sends a message. Never throws because of a partner's behaviour. */
  send(message: OutgoingWebhook): Promise<WebhookResult>;
}

export function createWebhookClient(options: PartnerHttpClientOptions & { readonly log: PartnerLog }): WebhookClient {
  const client = new PartnerHttpClient(options);
  return {
    async send(message) {
      const { url, id, body, secrets, nowMs } = message;
      const timestamp = Math.floor(nowMs / 1000);
      const headers = {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': webhookSignature(secrets, { id, timestamp, body }),
      };
      const result = await client.send({ url, request: { method: 'POST', headers, body }, statuses: [] });
      // With no statuses to read, every answer is reported as a failure with its status.
      const status = result.status ?? null;
      if (status !== null && status >= 200 && status < 300) return { delivered: true, status };
      const error = result.ok ? 'unexpected_status' : result.reason;
      options.log.warn({ partner: hostForLog(url), webhook: id, error, status }, 'a webhook message was not accepted');
      const retryAfter = result.ok ? undefined : result.retryAfter;
      return { delivered: false, status, error, retryAfterMs: retryAfterMs(retryAfter, nowMs) };
    },
  };
}
