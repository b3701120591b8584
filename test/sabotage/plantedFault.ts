/** The type of a planted fault: one small change that breaks a promise, and the test that must then fail. */

/** A Jest test: its file, and a part of its title. */
export interface NamedTest {
  readonly file: string;
  readonly name: string;
  /** For a test that reads its number of rounds or its seed from the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface PlantedFault {
  /** Numbers of the promises that the fault breaks. */
  readonly promises: readonly number[];
  /** What goes wrong, in a few words. */
  readonly what: string;
  /** The place: a text that occurs exactly once in the file, and its replacement. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The test that must detect the fault, or the simulation within its first seeds. */
  readonly caughtBy: 'simulation' | NamedTest;
}

/** The simulation must find a fault within this number of seeds. */
export const SEEDS_MAX = 100;
