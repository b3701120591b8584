/**
 * Adds `format: int64` to the integers that 32 bits cannot hold (times, ids, nonces, counts without a bound), because
 * code generators choose a type of 32 bits without it. The bounds in spec/ decide, so nothing is written twice.
 */
import { asObject, type DocumentObject, elements, rewriteObjects } from './jsonDocument';

export function withIntegerFormats(document: DocumentObject): DocumentObject {
  const completed = rewriteObjects(document, (object) => {
    if (!isWideInteger(object)) return undefined;
    const { type, ...rest } = object;
    return { type: type ?? null, format: 'int64', ...rest };
  });
  return asObject(completed, 'the document');
}

/** Whether the schema permits integers beyond 32 bits. */
export function exceeds32Bits({ minimum, maximum }: DocumentObject): boolean {
  return !(Number(minimum) >= -(2 ** 31) && Number(maximum) < 2 ** 31);
}

/** Integers with listed values (`const`, `enum`) are small in this contract. */
function isWideInteger(schema: DocumentObject): boolean {
  const { type, format, const: only, enum: values } = schema;
  const isInteger = type === 'integer' || elements(type).includes('integer');
  return isInteger && format === undefined && only === undefined && values === undefined && exceeds32Bits(schema);
}
