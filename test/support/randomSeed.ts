/** Seeds of random tests. A test prints its seed and can be repeated with it: `SEED=123 make test ONLY=test/...`. */

import { IS_LONG } from './runSize';

/** The seed in SEED; else `short` in a run that is not long, or a new one. It is printed in all cases. */
export function printSeed(test: string, short?: number): number {
  const given = process.env['SEED'];
  const fresh = (): number => (IS_LONG ? undefined : short) ?? Math.floor(Math.random() * 0x7fffffff);
  const seed = given === undefined ? fresh() : Number(given);
  process.stderr.write(`${test}: SEED=${seed}\n`);
  return seed;
}

export interface Random {
  /** A fraction from 0 up to, but not including, 1. */
  next(): number;
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Mulberry32: small, and the same on every machine for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return { next, integer, pick: (choices) => choices[integer(0, choices.length - 1)] ?? choices[0] };
}
