/** How much a test does: in `make test` a part of what it does in `make long` (LONG=on). */
export const IS_LONG = process.env['LONG'] === 'on';
const SHARE = 0.125;

/** The number of random steps for this run, given that of a long run. */
export function scaledCount(whole: number): number {
  return Math.ceil(whole * (IS_LONG ? 1 : SHARE));
}

/** The variants of a test for this run: all in a long run, else every `stride`th one, beginning with the one at `first`. */
export function variantsOfThisRun<Variant>(all: readonly Variant[], stride: number, first = 0): readonly Variant[] {
  return IS_LONG ? all : all.filter((_variant, index) => index >= first && (index - first) % stride === 0);
}
