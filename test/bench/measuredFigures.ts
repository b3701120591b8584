/** The result of one file of `figures/`. */
import type { Figure } from './figure';

export interface Measured {
  readonly figures: readonly Figure[];
  /** Latency at fractions of the capacity, for the picture. */
  readonly points?: readonly Point[];
}

export interface Point {
  readonly share: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}
