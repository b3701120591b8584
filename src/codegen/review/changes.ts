/**
 * What a change of the contract means to those who built on the old one.
 *
 * Clients send some values and receive others. What they may send can only grow without breaking them, what they receive can only shrink; but they are told to
 * ignore members, values and alternatives that they do not know, so those may be new in what they receive.
 */
import type { JsonValue } from '../json';

export type Class = 'breaking' | 'additive' | 'editorial';
export type Direction = 'sent' | 'received';

export interface Change {
  readonly class: Class;
  /** Where a reader finds it, such as `createOrder, body: amount`. */
  readonly place: string;
  /** What happened there, such as `maxLength went from 40 to 30`. */
  readonly what: string;
}

/** What happened to the set of values that a place admits. `grown`: by something that a client can ignore when it receives it. */
export type Effect = 'wider' | 'grown' | 'narrower' | 'other';

const CLASSES: Readonly<Record<Direction, Readonly<Record<Effect, Class>>>> = {
  sent: { wider: 'additive', grown: 'additive', narrower: 'breaking', other: 'breaking' },
  received: { wider: 'breaking', grown: 'additive', narrower: 'additive', other: 'breaking' },
};

export function classOf(effect: Effect, direction: Direction): Class {
  return CLASSES[direction][effect];
}

/** Gathers what is found, each thing once however many ways lead to it. */
export class Changes {
  private readonly found = new Map<string, Change>();

  add(kind: Class, place: string, what: string): void {
    this.found.set(`${kind}\n${place}\n${what}`, { class: kind, place, what });
  }

  /** The worst first, otherwise in the order of the documents. */
  list(): Change[] {
    const rank: Readonly<Record<Class, number>> = { breaking: 0, additive: 1, editorial: 2 };
    return [...this.found.values()].sort((a, b) => rank[a.class] - rank[b.class]);
  }
}

/** One entry for each name of two groups: what it was, what it is. A name that is new has no `before`, one that is gone no `after`. */
export function pairs<Value>(
  before: Iterable<readonly [string, Value]>,
  after: Iterable<readonly [string, Value]>,
): [name: string, before: Value | undefined, after: Value | undefined][] {
  const old = new Map(before);
  const fresh = new Map(after);
  return [...new Set([...old.keys(), ...fresh.keys()])].map((name) => [name, old.get(name), fresh.get(name)]);
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What became of something, such as `maxLength went from 40 to 30`. */
export function moved(keyword: string, was: JsonValue | undefined, is: JsonValue | undefined): string {
  if (was === undefined) return `${keyword} ${shown(is)} is new`;
  return is === undefined ? `${keyword} ${shown(was)} is gone` : `${keyword} went from ${shown(was)} to ${shown(is)}`;
}

function shown(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
