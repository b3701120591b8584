/** Names under which a command takes effect once for ever, and how those that are in order are made up. */

/**
 * The same key and fingerprint gets the first outcome again;
 * the same key with another fingerprint is refused with IDEMPOTENCY_CONFLICT.
 */
export interface OnceKey {
  /** 64 hex characters: a hash over the kind of key, its owner and its text; of one with a scope, that and its number come first. */
  readonly key: string;
  /** 64 hex characters: a hash over what was asked. */
  readonly fingerprint: string;
  /** Whether a refusal is an outcome too. A request (nonce, Idempotency-Key) was answered; an order or deposit that never came to be has not used its name. */
  readonly keepsRefusal: boolean;
  /** What keys begin with that mostly grow, so that one above all before it needs no looking for. None has to grow. */
  readonly scope: string | null;
}

const NUMBER_DIGITS = 16;
const KEY_DIGITS = 64;

/** Of an owner's keys; its number is a safe integer that is not negative, as is the key's own. */
export function scopeOf(owner: number): string {
  return hex(owner);
}

/** `name`: 32 hex characters that no other request of this number has. */
export function orderedKey(scope: string, number: number, name: string): string {
  return scope + hex(number) + name;
}

/** The first and the last key that a scope can have. */
export function boundsOf(scope: string): readonly [string, string] {
  return [scope.padEnd(KEY_DIGITS, '0'), scope.padEnd(KEY_DIGITS, 'f')];
}

function hex(number: number): string {
  return number.toString(16).padStart(NUMBER_DIGITS, '0');
}
