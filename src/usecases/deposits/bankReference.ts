/**
 * The reference that a user enters with a bank transfer, so that the deposit is credited to that user. It is an ISO
 * 11649 creditor reference; its two check digits (ISO 7064, MOD 97-10) prevent a mistyped reference from matching
 * another user.
 */

const CHECK_DIVISOR = 97n;
/** ISO 11649 appends `RF00` to the number to compute the check digits, with R written as 27 and F as 15. */
const CHECK_TAIL = '271500';

export function bankReference(userId: number): string {
  const check = CHECK_DIVISOR + 1n - (BigInt(`${userId}${CHECK_TAIL}`) % CHECK_DIVISOR);
  return `RF${String(check).padStart(2, '0')}${userId}`;
}
