/** Compares two JSON schemas keyword by keyword. A keyword that nobody has thought of is taken for a break: better asked once too often. */
import { at, elements, isObject, type JsonObject, type JsonValue, members } from '../json';
import { type Changes, classOf, type Direction, type Effect, moved, pairs, same } from './changes';

/** They describe values and admit none. */
const WORDS = new Set(['description', 'title', 'summary', 'example', 'examples', '$comment', 'contentMediaType']);
/** The larger, the more is admitted; without one, everything. */
const UPPER_BOUNDS = new Set(['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties']);
/** The smaller, the more is admitted. */
const LOWER_BOUNDS = new Set(['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']);
/** Alternatives, each a schema. */
const ALTERNATIVES = new Set(['oneOf', 'anyOf']);
/** Schemas in a keyword of their own. */
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

const LOCAL_SCHEMA = '#/components/schemas/';

export class SchemaChanges {
  private readonly compared = new Set<string>();

  constructor(
    private readonly before: JsonObject,
    private readonly after: JsonObject,
    private readonly changes: Changes,
  ) {}

  /** `place` is where the schemas stand; below a component that both share, the component's name stands for it. */
  compare(before: JsonValue | undefined, after: JsonValue | undefined, direction: Direction, place: string): void {
    const [old, oldName] = follow(this.before, before);
    const [fresh, freshName] = follow(this.after, after);
    const shared = oldName !== undefined && oldName === freshName;
    // What refers to itself ends here, and what many places share is told once.
    const key = shared ? `${direction} ${oldName}` : `${direction} ${oldName} ${freshName} ${place}`;
    if (this.compared.has(key)) return;
    this.compared.add(key);
    if (!isObject(old) || !isObject(fresh)) {
      if (!same(old, fresh))
        this.tell(isObject(fresh) ? 'narrower' : 'wider', direction, place, 'what it admits is described otherwise');
      return;
    }
    this.members(old, fresh, direction, shared ? `${oldName} (${direction})` : place);
  }

  private members(old: JsonObject, fresh: JsonObject, direction: Direction, place: string): void {
    this.values(old, fresh, direction, place);
    this.properties(old, fresh, direction, place);
    for (const [keyword, was, is] of pairs(Object.entries(old), Object.entries(fresh))) {
      if (same(was, is) || HANDLED.has(keyword)) continue;
      if (WORDS.has(keyword)) this.changes.add('editorial', place, `${keyword} changed`);
      else if (keyword === 'deprecated')
        this.changes.add('additive', place, is === true ? 'is deprecated now' : 'is no longer deprecated');
      else if (keyword.startsWith('x-')) this.changes.add('editorial', place, `${keyword} changed`);
      else if (UPPER_BOUNDS.has(keyword)) this.bound(keyword, was, is, 1, direction, place);
      else if (LOWER_BOUNDS.has(keyword)) this.bound(keyword, was, is, -1, direction, place);
      else if (ALTERNATIVES.has(keyword)) this.alternatives(was, is, direction, place);
      else if (keyword === 'allOf' || keyword === 'prefixItems') this.inOrder(keyword, was, is, direction, place);
      else if (INNER.has(keyword)) this.inner(keyword, was, is, direction, place);
      else if (keyword === 'default')
        this.changes.add(direction === 'sent' ? 'breaking' : 'editorial', place, moved('default', was, is));
      else
        this.tell(
          was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other',
          direction,
          place,
          moved(keyword, was, is),
        );
    }
  }

  /** `type`, `enum` and `const` name the values or their kinds one by one. */
  private values(old: JsonObject, fresh: JsonObject, direction: Direction, place: string): void {
    const was = listed(old['type']);
    const is = listed(fresh['type']);
    if (!same(was, is)) this.tell(effectOn(was, is), direction, place, moved('type', was?.join(', '), is?.join(', ')));
    const oldValues = valuesOf(old);
    const values = valuesOf(fresh);
    if (oldValues === undefined || values === undefined) {
      if (oldValues !== values)
        this.tell(
          values === undefined ? 'wider' : 'narrower',
          direction,
          place,
          values === undefined ? 'any value is admitted now' : 'only some values are admitted now',
        );
      return;
    }
    for (const value of values)
      if (!oldValues.includes(value)) this.tell('grown', direction, place, `the value ${value} is new`);
    for (const value of oldValues)
      if (!values.includes(value)) this.tell('narrower', direction, place, `the value ${value} is gone`);
  }

  private properties(old: JsonObject, fresh: JsonObject, direction: Direction, place: string): void {
    const wasRequired = new Set(elements(old['required']));
    const isRequired = new Set(elements(fresh['required']));
    for (const [name, was, is] of pairs(members(old['properties']), members(fresh['properties']))) {
      const here = `${place}: ${name}`;
      const needed = isRequired.has(name);
      if (was === undefined)
        this.tell(
          needed && direction === 'sent' ? 'narrower' : 'grown',
          direction,
          here,
          needed ? 'is a new member' : 'is a new optional member',
        );
      else if (is === undefined) this.tell('other', direction, here, 'is gone');
      else {
        if (wasRequired.has(name) !== needed)
          this.tell(needed ? 'narrower' : 'wider', direction, here, needed ? 'is required now' : 'is optional now');
        this.compare(was, is, direction, here);
      }
    }
    // Required without being described: a condition between members.
    for (const name of isRequired)
      if (!describes(fresh, name) && !wasRequired.has(name))
        this.tell('narrower', direction, `${place}: ${String(name)}`, 'is required now');
    for (const name of wasRequired)
      if (!describes(old, name) && !isRequired.has(name))
        this.tell('wider', direction, `${place}: ${String(name)}`, 'is optional now');
  }

  private bound(
    keyword: string,
    was: JsonValue | undefined,
    is: JsonValue | undefined,
    sign: 1 | -1,
    direction: Direction,
    place: string,
  ): void {
    const size = (value: JsonValue | undefined) =>
      typeof value === 'number' ? value * sign : Number.POSITIVE_INFINITY;
    this.tell(size(is) > size(was) ? 'wider' : 'narrower', direction, place, moved(keyword, was, is));
  }

  /** Alternatives are the same by name, or by the value that tells them apart. */
  private alternatives(
    was: JsonValue | undefined,
    is: JsonValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    if (was === undefined || is === undefined)
      return this.tell(
        is === undefined ? 'wider' : 'narrower',
        direction,
        place,
        is === undefined ? 'is no longer one of several' : 'is one of several now',
      );
    const named = (document: JsonObject, value: JsonValue) =>
      elements(value).map((one, index): [string, JsonValue] => [nameOf(document, one, index), one]);
    for (const [name, old, fresh] of pairs(named(this.before, was), named(this.after, is))) {
      if (old === undefined) this.tell('grown', direction, place, `${name} is a new alternative`);
      else if (fresh === undefined) this.tell('narrower', direction, place, `${name} is no alternative any more`);
      else this.compare(old, fresh, direction, `${place}, ${name}`);
    }
  }

  private inOrder(
    keyword: string,
    was: JsonValue | undefined,
    is: JsonValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    const old = elements(was);
    const fresh = elements(is);
    if (old.length !== fresh.length)
      return this.tell('other', direction, place, `${keyword} has ${fresh.length} parts instead of ${old.length}`);
    old.forEach((one, index) => {
      this.compare(one, fresh[index], direction, keyword === 'allOf' ? place : `${place}[${index}]`);
    });
  }

  private inner(
    keyword: string,
    was: JsonValue | undefined,
    is: JsonValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    if (isObject(was) && isObject(is))
      return this.compare(was, is, direction, keyword === 'items' ? `${place}[]` : `${place}, ${keyword}`);
    const opened = is === undefined || is === true || was === false;
    this.tell(
      opened ? 'grown' : 'narrower',
      direction,
      place,
      `${keyword} ${opened ? 'admits more' : 'admits less'} now`,
    );
  }

  private tell(effect: Effect, direction: Direction, place: string, what: string): void {
    this.changes.add(classOf(effect, direction), place, what);
  }
}

const HANDLED = new Set(['type', 'enum', 'const', 'properties', 'required', '$ref']);

/** The schema behind references, and the name of the last one. */
function follow(document: JsonObject, value: JsonValue | undefined): [JsonValue | undefined, string | undefined] {
  let schema = value;
  let name: string | undefined;
  while (isObject(schema) && typeof schema['$ref'] === 'string') {
    const reference = schema['$ref'];
    name = reference.replace(LOCAL_SCHEMA, '');
    schema = at(document, reference);
  }
  return [schema, name];
}

function nameOf(document: JsonObject, schema: JsonValue, index: number): string {
  const [described, name] = follow(document, schema);
  if (name !== undefined) return name;
  const title = isObject(described) ? described['title'] : undefined;
  return typeof title === 'string' ? title : `alternative ${index + 1}`;
}

function describes(schema: JsonObject, name: JsonValue): boolean {
  return members(schema['properties']).some(([known]) => known === name);
}

function listed(type: JsonValue | undefined): string[] | undefined {
  return type === undefined ? undefined : (Array.isArray(type) ? type : [type]).map(String).sort();
}

/** What may stand there, each as JSON; undefined when nothing is listed. */
function valuesOf(schema: JsonObject): string[] | undefined {
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  return schema['enum'] === undefined ? undefined : elements(schema['enum']).map((value) => JSON.stringify(value));
}

function effectOn(was: readonly string[] | undefined, is: readonly string[] | undefined): Effect {
  if (is === undefined || was?.every((kind) => is.includes(kind))) return 'wider';
  return was === undefined || is.every((kind) => was.includes(kind)) ? 'narrower' : 'other';
}
