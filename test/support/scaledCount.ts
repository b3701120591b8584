/** How long random tests run: in `make test` a part of what they do in `make long`. */
const SHARE = process.env['LONG'] === 'on' ? 1 : 0.125;

/** The number for this run, given that of a long run. */
export function scaledCount(whole: number): number {
  return Math.ceil(whole * SHARE);
}
