/** Creates the worker that delivers webhook messages to partners. The leader runs it. */
import { webhookMessages } from '../../api/rendering/webhookMessage';
import type { ExchangeEngine } from '../../engine/engine';
import { createWebhookClient } from '../../usecases/partner/webhookClient';
import { WebhookWorker } from '../../usecases/portal/webhooks/webhookWorker';
import type { Preparation } from './preparation';

export function createWebhookWorker(
  { config, database, masterKeys, clock, eventLoop, log, metrics, tracing }: Preparation,
  engine: ExchangeEngine,
): WebhookWorker {
  const { webhooks, partner } = config;
  const client = createWebhookClient({
    allowLoopback: partner.allowLoopback,
    eventLoop,
    timeoutMs: webhooks.timeoutMs,
    callsMax: webhooks.callsMax,
    log,
  });
  const worker = new WebhookWorker({
    ...webhooks,
    engine,
    database,
    masterKeys,
    clock,
    eventLoop,
    log,
    client: tracing?.traceClient('partner', client) ?? client,
    rendering: webhookMessages,
  });
  metrics?.watchWebhooks(worker);
  return worker;
}
