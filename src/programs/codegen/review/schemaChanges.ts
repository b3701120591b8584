/** Compares two JSON schemas keyword by keyword. A change of an unknown keyword counts as breaking, to be safe. */
import { EXTENSIBLE } from '../json/closedLists';
import { type DocumentObject, type DocumentValue, elements, isObject, members } from '../json/jsonDocument';
import { holdsSchemas, typesOf } from '../json/schemaParts';
import { effectOfBound, isBound } from './bounds';
import {
  Changes,
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
import {
  effectiveKeywords,
  flattened,
  type Part,
  permitsEverything,
  type ReadSchema,
  readSchema,
  TEXT_KEYWORDS,
} from './schemaReading';

/** Keywords whose value is a regular expression. */
const PATTERNS = new Set(['pattern', 'x-pattern']);

/** Only names a type of generated code for integers whose bounds say which values are permitted. */
function isIntegerFormat(keyword: string, was: DocumentValue | undefined, is: DocumentValue | undefined): boolean {
  return keyword === 'format' && [was, is].every((value) => value === undefined || value === 'int64');
}

/** Compared together with others, and not one by one. */
const HANDLED = new Set(['type', 'enum', 'const', EXTENSIBLE, 'properties', 'required']);
/** Keywords with a list of alternative schemas. */
const ALTERNATIVES = new Set(['oneOf', 'anyOf']);
/** The members that no other keyword describes. Receivers ignore them. */
const OTHER_MEMBERS = new Set(['additionalProperties', 'unevaluatedProperties']);
/** Keywords that a value must not match, or that decide which others apply. */
const CONDITIONS = new Set(['not', 'if']);

export class SchemaChanges {
  private readonly compared = new Set<string>();

  constructor(
    private readonly before: DocumentObject,
    private readonly after: DocumentObject,
    private readonly changes: Changes,
    /** The effect of a value or alternative that did not exist before. */
    private readonly effectOfNewValue: Effect = 'wider',
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
    const found = this.changes.size;
    this.compareMeanings(before, after, direction, place);
    if (this.changes.size === found && !isSameJson(before, after))
      this.addChange('none', direction, place, 'is written in another way', [before, after]);
  }

  private compareMeanings(
    before: DocumentValue | undefined,
    after: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    const [old, fresh] = [readSchema(this.before, before), readSchema(this.after, after)];
    if (areSameParts(old.parts, fresh.parts)) {
      old.parts.forEach((part, index) => {
        this.comparePart(part, fresh.parts[index]?.schema, direction, place);
      });
      return this.compareKeywords(old.keywords, fresh.keywords, direction, place);
    }
    // Ends the recursion of schemas that refer to themselves, under another name than before.
    const names = [old, fresh].map(({ parts }) => parts.flatMap(({ name }) => name ?? []));
    if (names.every((some) => some.length > 0) && this.isKnown(`${direction} ${JSON.stringify(names)}`)) return;
    const flat = [flattened(this.before, old), flattened(this.after, fresh)] as const;
    if (flat[0] !== undefined && flat[1] !== undefined) return this.compareKeywords(flat[0], flat[1], direction, place);
    this.compareParts(old, fresh, direction, place);
    this.compareKeywords(old.keywords, fresh.keywords, direction, place);
  }

  private comparePart(part: Part, after: DocumentValue | undefined, direction: Direction, place: string): void {
    if (part.name === undefined) return this.compare(part.schema, after, direction, place);
    // A shared component is reported once.
    if (this.isKnown(`${direction} ${part.name}`)) return;
    const shared = `${part.name} (${direction})`;
    this.changes.share(shared, `#/components/schemas/${part.name}`);
    this.compare(part.schema, after, direction, shared);
  }

  private isKnown(key: string): boolean {
    const isKnown = this.compared.has(key);
    this.compared.add(key);
    return isKnown;
  }

  /** Parts are matched by name, and those without a name by their position among these. */
  private compareParts(old: ReadSchema, fresh: ReadSchema, direction: Direction, place: string): void {
    for (const [name, was, is] of pairByName(namedParts(old.parts), namedParts(fresh.parts))) {
      if (was !== undefined && is !== undefined) {
        this.comparePart(was, is.schema, direction, place);
        continue;
      }
      const [document, schema] = is === undefined ? [this.before, was?.schema] : [this.after, is.schema];
      const effect = permitsEverything(document, schema ?? true) ? 'none' : is === undefined ? 'wider' : 'narrower';
      this.addChange(effect, direction, place, `${name} ${is === undefined ? 'no longer applies' : 'applies too'}`, [
        was?.schema,
        is?.schema,
      ]);
    }
  }

  private compareKeywords(old: DocumentObject, fresh: DocumentObject, direction: Direction, place: string): void {
    const [before, after] = [effectiveKeywords(old), effectiveKeywords(fresh)];
    this.compareValues(before, after, direction, place);
    this.compareProperties(before, after, direction, place);
    for (const [keyword, was, is] of pairByName(Object.entries(old), Object.entries(fresh))) {
      if (HANDLED.has(keyword)) continue;
      if (holdsSchemas(keyword)) this.compareInnerSchemas(keyword, before[keyword], after[keyword], direction, place);
      if (isSameJson(was, is)) continue;
      if (isIntegerFormat(keyword, was, is) || isSameJson(before[keyword], after[keyword]))
        this.addChange('none', direction, place, describeChange(keyword, was, is), keywordParts(keyword, was, is));
      else if (!holdsSchemas(keyword)) this.compareKeyword(keyword, before, after, direction, place);
    }
  }

  private compareKeyword(
    keyword: string,
    before: DocumentObject,
    after: DocumentObject,
    direction: Direction,
    place: string,
  ): void {
    const [was, is] = [before[keyword], after[keyword]];
    if (TEXT_KEYWORDS.has(keyword) || (keyword.startsWith('x-') && !PATTERNS.has(keyword)))
      return this.changes.add('editorial', place, `${keyword} changed`, [was, is]);
    if (keyword === 'deprecated')
      return this.changes.add(
        'additive',
        place,
        is === true ? 'is deprecated now' : 'is no longer deprecated',
        keywordParts(keyword, was, is),
      );
    if (keyword === 'default')
      // One that is stated now applied before.
      return this.changes.add(
        direction === 'sent' && was !== undefined ? 'breaking' : 'editorial',
        place,
        describeChange('default', was, is),
        keywordParts(keyword, was, is),
      );
    this.addChange(
      this.effectOfKeyword(keyword, before, after),
      direction,
      place,
      describeChange(keyword, was, is),
      keywordParts(keyword, was, is),
    );
  }

  private effectOfKeyword(keyword: string, before: DocumentObject, after: DocumentObject): Effect {
    const [was, is] = [before[keyword], after[keyword]];
    if (isBound(keyword)) return effectOfBound(keyword, before, after);
    if (PATTERNS.has(keyword)) return effectOfPattern(was, is);
    if (was === undefined) return 'narrower';
    if (is === undefined) return 'wider';
    if (keyword !== 'multipleOf') return 'other';
    if (Number(was) % Number(is) === 0) return 'wider';
    return Number(is) % Number(was) === 0 ? 'narrower' : 'other';
  }

  /** Compares `type`, `enum` and `const`, which list values or types one by one. */
  private compareValues(old: DocumentObject, fresh: DocumentObject, direction: Direction, place: string): void {
    const [was, is] = [typesOf(old), typesOf(fresh)];
    if (!isSameJson(old['type'], fresh['type']))
      this.addChange(
        effectOnTypes(was, is),
        direction,
        place,
        describeChange('type', was?.join(', '), is?.join(', ')),
        keywordParts('type', old['type'], fresh['type']),
      );
    this.compareListedValues(old, fresh, direction, place);
  }

  /**
   * A list that may grow says which values there are now. Receivers take others too; senders may use no others, like
   * those of a closed list.
   */
  private compareListedValues(old: DocumentObject, fresh: DocumentObject, direction: Direction, place: string): void {
    const [was, is] = [valuesOf(old), valuesOf(fresh)];
    if (isSameJson(was, is) && isExtensible(old) === isExtensible(fresh)) return;
    const parts: Parts = [was, is];
    if (was === undefined || is === undefined)
      return this.addChange(
        is === undefined ? (isExtensible(old) && direction === 'received' ? 'none' : 'wider') : 'narrower',
        direction,
        place,
        is === undefined ? 'any value is permitted now' : 'only some values are permitted now',
        parts,
      );
    if (isExtensible(old) !== isExtensible(fresh))
      this.addChange(
        direction === 'sent' ? 'none' : isExtensible(fresh) ? 'wider' : 'narrower',
        direction,
        place,
        isExtensible(fresh) ? 'the list of values may grow now' : 'the list of values no longer grows',
        parts,
      );
    const added = is.filter((value) => !was.includes(value));
    const removed = was.filter((value) => !is.includes(value));
    for (const value of added)
      this.addChange(
        isExtensible(old) ? 'grown' : this.effectOfNewValue,
        direction,
        place,
        `the value ${value} is new`,
        parts,
      );
    for (const value of removed) this.addChange('narrower', direction, place, `the value ${value} was removed`, parts);
    if (added.length + removed.length === 0 && isExtensible(old) === isExtensible(fresh))
      this.addChange('none', direction, place, 'the values have another order', parts);
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

  /** Compares the schemas in the value of a keyword. */
  private compareInnerSchemas(
    keyword: string,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    if (was === undefined && is === undefined) return;
    if (ALTERNATIVES.has(keyword)) return this.compareAlternatives(was, is, direction, place);
    if (keyword === 'prefixItems') return this.compareTuple(was, is, direction, place);
    if (CONDITIONS.has(keyword)) return this.compareCondition(keyword, was, is, direction, place);
    if (isObject(was) && isObject(is)) {
      if (keyword === 'items') return this.compare(was, is, direction, `${place}[]`);
      if (keyword === 'patternProperties' || keyword === 'dependentSchemas')
        return this.compareByName(keyword, was, is, direction, place);
      return this.compare(was, is, direction, `${place}, ${keyword}`);
    }
    if (isSameJson(was, is)) return;
    const isOpened = is === undefined || was === false;
    // Receivers ignore members that were not there, but not other values of members that they know.
    const opened: Effect = OTHER_MEMBERS.has(keyword) && was === false ? 'grown' : 'wider';
    this.addChange(
      isOpened ? opened : 'narrower',
      direction,
      place,
      `${keyword} permits ${isOpened ? 'more' : 'less'} now`,
      [was, is],
    );
  }

  /** A changed condition lets other schemas apply than before, in both directions. */
  private compareCondition(
    keyword: string,
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    const found = new Changes();
    new SchemaChanges(this.before, this.after, found).compare(was ?? {}, is ?? {}, direction, place);
    if (found.list().every((change) => change.class === 'editorial')) return;
    this.addChange(effectOfPresence(keyword, was, is), direction, place, `${keyword} changed`, [was, is]);
  }

  private compareByName(
    keyword: string,
    was: DocumentObject,
    is: DocumentObject,
    direction: Direction,
    place: string,
  ): void {
    for (const [name, old, fresh] of pairByName(members(was), members(is))) {
      const here = `${place}, ${keyword} ${name}`;
      if (old !== undefined && fresh !== undefined) this.compare(old, fresh, direction, here);
      else this.addChange('other', direction, here, old === undefined ? 'is new' : 'was removed', [old, fresh]);
    }
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

  private compareTuple(
    was: DocumentValue | undefined,
    is: DocumentValue | undefined,
    direction: Direction,
    place: string,
  ): void {
    const [old, fresh] = [elements(was), elements(is)];
    if (old.length !== fresh.length)
      return this.addChange(
        'other',
        direction,
        place,
        `prefixItems has ${fresh.length} parts instead of ${old.length}`,
        [old, fresh],
      );
    old.forEach((one, index) => {
      this.compare(one, fresh[index], direction, `${place}[${index}]`);
    });
  }

  private addChange(effect: Effect, direction: Direction, place: string, what: string, parts?: Parts): void {
    this.changes.add(classOf(effect, direction), place, what, parts);
  }
}

function areSameParts(olds: readonly Part[], freshes: readonly Part[]): boolean {
  return olds.length === freshes.length && olds.every(({ name }, index) => name === freshes[index]?.name);
}

function namedParts(parts: readonly Part[]): [string, Part][] {
  const unnamed = parts.filter(({ name }) => name === undefined);
  return parts.map((part) => [part.name ?? `part ${unnamed.indexOf(part) + 1}`, part]);
}

function nameOf(document: DocumentObject, schema: DocumentValue, index: number): string {
  const { keywords, parts } = readSchema(document, schema);
  const [part] = parts;
  if (part?.name !== undefined) return part.name;
  const title = keywords['title'];
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

/** The listed values, each as JSON; undefined if the schema lists none. */
function valuesOf(schema: DocumentObject): string[] | undefined {
  if (schema['const'] !== undefined) return [JSON.stringify(schema['const'])];
  const listed = schema['enum'] ?? schema[EXTENSIBLE];
  return listed === undefined ? undefined : elements(listed).map((value) => JSON.stringify(value));
}

function isExtensible(schema: DocumentObject): boolean {
  return schema[EXTENSIBLE] !== undefined;
}

function effectOfPresence(keyword: string, was: DocumentValue | undefined, is: DocumentValue | undefined): Effect {
  if (keyword === 'not' && was === undefined) return 'narrower';
  return keyword === 'not' && is === undefined ? 'wider' : 'other';
}

function effectOnTypes(was: readonly string[] | undefined, is: readonly string[] | undefined): Effect {
  const [old, fresh] = [was, is].map((types) =>
    types?.flatMap((type) => (type === 'number' ? ['integer', 'number'] : [type])),
  );
  const hasAll = (some: readonly string[] | undefined, all: readonly string[] | undefined) =>
    all === undefined || some?.every((type) => all.includes(type)) === true;
  const [grows, shrinks] = [hasAll(old, fresh), hasAll(fresh, old)];
  if (grows && shrinks) return 'none';
  if (grows) return 'wider';
  return shrinks ? 'narrower' : 'other';
}
