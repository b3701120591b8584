/** Typed steps through parsed documents. A document that is not shaped as expected stops the generator with the place's name. */

export type JsonValue = null | boolean | number | string | JsonValue[] | JsonObject;
export interface JsonObject {
  [name: string]: JsonValue;
}

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asObject(value: JsonValue | undefined, place: string): JsonObject {
  if (!isObject(value)) throw new Error(`${place} is not an object`);
  return value;
}

export function asString(value: JsonValue | undefined, place: string): string {
  if (typeof value !== 'string') throw new Error(`${place} is not a text`);
  return value;
}

/** The members of an object that may be absent. */
export function members(value: JsonValue | undefined): [string, JsonValue][] {
  return isObject(value) ? Object.entries(value) : [];
}

export function elements(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** Follows a local reference such as `#/components/schemas/User`, as often as needed. */
export function resolve(document: JsonObject, value: JsonValue | undefined, place: string): JsonObject {
  const object = asObject(value, place);
  const reference = object['$ref'];
  if (reference === undefined) return object;
  return resolve(document, at(document, asString(reference, place)), `${place} -> ${asString(reference, place)}`);
}

/** What a local JSON pointer (`#/a/b`) points at. */
export function at(document: JsonObject, pointer: string): JsonValue | undefined {
  if (!pointer.startsWith('#/')) throw new Error(`${pointer} is not a local reference`);
  let value: JsonValue | undefined = document;
  for (const step of pointer.slice(2).split('/'))
    value = asObject(value, pointer)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  return value;
}

/** Every object in a value, itself included. */
export function* objectsIn(value: JsonValue | undefined): Generator<JsonObject> {
  if (Array.isArray(value)) for (const element of value) yield* objectsIn(element);
  if (!isObject(value)) return;
  yield value;
  for (const member of Object.values(value)) yield* objectsIn(member);
}

/** Replaces what `change` answers for; where it answers undefined, the value is copied member by member. */
export function rewrite(value: JsonValue, change: (object: JsonObject) => JsonValue | undefined): JsonValue {
  if (Array.isArray(value)) return value.map((element) => rewrite(element, change));
  if (!isObject(value)) return value;
  const changed = change(value);
  if (changed !== undefined) return changed;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rewrite(member, change)]));
}
