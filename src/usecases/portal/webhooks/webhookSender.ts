/**
 * Sends the webhook messages that are due, each until the partner confirms it. A message counts as delivered only when the
 * answer has arrived and this is recorded, so that a crash repeats it rather than losing it. Messages of one subject are
 * sent in their order.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../../foundation/clock';
import {
  disableWebhookEndpoint,
  listEnabledWebhookEndpoints,
  type WebhookEndpoint,
  type WebhookSecrets,
} from '../../../store/portal/webhookEndpoints';
import {
  findDueWebhookMessages,
  markWebhookDelivered,
  postponeWebhookMessage,
  type WebhookMessage,
} from '../../../store/portal/webhookMessages';
import type { SecretKeys } from '../../../store/secrets/secretKeys';
import type { WebhookClient } from '../../partner/webhookClient';

export interface WebhookSenderOptions {
  readonly database: Knex;
  readonly masterKeys: SecretKeys;
  readonly client: WebhookClient;
  readonly clock: Clock;
  readonly log: Logger;
  /** Concurrent messages to one partner. */
  readonly callsMax: number;
  /** Delay after the first failure. It doubles after each further one, up to `retryMsMax`. */
  readonly retryMs: number;
  readonly retryMsMax: number;
  /** False while another server may be the leader and send the same messages. */
  readonly mayWork: () => boolean;
  /** Called when an attempt has ended. */
  readonly onFinished: () => void;
}

type Endpoint = WebhookEndpoint & { readonly secrets: WebhookSecrets };

/** RFC 9110: the receiver is gone and wants no further messages. */
const GONE = 410;
/** Doublings of the delay. More would exceed the range of integers. */
const DOUBLINGS_MAX = 40;

export class WebhookSender {
  /** Attempts in progress, by partner and subject. */
  private readonly inFlight = new Map<number, Map<string, Promise<void>>>();

  constructor(private readonly options: WebhookSenderOptions) {}

  /** Starts attempts for messages that are due, up to the limit of each partner. */
  async run(): Promise<void> {
    const { database, masterKeys } = this.options;
    for (const endpoint of await listEnabledWebhookEndpoints(database, masterKeys)) await this.sendDue(endpoint);
  }

  /** Resolves when no attempt is in progress. */
  async whenIdle(): Promise<void> {
    await Promise.all([...this.inFlight.values()].flatMap((ofPartner) => [...ofPartner.values()]));
  }

  private async sendDue(endpoint: Endpoint): Promise<void> {
    const { database, clock, callsMax, mayWork } = this.options;
    const { partnerId } = endpoint;
    const ofPartner = this.inFlight.get(partnerId) ?? new Map<string, Promise<void>>();
    this.inFlight.set(partnerId, ofPartner);
    if (ofPartner.size >= callsMax) return;
    // Those in progress are still due in the table.
    const page = { nowMs: clock.nowMs(), limit: callsMax + ofPartner.size };
    for (const message of await findDueWebhookMessages(database, partnerId, page)) {
      if (!mayWork() || ofPartner.size >= callsMax) return;
      if (ofPartner.has(message.subject)) continue;
      const attempt = this.attempt(endpoint, message).finally(() => {
        ofPartner.delete(message.subject);
        this.options.onFinished();
      });
      ofPartner.set(message.subject, attempt);
    }
  }

  /** Sends a message. Never rejects: an outcome that cannot be recorded leads to another attempt. */
  private async attempt(endpoint: Endpoint, message: WebhookMessage): Promise<void> {
    const { client, clock, log } = this.options;
    const { partnerId, sequence } = message;
    try {
      const result = await client.send({
        url: endpoint.url,
        id: message.webhookId,
        body: message.body,
        secrets: validSecrets(endpoint.secrets, clock.nowMs()),
        nowMs: clock.nowMs(),
      });
      await this.record(message, result);
    } catch (error) {
      log.warn(
        { err: error, partnerId, sequence },
        'the outcome of a webhook message was not recorded; it is sent again',
      );
    }
  }

  private async record(
    { partnerId, sequence, subject, attempts }: WebhookMessage,
    result: Awaited<ReturnType<WebhookClient['send']>>,
  ): Promise<void> {
    const { database, clock, log, retryMs, retryMsMax } = this.options;
    const atMs = clock.nowMs();
    const attempt = { partnerId, sequence, status: result.status, atMs };
    if (result.delivered) return markWebhookDelivered(database, attempt);
    if (result.status === GONE) {
      await disableWebhookEndpoint(database, partnerId, { by: 'partner', nowMs: atMs });
      log.warn({ partnerId, sequence }, 'the partner answered 410: its webhook is disabled');
    }
    const backoffMs = retryMs * 2 ** Math.min(attempts, DOUBLINGS_MAX);
    // A receiver may ask for a longer delay than its failures alone would cause, but not for ever.
    const dueAtMs = atMs + Math.min(Math.max(backoffMs, result.retryAfterMs), retryMsMax);
    return postponeWebhookMessage(database, { ...attempt, subject, error: result.error, dueAtMs });
  }
}

/** The newest first. */
function validSecrets({ current, previous }: WebhookSecrets, nowMs: number): string[] {
  return previous !== null && previous.expiresAtMs > nowMs ? [current, previous.secret] : [current];
}
