/** Finds the name that was probably meant by a misspelled one. */

/** Largest edit distance between the two. */
const SLIPS_MAX = 2;

/** The one of the known names that differs by at most two letters from the given one. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [first] = known.map((one) => ({ one, slips: editDistance(name, one) })).sort((a, b) => a.slips - b.slips);
  return first !== undefined && first.slips <= SLIPS_MAX ? first.one : undefined;
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
