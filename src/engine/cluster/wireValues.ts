/**
 * Converts values to JSON-compatible ones and back. An amount becomes an object with the one member `$amount`, which no
 * other value of a message has.
 */

const AMOUNT = '$amount';
type Members = Record<string, unknown>;

/** Returns a copy of the value in which amounts are such objects. */
export function toWireValue(value: unknown): unknown {
  if (typeof value === 'bigint') return { [AMOUNT]: value.toString() };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toWireValue);
  const copy = { ...(value as Members) };
  for (const name in copy) {
    const member = copy[name];
    if (typeof member === 'bigint' || (typeof member === 'object' && member !== null)) copy[name] = toWireValue(member);
  }
  return copy;
}

/** Converts the result of `JSON.parse` back, in place, and returns it. Throws `SyntaxError` for a malformed amount. */
export function fromWireValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const members = value as Members;
  if (typeof members[AMOUNT] === 'string') return BigInt(members[AMOUNT]);
  for (const name in members) {
    const member = members[name];
    if (typeof member === 'object' && member !== null) members[name] = fromWireValue(member);
  }
  return members;
}
