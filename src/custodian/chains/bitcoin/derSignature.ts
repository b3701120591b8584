/** Encodes an ECDSA signature as Bitcoin's scripts contain it (DER). Pure. */

const NUMBER_BYTES = 32;

/** `compact`: r and s, 32 bytes each. */
export function derSignature(compact: Uint8Array): Uint8Array {
  const numbers = Buffer.concat([
    derInteger(compact.subarray(0, NUMBER_BYTES)),
    derInteger(compact.subarray(NUMBER_BYTES, 2 * NUMBER_BYTES)),
  ]);
  return Buffer.concat([Uint8Array.of(0x30, numbers.length), numbers]);
}

/** Without leading zeros, except for one where the number would be negative without it. */
function derInteger(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1;
  const digits = bytes.subarray(start);
  const isNegative = (digits[0] ?? 0) >= 0x80;
  return Buffer.concat([
    Uint8Array.of(0x02, digits.length + (isNegative ? 1 : 0)),
    Buffer.alloc(isNegative ? 1 : 0),
    digits,
  ]);
}
