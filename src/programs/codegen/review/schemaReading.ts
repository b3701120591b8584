/** Reads a schema in the form in which schemas are compared, whatever way its author chose to write it. */
import { type DocumentObject, type DocumentValue, elements, isObject, valueAtPointer } from '../json/jsonDocument';
import { concernsNoType } from '../json/schemaParts';
import { isSameJson } from './changes';

/** Keywords that describe values without restricting them. */
export const TEXT_KEYWORDS: ReadonlySet<string> = new Set([
  'description',
  'title',
  'summary',
  'example',
  'examples',
  '$comment',
  'contentMediaType',
]);

/** A schema all of which applies: its own keywords, and each of its parts. */
export interface ReadSchema {
  readonly keywords: DocumentObject;
  readonly parts: readonly Part[];
}

/** A schema that applies as a part of another one, by `$ref` or in `allOf`. */
export interface Part {
  /** The name of the schema if it is a component. */
  readonly name: string | undefined;
  readonly schema: DocumentValue;
}

const LOCAL_SCHEMA = '#/components/schemas/';

export function readSchema(document: DocumentObject, value: DocumentValue | undefined): ReadSchema {
  if (value === false) return { keywords: { not: {} }, parts: [] };
  if (!isObject(value)) return { keywords: {}, parts: [] };
  const { $ref, allOf, ...keywords } = value;
  const listed = elements(allOf).map((part) => partOf(document, part));
  const parts = typeof $ref === 'string' ? [partOf(document, { $ref }), ...listed] : listed;
  return { keywords, parts };
}

function partOf(document: DocumentObject, value: DocumentValue): Part {
  if (!isObject(value) || typeof value['$ref'] !== 'string' || Object.keys(value).length > 1)
    return { name: undefined, schema: value };
  const reference = value['$ref'];
  return { name: reference.replace(LOCAL_SCHEMA, ''), schema: valueAtPointer(document, reference) ?? true };
}

/** The schema without parts; undefined if two of its parts restrict the same thing, so that they cannot be one. */
export function flattened(document: DocumentObject, { keywords, parts }: ReadSchema): DocumentObject | undefined {
  let whole: DocumentObject = {};
  for (const part of parts) {
    const flat = flattened(document, readSchema(document, part.schema));
    const merged = flat === undefined ? undefined : union(whole, flat);
    if (merged === undefined) return undefined;
    whole = merged;
  }
  return union(whole, keywords);
}

function union(one: DocumentObject, other: DocumentObject): DocumentObject | undefined {
  // Within a part, `additionalProperties` is about the members that this part does not describe.
  if ([one, other].some(isClosed) && [one, other].every((part) => part['properties'] !== undefined)) return undefined;
  const merged: DocumentObject = { ...one };
  for (const [keyword, value] of Object.entries(other)) {
    const present = merged[keyword];
    if (present === undefined || isSameJson(present, value) || TEXT_KEYWORDS.has(keyword)) merged[keyword] = value;
    else if (keyword === 'required') merged[keyword] = [...new Set([...elements(present), ...elements(value)])];
    else return undefined;
  }
  return merged;
}

function isClosed(schema: DocumentObject): boolean {
  return schema['additionalProperties'] !== undefined;
}

/** Values of keywords that permit everything, as if the keyword were not there. */
const WITHOUT_EFFECT: Readonly<Record<string, readonly DocumentValue[]>> = {
  uniqueItems: [false],
  additionalProperties: [true, {}],
  unevaluatedProperties: [true, {}],
  unevaluatedItems: [true, {}],
  propertyNames: [true, {}],
  items: [true, {}],
  required: [[]],
  properties: [{}],
  patternProperties: [{}],
  prefixItems: [[]],
  deprecated: [false],
  readOnly: [false],
  writeOnly: [false],
  not: [false],
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: [true, {}],
  else: [true, {}],
};

/** The keywords of a schema that have an effect or are texts. */
export function effectiveKeywords(schema: DocumentObject): DocumentObject {
  const kept = Object.entries(schema).filter(([keyword, value]) => {
    if (concernsNoType(keyword, schema)) return false;
    return !(WITHOUT_EFFECT[keyword] ?? []).some((idle) => isSameJson(idle, value));
  });
  return Object.fromEntries(kept);
}

/** Whether a schema permits every value. */
export function permitsEverything(document: DocumentObject, value: DocumentValue): boolean {
  const { keywords, parts } = readSchema(document, value);
  return (
    Object.keys(effectiveKeywords(keywords)).every((word) => TEXT_KEYWORDS.has(word) || word.startsWith('x-')) &&
    parts.every(({ schema }) => permitsEverything(document, schema))
  );
}
