/**
 * Finds environment variables that were probably meant as settings, so that a misspelled setting is not silently
 * ignored.
 */

/** Names with a meaning for other programs. */
const OF_OTHERS = new Set(['HTTP_PROXY']);
/** Largest edit distance between a name and the setting that was meant. */
const SLIPS_MAX = 2;
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

/** The one of the known names that differs by at most two letters from the given one. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [first] = known.map((one) => ({ one, slips: editDistance(name, one) })).sort((a, b) => a.slips - b.slips);
  return first !== undefined && first.slips <= SLIPS_MAX ? first.one : undefined;
}

function firstWord(name: string): string {
  return name.split('_')[0] ?? '';
}

function countBy(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Levenshtein distance, computed with two rows of the table. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > SLIPS_MAX) return SLIPS_MAX + 1;
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
