/**
 * The schemas inside a schema of JSON Schema 2020-12. Everything that walks through schemas uses this table of
 * keywords, so that no walker overlooks a place.
 */
import { type DocumentObject, type DocumentValue, elements, isObject, members } from './jsonDocument';

/** Whether the value of a keyword is a schema (or a boolean in place of one), a list of schemas, or schemas by name. */
type Holding = 'schema' | 'list' | 'map';

const HOLDINGS: ReadonlyMap<string, Holding> = new Map<string, Holding>([
  ...['items', 'contains', 'unevaluatedItems', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'].map(
    (keyword) => [keyword, 'schema'] as const,
  ),
  ...['not', 'if', 'then', 'else', 'contentSchema'].map((keyword) => [keyword, 'schema'] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, 'list'] as const),
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs'].map((keyword) => [keyword, 'map'] as const),
]);

export function holdsSchemas(keyword: string): boolean {
  return HOLDINGS.has(keyword);
}

export interface InnerSchema {
  readonly keyword: string;
  /** The position in a list, or the name in a map. */
  readonly key: string | undefined;
  readonly schema: DocumentValue;
}

/** The schemas directly inside a schema. */
export function innerSchemas(schema: DocumentObject): InnerSchema[] {
  return members(schema).flatMap(([keyword, value]) => schemasOf(keyword, value));
}

/** The schemas in the value of a keyword; none if the keyword has none. */
export function schemasOf(keyword: string, value: DocumentValue | undefined): InnerSchema[] {
  if (value === undefined) return [];
  switch (HOLDINGS.get(keyword)) {
    case 'schema':
      return [{ keyword, key: undefined, schema: value }];
    case 'list':
      return elements(value).map((schema, index) => ({ keyword, key: String(index), schema }));
    case 'map':
      return members(value).map(([key, schema]) => ({ keyword, key, schema }));
    default:
      return [];
  }
}

/** The value of a keyword, with each schema in it replaced. */
export function withInnerSchemas(
  keyword: string,
  value: DocumentValue,
  change: (schema: DocumentValue, key: string | undefined) => DocumentValue,
): DocumentValue {
  switch (HOLDINGS.get(keyword)) {
    case 'schema':
      return change(value, undefined);
    case 'list':
      return elements(value).map((schema, index) => change(schema, String(index)));
    case 'map':
      return Object.fromEntries(members(value).map(([key, schema]) => [key, change(schema, key)]));
    default:
      return value;
  }
}

/** The schema and all schemas inside it, without following references. */
export function* schemasWithin(schema: DocumentValue): Generator<DocumentObject> {
  if (!isObject(schema)) return;
  yield schema;
  for (const inner of innerSchemas(schema)) yield* schemasWithin(inner.schema);
}

/** The type of values that a keyword restricts. It has no effect on values of other types. */
const TYPE_OF_KEYWORD: Readonly<Record<string, readonly string[]>> = {
  string: ['minLength', 'maxLength', 'pattern', 'format', 'contentEncoding', 'contentMediaType'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  object: [
    ...['properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
    ...['required', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas'],
  ],
};
const TYPES_OF_KEYWORDS = new Map(
  Object.entries(TYPE_OF_KEYWORD).flatMap(([type, keywords]) => keywords.map((keyword) => [keyword, type] as const)),
);

/** Whether the keyword concerns no value that the schema's `type` permits, such as `maxLength` of an integer. */
export function concernsNoType(keyword: string, schema: DocumentObject): boolean {
  const type = TYPES_OF_KEYWORDS.get(keyword);
  const permitted = typesOf(schema);
  if (type === undefined || permitted === undefined || keyword === 'format') return false;
  return !permitted.some((one) => (one === 'integer' ? 'number' : one) === type);
}

/** The types that the schema names, sorted; undefined if it permits all. */
export function typesOf({ type }: DocumentObject): string[] | undefined {
  return type === undefined ? undefined : (Array.isArray(type) ? type : [type]).map(String).sort();
}
