/**
 * The demo partner's receiver of webhooks, which follows the rules of `spec/guides/partner.md`: it verifies signature and
 * age, processes each message once, and remembers the newest state of each order.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { components } from '../../../generated/partner';

export type ReportedOrder = components['schemas']['PortalOrderRecord'];

export interface WebhookReceiver {
  /** Returns the status of the answer. */
  receive(request: IncomingMessage): Promise<number>;
  setSecret(secret: string): void;
  /** The orders whose messages arrived last, the newest first. */
  orders(): readonly ReportedOrder[];
}

const BODY_BYTES_MAX = 64 * 1024;
const ORDERS_MAX = 20;
/** Ids of processed messages that are remembered. */
const MESSAGES_MAX = 10_000;
const AGE_MAX_SECONDS = 300;

export function createWebhookReceiver(): WebhookReceiver {
  const processed = new Set<string>();
  const orders = new Map<number, ReportedOrder>();
  let secret: string | undefined;

  function process(id: string, body: string): void {
    if (processed.has(id)) return;
    addBounded(processed, id, MESSAGES_MAX);
    const { data } = JSON.parse(body) as { readonly data?: Partial<ReportedOrder> };
    const orderId = data?.portal_order_id;
    if (orderId === undefined) return;
    // Inserted anew, so that the order is the newest one.
    orders.delete(orderId);
    orders.set(orderId, data as ReportedOrder);
    const oldest = orders.size > ORDERS_MAX ? orders.keys().next() : undefined;
    if (oldest?.done === false) orders.delete(oldest.value);
  }

  return {
    async receive(request) {
      const body = await readBody(request);
      if (body === undefined) return 413;
      if (secret === undefined || !isAuthentic(secret, request.headers, body)) return 401;
      process(String(request.headers['webhook-id']), body);
      return 204;
    },
    setSecret(known) {
      secret = known;
    },
    orders: () => [...orders.values()].reverse(),
  };
}

function isAuthentic(secret: string, headers: IncomingMessage['headers'], body: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
  if (typeof signatures !== 'string' || !(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= AGE_MAX_SECONDS))
    return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key)
    .update(`${String(id)}.${String(timestamp)}.${body}`)
    .digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += (part as Buffer).length;
    if (bytes > BODY_BYTES_MAX) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts).toString('utf8');
}

function addBounded(values: Set<string>, value: string, max: number): void {
  values.add(value);
  const oldest = values.size > max ? values.values().next() : undefined;
  if (oldest?.done === false) values.delete(oldest.value);
}
