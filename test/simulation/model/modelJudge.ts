/**
 * Collects violations of invariants. A violation ends the run. Nothing is thrown, because the engine would catch it.
 */
const FINDINGS_MAX = 10;

export class ModelJudge {
  readonly findings: string[] = [];

  expect(holds: boolean, what: () => string): void {
    if (!holds) this.addFinding(what());
  }

  /** Compares by value; the order of members does not matter. */
  expectSame(found: unknown, expected: unknown, what: () => string): void {
    if (!isSame(found, expected))
      this.addFinding(`${what()}: ${describeDifference(parseText(textOf(found)), parseText(textOf(expected)), '')}`);
  }

  addFinding(what: string): void {
    if (this.findings.length < FINDINGS_MAX) this.findings.push(what);
  }
}

/** A value as text: bigints with the suffix `n`, members sorted by name. */
export function textOf(value: unknown): string {
  return (
    JSON.stringify(value, (_name, member: unknown) => {
      if (typeof member === 'bigint') return `${member}n`;
      if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
      if (member instanceof Map)
        return Object.fromEntries(Array.from(member, ([key, of]): [string, unknown] => [String(key), of]).sort(byName));
      return Object.fromEntries(Object.entries(member).sort(byName));
    }) ?? 'undefined'
  );
}

/** Compares by value. An undefined member equals a missing one. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (one instanceof Map && other instanceof Map)
    return one.size === other.size && Array.from(one).every(([key, of]) => isSame(of, other.get(key)));
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const name in left) if (!isSame(left[name], right[name])) return false;
  for (const name in right) if (right[name] !== undefined && left[name] === undefined) return false;
  return true;
}

function parseText(text: string): unknown {
  return text === 'undefined' ? undefined : JSON.parse(text);
}

/** Describes the first difference of two values. */
function describeDifference(found: unknown, expected: unknown, path: string): string {
  const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  if (isTree(found) && isTree(expected))
    for (const name of new Set([...Object.keys(found), ...Object.keys(expected)]))
      if (textOf(found[name]) !== textOf(expected[name]))
        return describeDifference(found[name], expected[name], `${path}.${name}`);
  return `${path === '' ? '' : `at ${path.slice(1)} `}found ${textOf(found)}, expected ${textOf(expected)}`;
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
