/** Compares two JSON schemas keyword by keyword. A change of an unknown keyword counts as breaking, to be safe. */
import {
  type DocumentObject,
  type DocumentValue,
  elements,
  isObject,
  members,
  valueAtPointer,
} from '../json/jsonDocument';
import {
  type Changes,
  classOf,
  type Direction,
  describeChange,
  type Effect,
  effectOfAddition,
  isSameJson,
  keywordParts,
  type Parts,
  pairByName,
  requiredParts,
} from './changes';
import { effectOfPattern } from './patterns';

/** Keywords that describe values without restricting them. */
const TEXT_KEYWORDS = new Set([
  'description',
  'title',
  'summary',
  'example',
  'examples',
  '$comment',
  'contentMediaType',
]);
/** Bounds that permit more values if they are larger or absent. */
const UPPER_BOUNDS = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']);
/** Bounds that permit more values if they are smaller or absent. */
const LOWER_BOUNDS = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']);
/** Keywords with a list of alternative schemas. */
const ALTERNATIVES = new Set(['oneOf', 'anyOf']);
/** Keywords whose value is a schema. */
const INNER = new Set([
  'items',
  'propertyNames',
  'contains',
  'if',
  'then',
  'else',
  'additionalProperties',
  'unevaluatedProperties',
]);

/** Keywords whose value is a regular expression. */
const PATTERNS = new Set(['pattern', 'x-pattern']);

/** Only names a type of generated code for integers whose bounds say which values are permitted. */
function isIntegerFormat(keyword: string, was: DocumentValue | undefined, is: DocumentValue | undefined): boolean {
  return keyword === 'format' && [was, is].every((value) => value === undefined || value === 'int64');
}

const LOCAL_SCHEMA = '#/components/schemas/';

export class SchemaChanges {
  private readonly compared = new Set<string>();

  constructor(
    private readonly before: DocumentObject,
    private readonly after: DocumentObject,
    private readonly changes: Changes,
    /** The effect of a value or alternative that did not exist before. */
    private readonly effectOfNewValue: Effect = 'grown',
  ) {}

  /**
   * `place` names the schemas in reports. Inside a component that both documents have, the component's name is used
   * instead.
   */
  compare(
    before: DocumentValue | undefined,
    after: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    const [old, oldName] = followReferences(this.before, before);
    const [fresh, freshName] = followReferences(this.after, after);
    const shared = oldName !== undefined && oldName === freshName;
    // Ends the recursion of schemas that reference themselves, and reports a shared component only once.
    const key = shared ? `${direction} ${oldName}` : `${direction} ${oldName} ${freshName} ${place}`;
    if (this.compared.has(key)) return;
    this.compared.add(key);
    if (!isObject(old) || !isObject(fresh)) {
      if (!isSameJson(old, fresh))
        this.addChange(isObject(fresh) ? 'narrower' : 'wider', direction, place, 'the schema was replaced', [
          old,
          fresh,
        ]);
      return;
    }
    this.compareMembers(old, fresh, direction, shared ? `${oldName} (${direction})` : place);
  }

  private compareMembers(old: DocumentObject, fresh: DocumentObject, direction: Direction, place: string): void {
    this.compareValues(old, fresh, direction, place);
    this.compareProperties(old, fresh, direction, place);
    for (const [keyword, was, is] of pairByName(Object.entries(old), Object.entries(fresh))) {
      if (isSameJson(was, is) || HANDLED.has(keyword) || isIntegerFormat(keyword, was, is)) continue;
      if (TEXT_KEYWORDS.has(keyword)) this.changes.add('editorial', place, `${keyword} changed`, [was, is]);
      else if (keyword === 'deprecated')
        this.changes.add(
          'additive',
          place,
          is === true ? 'is deprecated now' : 'is no longer deprecated',
          keywordParts(keyword, was, is),
        );
      else if (keyword.startsWith('x-') && !PATTERNS.has(keyword))
        this.changes.add('editorial', place, `${keyword} changed`, [was, is]);
      else if (UPPER_BOUNDS.has(keyword)) this.compareBound(keyword, was, is, 1, direction, place);
      else if (LOWER_BOUNDS.has(keyword)) this.compareBound(keyword, was, is, -1, direction, place);
      else if (ALTERNATIVES.has(keyword)) this.compareAlternatives(was, is, direction, place);
      else if (keyword === 'allOf' || keyword === 'prefixItems')
        this.compareInOrder(keyword, was, is, direction, place);
      else if (INNER.has(keyword)) this.compareInnerSchema(keyword, was, is, direction, place);
      else if (keyword === 'default')
        this.changes.add(direction === 'sent' ? 'breaking' : 'editorial', place, describeChange('default', was, is), [
          was,
          is,
        ]);
      else
        this.addChange(
          PATTERNS.has(keyword) ? effectOfPattern(was, is) : effectOfKeyword(was, is),
          direction,
          place,
          describeChange(keyword, was, is),
          keywordParts(keyword, was, is),
        );
    }
  }

  /** Compares `type`, `enum` and `const`, which list values or types one by one. */
  private compareValues(old: DocumentObject, fresh: DocumentObject, direction: Direction, place: string): void {
    const was = sortedTypes(old['type']);
    const is = sortedTypes(fresh['type']);
    if (!isSameJson(was, is))
      this.addChange(
        effectOn(was, is),
        direction,
        place,
        describeChange('type', was?.join(', '), is?.join(', ')),
        keywordParts('type', old['type'], fresh['type']),
      );
    const oldValues = valuesOf(old);
    const values = valuesOf(fresh);
    if (oldValues === undefined || values === undefined) {
      if (oldValues !== values)
        this.addChange(
          values === undefined ? 'wider' : 'narrower',
          direction,
          place,
          values === undefined ? 'any value is permitted now' : 'only some values are permitted now',
          [oldValues, values],
        );
      return;
    }
    for (const value of values)
      if (!oldValues.includes(value))
        this.addChange(this.effectOfNewValue, direction, place, `the value ${value} is new`, [oldValues, values]);
    for (const value of oldValues)
      if (!values.includes(value))
        this.addChange('narrower', direction, place, `the value ${value} was removed`, [oldValues, values]);
  }

  private compareProperties(old: DocumentObject, fresh: DocumentObject, direction: Direction, place: string): void {
    const wasRequired = new Set(elements(old['required']));
    const isRequired = new Set(elements(fresh['required']));
    for (const [name, was, is] of pairByName(members(old['properties']), members(fresh['properties']))) {
      const here = `${place}: ${name}`;
      const needed = isRequired.has(name);
      if (was === undefined)
        this.addChange(
          effectOfAddition(needed, direction),
          direction,
          here,
          needed ? 'is a new member' : 'is a new optional member',
          [was, is],
        );
      else if (is === undefined) this.addChange('other', direction, here, 'was removed', [was, is]);
      else {
        if (wasRequired.has(name) !== needed)
          this.addChange(
            needed ? 'narrower' : 'wider',
            direction,
            here,
            needed ? 'is required now' : 'is optional now',
            requiredParts(needed),
          );
        this.compare(was, is, direction, here);
      }
    }
    // Members that are required but not described, as in conditional schemas.
    for (const name of isRequired)
      if (!declaresProperty(fresh, name) && !wasRequired.has(name))
        this.addChange('narrower', direction, `${place}: ${String(name)}`, 'is required now', requiredParts(true));
    for (const name of wasRequired)
      if (!declaresProperty(old, name) && !isRequired.has(name))
        this.addChange('wider', direction, `${place}: ${String(name)}`, 'is optional now', requiredParts(false));
  }

  private compareBound(
    keyword: string,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
    sign: 1 | -1,
    direction: Direction,
    place: string,
  ): void {
    const size = (value: DocumentValue | undefined) =>
      typeof value === 'number' ? value * sign : Number.POSITIVE_INFINITY;
    this.addChange(
      size(is) > size(was) ? 'wider' : 'narrower',
      direction,
      place,
      describeChange(keyword, was, is),
      keywordParts(keyword, was, is),
    );
  }

  /** Alternatives are matched by name, or by position if they have none. */
  private compareAlternatives(
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    if (was === undefined || is === undefined)
      return this.addChange(
        is === undefined ? 'wider' : 'narrower',
        direction,
        place,
        is === undefined ? 'no longer has alternatives' : 'has alternatives now',
        [was, is],
      );
    const named = (document: DocumentObject, value: DocumentValue) =>
      elements(value).map((one, index): [string, DocumentValue] => [nameOf(document, one, index), one]);
    // An alternative that only got a title is the same as before.
    const olds = named(this.before, was);
    const freshes = named(this.after, is).map(([name, one], index): [string, DocumentValue] => {
      const [unnamed] = olds[index] ?? [];
      return unnamed === unnamedAlternative(index) && !hasReference(one) ? [unnamed, one] : [name, one];
    });
    for (const [name, old, fresh] of pairByName(olds, freshes)) {
      if (old === undefined)
        this.addChange(this.effectOfNewValue, direction, place, `${name} is a new alternative`, [old, fresh]);
      else if (fresh === undefined)
        this.addChange('narrower', direction, place, `the alternative ${name} was removed`, [old, fresh]);
      else this.compare(old, fresh, direction, `${place}, ${name}`);
    }
  }

  private compareInOrder(
    keyword: string,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    const old = elements(was);
    const fresh = elements(is);
    if (old.length !== fresh.length)
      return this.addChange(
        'other',
        direction,
        place,
        `${keyword} has ${fresh.length} parts instead of ${old.length}`,
        [old, fresh],
      );
    old.forEach((one, index) => {
      this.compare(one, fresh[index], direction, keyword === 'allOf' ? place : `${place}[${index}]`);
    });
  }

  private compareInnerSchema(
    keyword: string,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    if (isObject(was) && isObject(is))
      return this.compare(was, is, direction, keyword === 'items' ? `${place}[]` : `${place}, ${keyword}`);
    const opened = is === undefined || is === true || was === false;
    this.addChange(
      opened ? 'grown' : 'narrower',
      direction,
      place,
      `${keyword} permits ${opened ? 'more' : 'less'} now`,
      [was, is],
    );
  }

  private addChange(effect: Effect, direction: Direction, place: string, what: string, parts?: Parts): void {
    this.changes.add(classOf(effect, direction), place, what, parts);
  }
}

const HANDLED = new Set(['type', 'enum', 'const', 'properties', 'required', '$ref']);

/** The referenced schema, and the name of the last reference. */
function followReferences(
  document: DocumentObject,
  value: DocumentValue | undefined,
): [DocumentValue | undefined, string | undefined] {
  let schema = value;
  let name: string | undefined;
  while (isObject(schema) && typeof schema['$ref'] === 'string') {
    const reference = schema['$ref'];
    name = reference.replace(LOCAL_SCHEMA, '');
    schema = valueAtPointer(document, reference);
  }
  return [schema, name];
}

function nameOf(document: DocumentObject, schema: DocumentValue, index: number): string {
  const [described, name] = followReferences(document, schema);
  if (name !== undefined) return name;
  const title = isObject(described) ? described['title'] : undefined;
  return typeof title === 'string' ? title : unnamedAlternative(index);
}

function unnamedAlternative(index: number): string {
  return `alternative ${index + 1}`;
}

function hasReference(schema: DocumentValue): boolean {
  return isObject(schema) && schema['$ref'] !== undefined;
}

function declaresProperty(schema: DocumentObject, name: DocumentValue): boolean {
  return members(schema['properties']).some(([known]) => known === name);
}

function sortedTypes(type: DocumentValue | undefined): string[] | undefined {
  return type === undefined ? undefined : (Array.isArray(type) ? type : [type]).map(String).sort();
}

/** The listed values, each as JSON; undefined if the schema lists none. */
function valuesOf(schema: DocumentObject): string[] | undefined {
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  return schema['enum'] === undefined ? undefined : elements(schema['enum']).map((value) => JSON.stringify(value));
}

function effectOfKeyword(was: DocumentValue | undefined, is: DocumentValue | undefined): Effect {
  if (was === undefined) return 'narrower';
  return is === undefined ? 'wider' : 'other';
}

function effectOn(was: readonly string[] | undefined, is: readonly string[] | undefined): Effect {
  if (is === undefined || was?.every((kind) => is.includes(kind))) return 'wider';
  return was === undefined || is.every((kind) => was.includes(kind)) ? 'narrower' : 'other';
}
