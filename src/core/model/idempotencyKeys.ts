/**
 * Idempotency keys bind a command to one outcome for ever. Some keys are ordered, which makes them cheap to look up.
 */

/**
 * A command with the same key and fingerprint gets the first outcome again. A command with the same key and another
 * fingerprint is refused with IDEMPOTENCY_CONFLICT.
 */
export interface IdempotencyKey {
  /**
   * 64 hex characters: a hash over the kind of key, its owner and its text. The key of a scope starts with the scope
   * and a number instead.
   */
  readonly key: string;
  /** 64 hex characters: a hash over the content of the request. */
  readonly fingerprint: string;
  /**
   * Whether a refusal counts as an outcome. It does for keys of requests (nonce, Idempotency-Key), which were answered.
   * It does not for an order or a deposit, which was not created and so has not used its key.
   */
  readonly storesRefusal: boolean;
  /**
   * Prefix of keys whose numbers usually increase, so that a key above all stored ones needs no lookup. No key is
   * required to increase.
   */
  readonly scope: string | null;
  /**
   * For the key of something that can be used once, such as a quote: the refusal of every further command with the key,
   * instead of the first outcome. A command that another of its keys recognizes as a repetition still gets that outcome.
   */
  readonly refusalWhenUsed?: 'PORTAL_QUOTE_USED';
}

const NUMBER_DIGITS = 16;
const KEY_DIGITS = 64;

/** The prefix of all keys of one owner, which is a non-negative safe integer. */
export function keyScope(owner: number): string {
  return paddedHex(owner);
}

/** `number`: a non-negative safe integer. `name`: 32 hex characters, unique among the requests with this number. */
export function orderedKey(scope: string, number: number, name: string): string {
  return scope + paddedHex(number) + name;
}

/** The lowest and the highest key that a scope can contain. */
export function scopeBounds(scope: string): readonly [string, string] {
  return [scope.padEnd(KEY_DIGITS, '0'), scope.padEnd(KEY_DIGITS, 'f')];
}

function paddedHex(number: number): string {
  return number.toString(16).padStart(NUMBER_DIGITS, '0');
}
