/**
 * Shares equal values (prices, rates, IP addresses) while many rows are read, so that each is parsed and kept once.
 * Without it, recovered orders take 1.5 times the memory (src/performance.md, interned strings).
 */

/** Distinct values that are kept. Further ones are parsed each time they occur. */
const VALUES_MAX = 100_000;

/** Wraps `read` so that equal texts return the same value. */
export function interned<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  // The previous text is compared first: it is usually the same, and a comparison is cheaper than a map lookup.
  let lastText: string | undefined;
  let last: Value;
  return (text) => {
    if (text === lastText) return last;
    lastText = text;
    const found = known.get(text);
    if (found !== undefined) last = found;
    else {
      last = read(text);
      if (known.size < VALUES_MAX) known.set(text, last);
    }
    return last;
  };
}
