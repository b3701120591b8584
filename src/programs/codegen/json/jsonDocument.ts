/**
 * Typed access to parsed documents. A document of unexpected shape stops the generator with an error that names the
 * place.
 */

export type DocumentValue = null | boolean | number | string | DocumentValue[] | DocumentObject;
export interface DocumentObject {
  [name: string]: DocumentValue;
}

export function isObject(value: DocumentValue | undefined): value is DocumentObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: DocumentValue | undefined, place: string): DocumentObject {
  if (!isObject(value)) throw new Error(`${place} is not an object`);
  return value;
}

export function asString(value: DocumentValue | undefined, place: string): string {
  if (typeof value !== 'string') throw new Error(`${place} is not a string`);
  return value;
}

/** The members of an object; none if the value is absent or not an object. */
export function members(value: DocumentValue | undefined): [string, DocumentValue][] {
  return isObject(value) ? Object.entries(value) : [];
}

export function elements(value: DocumentValue | undefined): DocumentValue[] {
  return Array.isArray(value) ? value : [];
}

/** Follows local references such as `#/components/schemas/User` until an object without one is found. */
export function resolveReference(
  document: DocumentObject,
  value: DocumentValue | undefined,
  place: string,
): DocumentObject {
  const object = asObject(value, place);
  const reference = object['$ref'];
  if (reference === undefined) return object;
  return resolveReference(
    document,
    valueAtPointer(document, asString(reference, place)),
    `${place} -> ${asString(reference, place)}`,
  );
}

/** The value at a local JSON pointer (`#/a/b`). */
export function valueAtPointer(document: DocumentObject, pointer: string): DocumentValue | undefined {
  if (!pointer.startsWith('#/')) throw new Error(`${pointer} is not a local reference`);
  let value: DocumentValue | undefined = document;
  for (const step of pointer.slice(2).split('/'))
    value = asObject(value, pointer)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return value;
}

/** Every object in a value, including the value itself. */
export function* objectsIn(value: DocumentValue | undefined): Generator<DocumentObject> {
  if (Array.isArray(value)) for (const element of value) yield* objectsIn(element);
  if (!isObject(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* objectsIn(member);
}

/**
 * Replaces each object for which `change` returns a value. Objects for which it returns undefined are copied member by
 * member.
 */
export function rewriteObjects(
  value: DocumentValue,
  change: (object: DocumentObject) => DocumentValue | undefined,
): DocumentValue {
  if (Array.isArray(value)) return value.map((element) => rewriteObjects(element, change));
  if (!isObject(value)) return value;
  const changed = change(value);
  if (changed !== undefined) return changed;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rewriteObjects(member, change)]));
}
