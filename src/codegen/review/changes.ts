/**
 * The classes of contract changes, from the view of clients that were built for the previous version.
 *
 * Clients send some values and receive others. It is compatible to accept more of what they send, and to send less of
 * what they receive. Clients must ignore members, values and alternatives that they do not know, so these may be added
 * to what they receive.
 */
import type { DocumentValue } from '../jsonDocument';

export type Class = 'breaking' | 'additive' | 'editorial';
export type Direction = 'sent' | 'received';

export interface Change {
  readonly class: Class;
  /** The changed place, such as `createOrder, body: amount`. */
  readonly place: string;
  /** The change, such as `maxLength changed from 40 to 30`. */
  readonly what: string;
}

/** The effect on the set of permitted values. `grown`: by something that a client can ignore when it receives it. */
export type Effect = 'wider' | 'grown' | 'narrower' | 'other';

const CLASSES: Readonly<Record<Direction, Readonly<Record<Effect, Class>>>> = {
  sent: { wider: 'additive', grown: 'additive', narrower: 'breaking', other: 'breaking' },
  received: { wider: 'breaking', grown: 'additive', narrower: 'additive', other: 'breaking' },
};

export function classOf(effect: Effect, direction: Direction): Class {
  return CLASSES[direction][effect];
}

/** Collects changes. A change that is found in several ways is listed once. */
export class Changes {
  private readonly found = new Map<string, Change>();

  add(kind: Class, place: string, what: string): void {
    this.found.set(`${kind}\n${place}\n${what}`, { class: kind, place, what });
  }

  /** Sorted by class, breaking first; within a class in the order of the documents. */
  list(): Change[] {
    const rank: Readonly<Record<Class, number>> = { breaking: 0, additive: 1, editorial: 2 };
    return [...this.found.values()].sort((a, b) => rank[a.class] - rank[b.class]);
  }
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

function formatValue(value: DocumentValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
