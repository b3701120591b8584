/** Values that come again and again while many rows are read (prices, rates, addresses) are made and kept once. */

/** Of more different ones than this, the later are made anew each time. */
const KEPT_MAX = 100_000;

/** As `read`, but equal texts give one and the same value. */
export function recurring<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  // Mostly the one before: to compare two texts is less than to look one up.
  let lastText: string | undefined;
  let last: Value;
  return (text) => {
    if (text === lastText) return last;
    lastText = text;
    const found = known.get(text);
    if (found !== undefined) last = found;
    else {
      last = read(text);
      if (known.size < KEPT_MAX) known.set(text, last);
    }
    return last;
  };
}
