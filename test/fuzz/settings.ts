/** How much a run of the fuzzers asks: a little with the other tests, a lot in `make fuzz`, or one case again. */
import { seedOf } from '../support/seed';

export const seed = seedOf('fuzz');
/** Of each operation; other things by a multiple of it. */
export const REQUESTS = Number(process.env['REQUESTS'] ?? 40);
/** One operation alone, and of it one case alone. */
export const ONLY_OPERATION = process.env['OPERATION'];
export const ONLY_CASE = process.env['CASE'] === undefined ? undefined : Number(process.env['CASE']);
/** What is measured in time says little in a short run, beside other tests. */
export const isLongRun = REQUESTS >= 1_000;

/** For jest: much more than it takes. The slowest are audits, one at a time: a tenth of a second each, while there are nearly enough events for a mark. */
export function timeoutMs(cases: number): number {
  return 30_000 + cases * 300;
}

/** FNV-1a: near texts far apart. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
