/** Size of a fuzzing run: small in `make test`, large in `make fuzz`, or one case repeated. */
import { printSeed } from '../support/randomSeed';

export const seed = printSeed('fuzz');
/** Requests per operation; other suites use a multiple of it. */
export const REQUESTS = Number(process.env['REQUESTS'] ?? 40);
/** Restricts the run to one operation, or to one case of it. */
export const ONLY_OPERATION = process.env['OPERATION'];
export const ONLY_CASE = process.env['CASE'] === undefined ? undefined : Number(process.env['CASE']);
/** Measured times mean little in a short run beside other tests. */
export const isLongRun = REQUESTS >= 1_000;

/**
 * Time limit for Jest, far above the usual duration. The slowest operation is the audit, which takes a tenth of a
 * second while there are almost enough events for a checkpoint.
 */
export function timeoutMs(cases: number): number {
  return 30_000 + cases * 300;
}

/** FNV-1a: similar texts get very different values. */
export function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}
