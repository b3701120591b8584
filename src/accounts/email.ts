/**
 * The e-mail addresses with which users sign in. Only visible ASCII is allowed: the table ignores case and accents, so
 * `josé@` would match `jose@` there, while its failed attempts would be counted separately.
 */

/** The contract's pattern for users created by an operator. */
const EMAIL = /^[!-?A-~]{1,64}@[!-?A-~]{1,189}$/;

/** Returns undefined for an address that cannot be used to sign up. */
export function parseEmail(text: string): string | undefined {
  return EMAIL.test(text) ? text : undefined;
}
