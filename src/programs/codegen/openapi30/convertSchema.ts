/**
 * The OpenAPI 3.0 form of a schema of OpenAPI 3.1 (JSON Schema 2020-12). A schema lists in `x-weaker-in-openapi-30` the
 * keywords that its 3.0 form leaves out and therefore does not check.
 */
import { exceeds32Bits } from '../json/integerFormats';
import {
  asObject,
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  resolveReference,
} from '../json/jsonDocument';
import { schemasOf, withInnerSchemas } from '../json/schemaParts';

export interface Conversion {
  readonly document: DocumentObject;
  /** Everything that cannot be expressed, as `place: what`. */
  readonly problems: string[];
}

export const WEAKER = 'x-weaker-in-openapi-30';

/** Keywords with the same meaning in both versions, whose values contain no schemas. */
const SAME = new Set([
  'title', 'description', 'format', 'default', 'enum', 'example', 'pattern', 'required', 'deprecated', 'readOnly',
  'writeOnly', 'externalDocs', 'xml', 'discriminator', 'multipleOf', 'minimum', 'maximum', 'minLength', 'maxLength',
  'minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties',
]); // biome-ignore format: a list reads better dense

/** Keywords that say nothing about values. */
const ANNOTATIONS = new Set(['title', 'description', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly']);

/** Only null. `nullable` has an effect beside a type only. */
const NULL_ONLY: DocumentObject = { type: 'object', nullable: true, enum: [null] };

export function convertSchema(value: DocumentValue, place: string, conversion: Conversion): DocumentObject {
  if (value === true) return {};
  if (value === false) return { not: {} };
  const schema = asObject(value, place);
  const { $ref, ...siblings } = schema;
  if (typeof $ref === 'string') return convertReference($ref, siblings, place, conversion);
  const nullable = nullableAlternative(schema, conversion);
  if (nullable !== null) return convertNullable(nullable, place, conversion);
  return convertKeywords(schema, place, conversion);
}

/** In 3.0, members beside `$ref` are ignored. */
function convertReference(
  reference: string,
  siblings: DocumentObject,
  place: string,
  conversion: Conversion,
): DocumentObject {
  if (!reference.startsWith('#/components/schemas/')) conversion.problems.push(`${place}: $ref to ${reference}`);
  if (Object.keys(siblings).length === 0) return { $ref: reference };
  const target = resolveReference(conversion.document, { $ref: reference }, place);
  if (hasOnlyAnnotations(siblings) && isPlain(target))
    return convertSchema({ ...withoutExamples(target, siblings), ...siblings }, place, conversion);
  return convertSchema(
    { ...siblings, allOf: [{ $ref: reference }, ...elements(siblings['allOf'])] },
    place,
    conversion,
  );
}

/** The schema itself and what surrounds it, if the surrounding schema is `oneOf` or `anyOf` of it and null. */
function nullableAlternative(
  schema: DocumentObject,
  { document }: Conversion,
): { readonly target: DocumentObject; readonly siblings: DocumentObject } | null {
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const { [keyword]: list, ...siblings } = schema;
    const [alternative, ...more] = elements(list).filter((entry) => !isNullOnly(entry));
    if (alternative === undefined || more.length > 0 || elements(list).length !== 2) continue;
    const target = resolveReference(document, alternative, keyword);
    if (hasOnlyAnnotations(siblings) && isPlain(target)) return { target, siblings };
  }
  return null;
}

function convertNullable(
  { target, siblings }: { readonly target: DocumentObject; readonly siblings: DocumentObject },
  place: string,
  conversion: Conversion,
): DocumentObject {
  const { enum: values, ...keywords } = { ...withoutExamples(target, siblings), ...siblings };
  const schema = Array.isArray(values) ? { ...keywords, enum: [...values, null] } : keywords;
  return { ...convertKeywords(schema, place, conversion), nullable: true };
}

function convertKeywords(schema: DocumentObject, place: string, conversion: Conversion): DocumentObject {
  const converted: DocumentObject = {};
  const weaker = elements(schema[WEAKER]).map(String);
  for (const [keyword, value] of members(schema))
    convertKeyword(schema, keyword, value, { converted, weaker, place, conversion });
  for (const keyword of weaker)
    if (schema[keyword] === undefined)
      conversion.problems.push(`${place}: ${WEAKER} lists ${keyword}, which the schema does not use`);
  // In 3.0, an array must have `items`.
  if (converted['type'] === 'array') converted['items'] ??= {};
  if (converted['type'] === 'integer' && exceeds32Bits(schema)) converted['format'] ??= 'int64';
  return withoutNullInEnumeration(converted, place, conversion);
}

/**
 * Words or null, as a pattern: `enum` without null refuses null, and of one with null beside other values generators make
 * types that do not compile, or a value "null".
 */
function withoutNullInEnumeration(schema: DocumentObject, place: string, { problems }: Conversion): DocumentObject {
  const { enum: values, ...others } = schema;
  if (!Array.isArray(values) || !values.includes(null) || values.length === 1) return schema;
  const words = values.filter((value) => value !== null).map(String);
  if (words.some((word) => !/^[A-Za-z]\w*$/.test(word)) || others['pattern'] !== undefined)
    problems.push(`${place}: enum with null beside values that are not words, or beside a pattern`);
  return { ...others, type: 'string', nullable: true, pattern: `^(${words.join('|')})$` };
}

interface KeywordContext {
  readonly converted: DocumentObject;
  readonly weaker: readonly string[];
  readonly place: string;
  readonly conversion: Conversion;
}

function convertKeyword(schema: DocumentObject, keyword: string, value: DocumentValue, context: KeywordContext): void {
  const { converted, weaker, place, conversion } = context;
  const inner = (part: DocumentValue, ...path: string[]): DocumentObject =>
    convertSchema(part, [place, keyword, ...path].join('/'), conversion);
  if (keyword === WEAKER || keyword === '$comment') return;
  if (weaker.includes(keyword) && keyword !== 'prefixItems') return;
  if (SAME.has(keyword) || keyword.startsWith('x-')) {
    converted[keyword] ??= value;
    return;
  }
  switch (keyword) {
    case 'type':
      Object.assign(converted, convertType(value, schema, converted));
      return;
    case 'const':
      Object.assign(converted, value === null ? NULL_ONLY : { enum: [value] });
      return;
    case 'examples':
      if (elements(value)[0] !== undefined) converted['example'] = elements(value)[0] ?? null;
      return;
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      Object.assign(converted, convertExclusive(keyword, Number(value), schema));
      return;
    case 'allOf':
      converted['allOf'] = [
        ...schemasOf(keyword, value).map(({ schema: part, key }) => inner(part, key ?? '')),
        ...elements(converted['allOf']),
      ];
      return;
    case 'oneOf':
    case 'anyOf':
      converted[keyword] = withInnerSchemas(keyword, value, (part, index) =>
        isNullOnly(part) ? NULL_ONLY : inner(part, index ?? ''),
      );
      return;
    case 'additionalProperties':
      converted[keyword] = typeof value === 'boolean' ? value : inner(value);
      return;
    case 'not':
    case 'properties':
      converted[keyword] = withInnerSchemas(keyword, value, (part, name) =>
        inner(part, ...(name === undefined ? [] : [name])),
      );
      return;
    case 'items':
      // With `prefixItems`, `items` is about the elements behind those.
      if (schema['prefixItems'] === undefined) converted['items'] = inner(value);
      return;
    case 'prefixItems':
      convertTuple(schema, elements(value), context);
      return;
    case 'contentEncoding':
      if (value === 'base64' && schema['format'] === undefined) {
        converted['format'] = 'byte';
        return;
      }
      break;
    case 'unevaluatedProperties':
    case 'unevaluatedItems':
      // `true` is what applies without the keyword.
      if (value === true) return;
      break;
    default:
  }
  conversion.problems.push(`${place}: ${keyword}; permit it to be left out with ${WEAKER}: [${keyword}]`);
}

function convertType(value: DocumentValue, schema: DocumentObject, converted: DocumentObject): DocumentObject {
  if (value === 'null') return NULL_ONLY;
  if (!Array.isArray(value)) return { type: value };
  const types = value.filter((type) => type !== 'null');
  const isNullable = types.length < value.length;
  const [type, ...more] = types.map((name) => ({ type: name, ...(isNullable && { nullable: true }) }));
  if (type === undefined) return NULL_ONLY;
  if (more.length === 0) return type;
  const alternatives = [type, ...more].map((one) => (one.type === 'array' ? { ...one, items: {} } : one));
  return schema['anyOf'] === undefined
    ? { anyOf: alternatives }
    : { allOf: [...elements(converted['allOf']), { anyOf: alternatives }] };
}

/** In 3.0 the bound is `minimum` or `maximum`, which then do not include it. The stricter of two bounds applies. */
function convertExclusive(
  keyword: 'exclusiveMinimum' | 'exclusiveMaximum',
  bound: number,
  schema: DocumentObject,
): DocumentObject {
  const inclusive = keyword === 'exclusiveMinimum' ? 'minimum' : 'maximum';
  const other = schema[inclusive];
  const isWeaker = typeof other === 'number' && (keyword === 'exclusiveMinimum' ? other > bound : other < bound);
  return isWeaker ? {} : { [inclusive]: bound, [keyword]: true };
}

/** Elements that all have the same schema become `items`; others only where the schema permits that. */
function convertTuple(schema: DocumentObject, parts: readonly DocumentValue[], context: KeywordContext): void {
  const { converted, weaker, place, conversion } = context;
  const rest = schema['items'];
  const isOpen = rest !== false && !(Number(schema['maxItems']) <= parts.length);
  const all = isOpen ? [...parts, rest ?? true] : parts;
  const distinct = [
    ...new Map(
      all
        .map((part) => convertSchema(part, `${place}/prefixItems`, conversion))
        .map((part) => [JSON.stringify(part), part]),
    ).values(),
  ];
  const [only, ...more] = distinct;
  if (only === undefined) return;
  // Generators for 3.0 have no type for elements of several types; they have one for anything.
  converted['items'] = more.length === 0 ? only : {};
  if (!isOpen) converted['maxItems'] = Math.min(parts.length, Number(schema['maxItems'] ?? parts.length));
  if (more.length > 0 && !weaker.includes('prefixItems'))
    conversion.problems.push(
      `${place}: prefixItems with different schemas; permit their order to be left out with ${WEAKER}: [prefixItems]`,
    );
}

/** Old generators use 32 bits for integers without a format. */
function isNullOnly(schema: DocumentValue): boolean {
  return isObject(schema) && (schema['type'] === 'null' || schema['const'] === null);
}

function hasOnlyAnnotations(schema: DocumentObject): boolean {
  return Object.keys(schema).every((keyword) => ANNOTATIONS.has(keyword) || keyword.startsWith('x-'));
}

/** A schema of one simple type, without parts: repeating it is as good as referring to it. */
function isPlain(schema: DocumentObject): boolean {
  return ['string', 'integer', 'number', 'boolean'].includes(String(schema['type'])) && schema['$ref'] === undefined;
}

/** An example beside the reference replaces those of the referenced schema, in whichever form either is written. */
function withoutExamples(target: DocumentObject, siblings: DocumentObject): DocumentObject {
  if (siblings['examples'] === undefined && siblings['example'] === undefined) return target;
  const { examples: _examples, example: _example, ...others } = target;
  return others;
}
