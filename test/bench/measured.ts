/** What one file of `figures/` brings back. */
import type { Figure } from './figure';

export interface Measured {
  readonly figures: readonly Figure[];
  /** How long answers take at shares of capacity, for the picture. */
  readonly points?: readonly Point[];
}

export interface Point {
  readonly share: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}
