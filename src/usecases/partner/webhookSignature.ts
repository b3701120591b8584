/** Secrets and signatures of webhook messages, as in the Standard Webhooks specification (version v1). Pure. */
import { createHmac, randomBytes } from 'node:crypto';

const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export interface SignedMessage {
  readonly id: string;
  /** Time of the attempt, in seconds. */
  readonly timestamp: number;
  readonly body: string;
}

export function newWebhookSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** The header `webhook-signature`: one signature for each secret, of which the receiver accepts any. */
export function webhookSignature(secrets: readonly string[], { id, timestamp, body }: SignedMessage): string {
  const signed = `${id}.${timestamp}.${body}`;
  return secrets.map((secret) => `v1,${createHmac('sha256', keyOf(secret)).update(signed).digest('base64')}`).join(' ');
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
}
