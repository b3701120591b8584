/** What a sabotage is: one small change that breaks one promise, and the test that must then fail. */

/** A test of Jest's: its file, and a part of its title as it stands there. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
  /** For a test that takes its rounds or its seed from the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Sabotage {
  /** Numbers of the promises that it breaks. */
  readonly promises: readonly number[];
  /** What goes wrong, in a few words. */
  readonly what: string;
  /** Where, by a text that stands there once, and what stands there instead. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** Whoever must notice: the simulation within its first seeds, or a test. */
  readonly caughtBy: 'simulation' | NamedTest;
}

/** Within so many seeds the simulation must find what was planted. */
export const SEEDS_MAX = 100;
