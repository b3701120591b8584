/** Names under which a command takes effect once for ever, and how those that are in order are made up. */

/**
 * The same key and fingerprint gets the first outcome again;
 * the same key with another fingerprint is refused with IDEMPOTENCY_CONFLICT.
 */
export interface OnceKey {
  /** 64 hex characters: a hash over the kind of key, its owner and its text; where it is in order, scope and number come first. */
  readonly key: string;
  /** 64 hex characters: a hash over what was asked. */
  readonly fingerprint: string;
  /** Whether a refusal is an outcome too. A request (nonce, Idempotency-Key) was answered; an order or deposit that never came to be has not used its name. */
  readonly keepsRefusal: boolean;
  /** Whether keys of its scope mostly grow, so that one above all before it needs no looking for. None has to. */
  readonly isOrdered: boolean;
}

const NUMBER_DIGITS = 16;
const KEY_DIGITS = 64;

/** Both safe integers, not negative. `digest`: 64 hex characters, of which half remain. */
export function orderedKey(scope: number, number: number, digest: string): string {
  return hex(scope) + hex(number) + digest.slice(2 * NUMBER_DIGITS);
}

/** What the keys of one owner begin with. */
export function scopeOf(key: string): string {
  return key.slice(0, NUMBER_DIGITS);
}

/** The first and the last key that a scope can have. */
export function boundsOf(scope: string): readonly [string, string] {
  return [scope.padEnd(KEY_DIGITS, '0'), scope.padEnd(KEY_DIGITS, 'f')];
}

function hex(number: number): string {
  return number.toString(16).padStart(NUMBER_DIGITS, '0');
}
