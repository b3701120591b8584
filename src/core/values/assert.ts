/**
 * Checks an invariant, also in production. A failure is a bug, never a refusal. On the path of every order, pass
 * `message` as a function, because building texts is expensive.
 */
export function assert(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${typeof message === 'string' ? message : message()}`);
}

/** Returns a value that must exist. */
export function assertPresent<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${what} is missing`);
  return value;
}
