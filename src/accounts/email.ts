/**
 * E-mail addresses by which people sign in. Only visible ASCII: the table compares letters without regard to case and accents, so `josé@` would be `jose@`
 * there while its lock-out would be counted apart.
 */

/** As the contract has it for users that an operator makes. */
const EMAIL = /^[!-?A-~]{1,64}@[!-?A-~]{1,189}$/;

/** Undefined for what nobody can sign up with. */
export function plainEmail(text: string): string | undefined {
  return EMAIL.test(text) ? text : undefined;
}
