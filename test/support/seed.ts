/** Random tests say their seed and can be run again with it: `SEED=123 make test ONLY=test/...`. */

/** A run's seed: the one given in SEED, or a new one; printed either way. */
export function seedOf(test: string): number {
  const given = process.env['SEED'];
  const seed = given === undefined ? Math.floor(Math.random() * 0x7fffffff) : Number(given);
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

/** Mulberry32: small, and the same everywhere for the same seed. */
export function randomFrom(seed: number): Random {
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
