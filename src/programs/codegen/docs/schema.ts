/** The rows that describe a schema: each member with its path, type, limits and description. */
import { EXTENSIBLE } from '../json/closedLists';
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  valueAtPointer,
} from '../json/jsonDocument';

export interface SchemaTableRow {
  /** Path of the member, for example `wallets.<name>.addresses[]`; empty for the root of the schema. */
  readonly path: string;
  readonly type: string;
  /** Whether the member is required; undefined for elements of arrays and values of maps. */
  readonly required: boolean | undefined;
  readonly description: string;
  /** Markdown texts. */
  readonly limits: readonly string[];
}

/** The table of one variant of a schema. A schema with `oneOf` has one for each variant. */
export interface SchemaTable {
  readonly description: string;
  readonly rows: readonly SchemaTableRow[];
}

/** The maximum nesting depth. No schema of the contract is deeper. */
const DEPTH_MAX = 8;

export function schemaTables(document: DocumentObject, schema: DocumentValue): SchemaTable[] {
  const whole = mergeReferences(document, schema);
  const variants = variantsOf(whole);
  const objects = variants.map((variant) => mergeReferences(document, variant));
  if (variants.length > 0 && objects.every(({ type }) => type === 'object' || type === 'array'))
    return objects.map((variant) => schemaTable(document, variant));
  return [schemaTable(document, whole)];
}

function schemaTable(document: DocumentObject, schema: DocumentObject): SchemaTable {
  const rows = childRows(document, schema, '', 0);
  const own: SchemaTableRow[] =
    rows.length > 0 && schema['type'] === 'object'
      ? []
      : [schemaTableRow(document, schema, { path: '', required: undefined })];
  return {
    description: textOf(schema['description']),
    rows: [...own.map((row) => ({ ...row, description: '' })), ...rows],
  };
}

/** The rows inside a value: members of an object, values of a map, elements of an array. */
function childRows(document: DocumentObject, schema: DocumentObject, path: string, depth: number): SchemaTableRow[] {
  if (depth > DEPTH_MAX) throw new Error(`${path} is nested deeper than ${DEPTH_MAX} levels`);
  const deeper = (value: DocumentValue, place: Pick<SchemaTableRow, 'path' | 'required'>): SchemaTableRow[] => {
    const inner = mergeReferences(document, value);
    return [schemaTableRow(document, inner, place), ...childRows(document, inner, place.path, depth + 1)];
  };
  const required = elements(schema['required']);
  const named = members(schema['properties']).flatMap(([name, value]) =>
    deeper(value, { path: joinPath(path, name), required: required.includes(name) }),
  );
  const { additionalProperties: others, items } = schema;
  const unnamed = isObject(others) ? deeper(others, { path: joinPath(path, '<name>'), required: undefined }) : [];
  const inside = isObject(items) ? mergeReferences(document, items) : {};
  // Elements of simple types are described by the type of the array.
  const listed =
    inside['type'] === 'object' || inside['type'] === 'array'
      ? childRows(document, inside, `${path}[]`, depth + 1)
      : [];
  return [...named, ...unnamed, ...listed];
}

function schemaTableRow(
  document: DocumentObject,
  schema: DocumentObject,
  { path, required }: Pick<SchemaTableRow, 'path' | 'required'>,
): SchemaTableRow {
  return {
    path,
    required,
    type: typeOf(document, schema),
    description: textOf(schema['description']),
    limits: limitTexts(document, schema),
  };
}

/** The schema merged with the schemas that it references. Members beside a reference take precedence. */
export function mergeReferences(document: DocumentObject, schema: DocumentValue): DocumentObject {
  const own = isObject(schema) ? schema : {};
  const { $ref: reference, allOf, ...rest } = own;
  const referred =
    typeof reference === 'string' ? mergeReferences(document, valueAtPointer(document, reference) ?? {}) : {};
  const parts = elements(allOf).map((part) => mergeReferences(document, part));
  return Object.assign({}, referred, ...parts, rest) as DocumentObject;
}

function variantsOf(schema: DocumentObject): DocumentValue[] {
  return [...elements(schema['oneOf']), ...elements(schema['anyOf'])];
}

function typeOf(document: DocumentObject, schema: DocumentObject): string {
  const { type, items, prefixItems } = schema;
  const variants = variantsOf(schema);
  if (variants.length > 0)
    return joinAlternatives(
      variants.map((variant) => nameOf(variant) ?? typeOf(document, mergeReferences(document, variant))),
    );
  if (type === 'array' && prefixItems !== undefined) return `array of ${elements(prefixItems).length}`;
  if (type === 'array' && isObject(items))
    return `array of ${pluralType(typeOf(document, mergeReferences(document, items)))}`;
  if (type === 'object' && isObject(schema['additionalProperties'])) return 'object by name';
  return Array.isArray(type) ? joinAlternatives(type.map(String)) : textOf(type) || 'anything';
}

/** The name of a variant that is a component. */
function nameOf(variant: DocumentValue): string | undefined {
  const reference = isObject(variant) ? variant['$ref'] : undefined;
  return typeof reference === 'string' ? reference.replace('#/components/schemas/', '') : undefined;
}

function pluralType(type: string): string {
  return type.replace(/^(string|integer|object|boolean|number|array)\b/, '$1s');
}

function joinAlternatives(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

function limitTexts(document: DocumentObject, schema: DocumentObject): string[] {
  const limits: string[] = [];
  const { const: only, enum: words, default: usual, items } = schema;
  if (only !== undefined) limits.push(`always ${formatValue(only)}`);
  if (words !== undefined) limits.push(`one of ${elements(words).map(formatValue).join(' ')}`);
  const known = elements(schema[EXTENSIBLE]);
  if (known.length > 0) limits.push(`one of ${known.map(formatValue).join(' ')}, others may follow`);
  limits.push(
    ...rangeTexts(schema, 'minimum', 'maximum', ''),
    ...rangeTexts(schema, 'minLength', 'maxLength', 'character'),
  );
  limits.push(
    ...rangeTexts(schema, 'minItems', 'maxItems', 'element'),
    ...rangeTexts(schema, 'minProperties', 'maxProperties', 'member'),
  );
  if (schema['uniqueItems'] === true) limits.push('unique elements');
  if (typeof schema['pattern'] === 'string') limits.push(`matches \`${schema['pattern']}\``);
  if (usual !== undefined) limits.push(`default ${formatValue(usual)}`);
  const element = isObject(items) ? mergeReferences(document, items) : undefined;
  // Elements that are objects or arrays have rows of their own.
  if (element === undefined || element['type'] === 'object' || element['type'] === 'array') return limits;
  return [...limits, ...limitTexts(document, element).map((limit) => `each ${limit}`)];
}

function rangeTexts(schema: DocumentObject, least: string, most: string, unit: string): string[] {
  const [from, to] = [schema[least], schema[most]];
  if (from === undefined && to === undefined) return [];
  const counted = (value: DocumentValue): string =>
    unit === '' ? String(value) : `${String(value)} ${unit}${value === 1 ? '' : 's'}`;
  if (from !== undefined && from === to) return [`exactly ${counted(from)}`];
  if (to === undefined) return [`at least ${counted(from ?? 0)}`];
  return [from === undefined ? `at most ${counted(to)}` : `${String(from)} to ${counted(to)}`];
}

function formatValue(value: DocumentValue): string {
  return `\`${JSON.stringify(value)}\``;
}

function joinPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function textOf(value: DocumentValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
