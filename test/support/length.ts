/** How long random tests run: beside all others a share of what they play in `make long`. */
const SHARE = process.env['LONG'] === 'on' ? 1 : 0.125;

/** Of so many in a long run. */
export function shareOf(whole: number): number {
  return Math.ceil(whole * SHARE);
}
