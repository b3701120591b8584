/** The effect of a changed regular expression, where it can be decided: where only bounds of repetitions changed. */
import type { DocumentValue } from '../json/jsonDocument';
import type { Effect } from './changes';

/** A bounded repetition, such as `{1,256}`. */
const REPETITION = /\{(\d+)(,(\d*))?\}/g;
/** With a negative assertion, a longer match inside it excludes texts. */
const NEGATIVE = /\(\?<?!/;

export function effectOfPattern(was: DocumentValue | undefined, is: DocumentValue | undefined): Effect {
  if (was === undefined) return 'narrower';
  if (is === undefined) return 'wider';
  const [old, fresh] = [String(was), String(is)];
  if (NEGATIVE.test(old) || old.replace(REPETITION, '{}') !== fresh.replace(REPETITION, '{}')) return 'other';
  const [before, after] = [boundsOf(old), boundsOf(fresh)];
  const contains = (outer: readonly Bounds[], inner: readonly Bounds[]) =>
    outer.every(([least, most], index) => least <= (inner[index]?.[0] ?? 0) && most >= (inner[index]?.[1] ?? 0));
  if (contains(after, before)) return 'wider';
  return contains(before, after) ? 'narrower' : 'other';
}

type Bounds = readonly [least: number, most: number];

function boundsOf(pattern: string): Bounds[] {
  return [...pattern.matchAll(REPETITION)].map(([, least, range, most]): Bounds => {
    if (range === undefined) return [Number(least), Number(least)];
    return [Number(least), most === '' ? Number.POSITIVE_INFINITY : Number(most)];
  });
}
