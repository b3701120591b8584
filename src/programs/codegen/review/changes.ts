/**
 * The classes of contract changes, from the view of programs that were built for the previous version of a document.
 *
 * Such a program sends some values and receives others. It is compatible to accept more of what it sends, and to send
 * it less than before. Programs must ignore members that they do not know, and values of lists that may grow
 * (`x-extensible-enum`), so these may be added to what they receive.
 */
import { type DocumentObject, type DocumentValue, members } from '../json/jsonDocument';

/** The worst first. */
export const CLASSES = ['breaking', 'additive', 'editorial'] as const;
export type Class = (typeof CLASSES)[number];
/** Seen from the reader of the document: what the reader's program sends, and what it receives. */
export type Direction = 'sent' | 'received';

export interface Change {
  readonly class: Class;
  /** The changed place, such as `createOrder, body: amount`. */
  readonly place: string;
  /** The change, such as `maxLength changed from 40 to 30`. */
  readonly what: string;
  /** The changed part of the document; absent if it did not exist before. */
  readonly before?: DocumentValue;
  /** The part after the change; absent if it was removed. */
  readonly after?: DocumentValue;
  /** Further places with the same change of the same text. */
  readonly also?: readonly string[];
  /** The number of operations, or of channels, that use the shared part in which the change is; absent outside of shared parts. */
  readonly reach?: number;
}

/** The changed part of a document, before and after the change. */
export type Parts = readonly [before: DocumentValue | undefined, after: DocumentValue | undefined];

/**
 * The effect on the set of permitted values. `grown`: by something that a receiver can ignore; `none`: the same is
 * written in another way.
 */
export type Effect = 'wider' | 'grown' | 'narrower' | 'other' | 'none';

const CLASS_OF_EFFECT: Readonly<Record<Direction, Readonly<Record<Effect, Class>>>> = {
  sent: { wider: 'additive', grown: 'additive', narrower: 'breaking', other: 'breaking', none: 'editorial' },
  received: { wider: 'breaking', grown: 'additive', narrower: 'additive', other: 'breaking', none: 'editorial' },
};

export function classOf(effect: Effect, direction: Direction): Class {
  return CLASS_OF_EFFECT[direction][effect];
}

/** The effect of a new part: senders must add it if it is required; receivers can ignore it. */
export function effectOfAddition(isRequired: boolean, direction: Direction): Effect {
  return isRequired && direction === 'sent' ? 'narrower' : 'grown';
}

/** Collects changes. A change that is found in several ways is listed once. */
export class Changes {
  private readonly found = new Map<string, Change>();
  /** The shared parts, by the beginning of the places in them. */
  private readonly shared = new Map<string, string>();

  /** `usersAt`: the operations and channels that use the component at a pointer. */
  constructor(private readonly usersAt: (pointer: string) => readonly string[] = () => []) {}

  /** Says that places which begin with `place` are in the component at the pointer. */
  share(place: string, pointer: string): void {
    this.shared.set(place, pointer);
  }

  add(kind: Class, place: string, what: string, [before, after]: Parts = [undefined, undefined]): void {
    this.found.set(`${kind}\n${place}\n${what}`, {
      class: kind,
      place,
      what,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    });
  }

  get size(): number {
    return this.found.size;
  }

  /** Adds an editorial change for each of the named members that differs. */
  addTexts(place: string, names: readonly string[], was: DocumentObject, is: DocumentObject): void {
    for (const name of names) {
      const parts: Parts = [was[name], is[name]];
      if (!isSameJson(...parts)) this.add('editorial', place, `${name} changed`, parts);
    }
  }

  /**
   * Adds the changes of members that nothing else compares. They count as breaking, to be safe; vendor extensions are
   * editorial unless they are known.
   */
  addOthers(place: string, compared: ReadonlySet<string>, was: DocumentObject, is: DocumentObject): void {
    for (const [name, before, after] of pairByName(members(was), members(is)))
      if (!compared.has(name) && !isSameJson(before, after))
        this.add(name.startsWith('x-') ? 'editorial' : 'breaking', place, `${name} changed`, [before, after]);
  }

  private withReach(change: Change): Change {
    const pointer = [...this.shared].find(([place]) => isWithin(change.place, place))?.[1];
    return pointer === undefined ? change : { ...change, reach: this.usersAt(pointer).length };
  }

  /**
   * Sorted by class, breaking first; within a class in the order of the documents. A changed text or limit that occurs
   * at several places, such as the description of a shared response, is one change.
   */
  list(): Change[] {
    const changes = mergeEqual([...this.found.values()].map((change) => this.withReach(change)));
    return CLASSES.flatMap((kind) => changes.filter((change) => change.class === kind));
  }
}

/**
 * A change of a shared part that is sent and received is one change, of the worse class, because one limit was changed.
 */
function mergeEqual(all: readonly Change[]): Change[] {
  const changes = mergeDirections(all);
  const merged = new Map<string, Change>();
  for (const change of changes) {
    const { class: kind, place, what, before, after } = change;
    const isMerged = kind === 'editorial' || / changed from /.test(what);
    const key = isMerged ? JSON.stringify([kind, what, before, after]) : `${kind}\n${place}\n${what}`;
    const first = merged.get(key);
    if (first === undefined) {
      merged.set(key, change);
      continue;
    }
    // The places are in different parts, so the number of operations of one of them says nothing.
    const { reach: _reach, ...common } = first;
    merged.set(key, { ...common, also: [...(first.also ?? []), place, ...(change.also ?? [])] });
  }
  return [...merged.values()];
}

/** Whether a place is this one or in it. */
function isWithin(place: string, outer: string): boolean {
  return place.startsWith(outer) && /^($|[:,[ ])/.test(place.slice(outer.length));
}

const DIRECTION = / \((sent|received)\)/;

function mergeDirections(changes: readonly Change[]): Change[] {
  const byText = new Map<string, Change>();
  for (const change of changes) {
    const { place, what } = change;
    const isMerged = change.reach !== undefined && / changed from /.test(what) && DIRECTION.test(place);
    const key = isMerged ? `${place.replace(DIRECTION, '')}\n${what}` : `${change.class}\n${place}\n${what}`;
    const other = byText.get(key);
    const [worse = change, better] = [change, ...(other === undefined ? [] : [other])].sort(
      (one, two) => CLASSES.indexOf(one.class) - CLASSES.indexOf(two.class),
    );
    byText.set(key, better === undefined ? worse : { ...worse, also: [better.place] });
  }
  return [...byText.values()];
}

/** The number of changes of each class, in the order of `CLASSES`. */
export function countByClass(changes: readonly Change[]): readonly [kind: Class, count: number][] {
  return CLASSES.map((kind) => [kind, changes.filter((change) => change.class === kind).length]);
}

/** One entry for each name of two groups. An added name has no `before`, a removed one has no `after`. */
export function pairByName<Value>(
  before: Iterable<readonly [string, Value]>,
  after: Iterable<readonly [string, Value]>,
): [name: string, before: Value | undefined, after: Value | undefined][] {
  const old = new Map(before);
  const fresh = new Map(after);
  return [...new Set([...old.keys(), ...fresh.keys()])].map((name) => [name, old.get(name), fresh.get(name)]);
}

export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Describes a changed value, such as `maxLength changed from 40 to 30`. */
export function describeChange(keyword: string, was: DocumentValue | undefined, is: DocumentValue | undefined): string {
  if (was === undefined) return `${keyword} ${formatValue(is)} was added`;
  return is === undefined
    ? `${keyword} ${formatValue(was)} was removed`
    : `${keyword} changed from ${formatValue(was)} to ${formatValue(is)}`;
}

/** The parts of a changed keyword, such as `maxLength: 40` and `maxLength: 30`. */
export function keywordParts(keyword: string, was: DocumentValue | undefined, is: DocumentValue | undefined): Parts {
  const partOf = (value: DocumentValue | undefined) => (value === undefined ? undefined : { [keyword]: value });
  return [partOf(was), partOf(is)];
}

/** The parts of something that is required now, or no longer. */
export function requiredParts(isRequired: boolean): Parts {
  return isRequired ? ['optional', 'required'] : ['required', 'optional'];
}

function formatValue(value: DocumentValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
