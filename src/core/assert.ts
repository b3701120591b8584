/** What must be true, checked in production too. A failure is a bug, never a refusal. Where every order passes, `message` is a function: texts cost. */
export function assert(condition: boolean, message: string | (() => string)): asserts condition {
  if (!condition) throw new Error(`broken invariant: ${typeof message === 'string' ? message : message()}`);
}

/** A value that must be there. */
export function present<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Error(`broken invariant: ${what} is missing`);
  return value;
}
