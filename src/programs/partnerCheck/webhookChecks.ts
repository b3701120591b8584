/**
 * The checks of a partner's webhook receiver, which follows Standard Webhooks: signature, age and repetition. Only what
 * the status codes show can be tested; a repeated message must be accepted, but its effect is not visible from outside.
 */
import { randomUUID } from 'node:crypto';
import { systemClock } from '../../foundation/clock';
import { newWebhookSecret, type SignedMessage, webhookSignature } from '../../usecases/partner/webhookSignature';
import type { CheckContext } from './checkContext';
import type { CheckId } from './checks';

interface Message extends SignedMessage {
  /** The value of `webhook-signature`; without it, the header is not sent. */
  readonly signature: string | undefined;
}

/** More than the five minutes that the contract allows. */
const TOO_FAR_SECONDS = 3_600;
const REFUSED_STATUSES = [400, 401, 403];
const WEBHOOK_CHECKS: readonly CheckId[] = [
  'webhook',
  'webhookSignature',
  'webhookUnsigned',
  'webhookBody',
  'webhookOld',
  'webhookFuture',
  'webhookRotation',
  'webhookRepeated',
];

export async function checkWebhooks(context: CheckContext): Promise<void> {
  const { webhook } = context.partner;
  if (webhook === undefined) {
    for (const check of WEBHOOK_CHECKS) context.report.notTested(check, 'no webhook URL was given');
    return;
  }
  const { secret } = webhook;
  const other = newWebhookSecret();
  const nowSeconds = Math.floor(systemClock.nowMs() / 1_000);

  const message = newMessage(secret, nowSeconds);
  await expectAccepted(context, 'webhook', message);
  await expectAccepted(context, 'webhookRepeated', message);
  const rotated = newMessage(secret, nowSeconds);
  const signature = webhookSignature([other, secret], rotated);
  await expectAccepted(context, 'webhookRotation', { ...rotated, signature });

  await expectRefused(context, 'webhookSignature', newMessage(other, nowSeconds));
  await expectRefused(context, 'webhookUnsigned', { ...newMessage(secret, nowSeconds), signature: undefined });
  const changed = newMessage(secret, nowSeconds);
  await expectRefused(context, 'webhookBody', { ...changed, body: changed.body.replace('"ping"', '"pong"') });
  await expectRefused(context, 'webhookOld', newMessage(secret, nowSeconds - TOO_FAR_SECONDS));
  await expectRefused(context, 'webhookFuture', newMessage(secret, nowSeconds + TOO_FAR_SECONDS));
}

/** A message of a type that no partner acts on. */
function newMessage(secret: string, timestamp: number): Message {
  const time = new Date(timestamp * 1_000).toISOString();
  const body = JSON.stringify({ type: 'partner_check.ping', timestamp: time, data: { text: 'ping' } });
  const unsigned = { id: `msg_${randomUUID().replaceAll('-', '')}`, timestamp, body };
  return { ...unsigned, signature: webhookSignature([secret], unsigned) };
}

async function expectAccepted(context: CheckContext, check: CheckId, message: Message): Promise<void> {
  const status = await deliver(context, check, message);
  if (status === undefined) return;
  if (status >= 200 && status <= 299) return context.report.pass(check);
  context.report.fail(check, `answered ${status} instead of a status from 200 to 299`);
}

async function expectRefused(context: CheckContext, check: CheckId, message: Message): Promise<void> {
  const status = await deliver(context, check, message);
  if (status === undefined) return;
  if (REFUSED_STATUSES.includes(status)) return context.report.pass(check);
  context.report.fail(check, `answered ${status} instead of 400, 401 or 403`);
}

/** Undefined if there was no answer; that is reported. The body of the answer is not read. */
async function deliver(
  { partner, http, answers, report }: CheckContext,
  check: CheckId,
  { id, timestamp, body, signature }: Message,
): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    ...(signature !== undefined && { 'webhook-signature': signature }),
  };
  const request = { method: 'POST', headers, body } as const;
  const response = await http.send({ url: partner.webhook?.url ?? '', request, statuses: [] });
  if (!response.ok && answers.failure('webhook', response.reason))
    report.notTested(check, 'there was no usable answer');
  else return response.status;
  return undefined;
}
