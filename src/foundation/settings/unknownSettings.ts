/**
 * Finds environment variables that were probably meant as settings, so that a misspelled setting is not silently
 * ignored.
 */

import { nearestName } from './nearestName';

/** Names with a meaning for other programs. */
const OF_OTHERS = new Set(['HTTP_PROXY']);
/** Shorter names are too similar to unrelated ones. */
const LENGTH_MIN = 6;

/** Maps each unknown name to the setting that was probably meant; `undefined` if it only starts like a setting. */
export function unknownSettings(names: Iterable<string>, known: readonly string[]): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  const firstWords = countBy(known.map(firstWord));
  for (const name of names) {
    if (known.includes(name) || OF_OTHERS.has(name)) continue;
    const meant = name.length < LENGTH_MIN ? undefined : nearestName(name, known);
    if (meant !== undefined || (name.includes('_') && (firstWords.get(firstWord(name)) ?? 0) > 1))
      found.set(name, meant);
  }
  return found;
}

function firstWord(name: string): string {
  return name.split('_')[0] ?? '';
}

function countBy(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
