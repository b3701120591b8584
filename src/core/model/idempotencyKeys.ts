/**
 * Idempotency keys bind a command to one outcome for ever. The keys of a scope are ordered by a number, which makes the
 * lookup of a new key cheap.
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
   * Whether a refusal counts as an outcome. True for keys of requests (nonce, Idempotency-Key), because the request was
   * answered. False for keys of orders and deposits: a refused one was not created and has not used its key.
   */
  readonly storesRefusal: boolean;
  /**
   * Prefix of keys whose numbers usually increase, so that a key above all stored ones needs no lookup. No key is
   * required to increase.
   */
  readonly scope: string | null;
  /**
   * Set for the key of something that can be used only once, such as a quote: every further command with the key gets
   * this refusal instead of the first outcome. A repetition that another of the command's keys identifies still gets
   * the first outcome.
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
