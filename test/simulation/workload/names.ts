/** Names that are given once: of orders, addresses, references and once-keys. Hashes, as the handlers make them. */
import { createHash } from 'node:crypto';
import { type IdempotencyKey, orderedKey, keyScope } from '../../../src/core/idempotencyKeys';

export class Names {
  private given = 0;

  next(): number {
    this.given += 1;
    return this.given;
  }

  /** An address that only one order comes from. */
  ip(): string {
    const number = this.next();
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }
}

/** `asked` is what was asked under the name; the same name with something else is a conflict. */
export function onceKey(name: string, asked: string, keepsRefusal: boolean): IdempotencyKey {
  return { key: digest(`name ${name}`), fingerprint: digest(`asked ${asked}`), storesRefusal: keepsRefusal, scope: null };
}

/** As of the signed request of an API key with this number. */
export function nonceKey(apiKeyId: number, nonce: number, name: string): IdempotencyKey {
  const scope = keyScope(apiKeyId);
  return {
    key: orderedKey(scope, nonce, digest(`name ${name}`).slice(0, 32)),
    fingerprint: digest('asked order'),
    storesRefusal: true,
    scope,
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
