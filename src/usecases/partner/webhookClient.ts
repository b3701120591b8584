/**
 * Sends webhook messages to partners, within the bounds of all requests to them (`partnerRequest.ts`). The body of an
 * answer is not read.
 */
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

/**
 * How long the header `Retry-After` (RFC 9110 section 10.2.3) asks to wait, in seconds or as a date in one of the forms of
 * section 5.6.7; 0 without the header, with one that is none of its forms, and for a time
 * that has passed.
 */
export function retryAfterMs(header: string | undefined, nowMs: number): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  // All three forms begin with the name of a weekday and are in GMT, which the oldest one does not say.
  const text = header.endsWith(' GMT') ? header : `${header} GMT`;
  const atMs = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(header) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? 0 : Math.max(0, atMs - nowMs);
}
