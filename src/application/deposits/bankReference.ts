/**
 * What a user writes beside a bank transfer to us, so that it is credited to them: a creditor reference as ISO 11649 has it,
 * with two check digits (ISO 7064, MOD 97-10), so that a mistyped one is nobody's instead of somebody else's.
 */

const CHECK_DIVISOR = 97n;
/** `RF` and the place of the check digits, as ISO 11649 puts them behind the number: R is 27, F is 15. */
const CHECK_TAIL = '271500';

export function bankReference(userId: number): string {
  const check = CHECK_DIVISOR + 1n - (BigInt(`${userId}${CHECK_TAIL}`) % CHECK_DIVISOR);
  return `RF${String(check).padStart(2, '0')}${userId}`;
}
