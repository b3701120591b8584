/** Encodes and decodes an ECDSA signature as Bitcoin's scripts contain it (DER). Pure. */

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

/** r and s, 32 bytes each; undefined if the bytes are not exactly what `derSignature` gives for them. */
export function compactSignature(der: Uint8Array): Uint8Array | undefined {
  const r = integerAt(der, 2);
  const s = r && integerAt(der, r.next);
  if (r === undefined || s === undefined) return undefined;
  const compact = Buffer.concat([r.digits, s.digits]);
  return Buffer.from(derSignature(compact)).equals(der) ? compact : undefined;
}

function integerAt(der: Uint8Array, at: number): { readonly digits: Uint8Array; readonly next: number } | undefined {
  const length = der[at + 1];
  if (der[at] !== 0x02 || length === undefined || length === 0 || length > NUMBER_BYTES + 1) return undefined;
  const next = at + 2 + length;
  const bytes = der.subarray(at + 2, next);
  const digits = bytes.length > NUMBER_BYTES ? bytes.subarray(1) : bytes;
  return { digits: Buffer.concat([Buffer.alloc(NUMBER_BYTES - digits.length), digits]), next };
}
