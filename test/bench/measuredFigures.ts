/** The result of one file of `figures/`. */
import type { Figure } from './figure';

export interface MeasuredFigures {
  readonly figures: readonly Figure[];
  /** Latency at fractions of the capacity, for the picture. */
  readonly points?: readonly LatencyPoint[];
}

export interface LatencyPoint {
  readonly share: number;
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
}
