/** Unique names of orders, addresses, references and idempotency keys. Keys are hashes, as in the handlers. */
import { createHash } from 'node:crypto';
import { type IdempotencyKey, keyScope, orderedKey } from '../../../src/core/model/idempotencyKeys';

export class UniqueNames {
  private lastNumber = 0;

  next(): number {
    this.lastNumber += 1;
    return this.lastNumber;
  }

  /** A client address that no other order uses. */
  nextAddress(): string {
    const number = this.next();
    return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }
}

/** `content`: the content of the request. The same name with another content is a conflict. */
export function idempotencyKey(name: string, content: string, keepsRefusal: boolean): IdempotencyKey {
  return {
    key: digest(`name ${name}`),
    fingerprint: digest(`asked ${content}`),
    storesRefusal: keepsRefusal,
    scope: null,
  };
}

/** The key of a signed request with this nonce. */
export function nonceKey(apiKeyId: number, nonce: number, name: string): IdempotencyKey {
  const scope = keyScope(apiKeyId);
  return {
    key: orderedKey(scope, nonce, digest(`name ${name}`).slice(0, 32)),
    fingerprint: digest('content order'),
    storesRefusal: true,
    scope,
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
