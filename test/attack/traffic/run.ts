/** The messages between the test and the process that generates traffic: a run and its result. */

/** A user who sends signed requests. */
export interface TrafficTrader {
  readonly apiKey: string;
  readonly apiSecret: string;
}

export interface RunOptions {
  readonly port: number;
  readonly seconds: number;
  /**
   * `orders`: only orders, most of which trade. `mixed`: as many reads, public and signed, as orders. `churn`: like
   * `mixed`, but orders seldom trade and are cancelled again, so that the server's state does not grow.
   */
  readonly kind: 'orders' | 'mixed' | 'churn';
  /** Requests per second, regardless of the responses; `closed`: each connection sends again after its response. */
  readonly perSecond: number | 'closed';
  readonly connections: number;
}

/** Response times in milliseconds. */
export interface LatencyPercentiles {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

export interface RunResult {
  readonly sent: number;
  /** Requests that were not sent because no connection was free. */
  readonly heldBack: number;
  /** Seconds from the first request to the last response. */
  readonly seconds: number;
  /** Responses with 2xx. */
  readonly accepted: LatencyPercentiles;
  /** Responses with 429 or 503. */
  readonly refused: LatencyPercentiles;
  /** Other statuses with their number; `none`: no response, `no_retry_after`: a refusal without Retry-After. */
  readonly others: Readonly<Record<string, number>>;
  /** Ids of the accepted orders. */
  readonly orderIds: readonly number[];
}

export function latencyPercentiles(milliseconds: readonly number[]): LatencyPercentiles {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (fraction: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
  return { count: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), maxMs: at(1) };
}

export function formatPercentiles({ count, p50Ms, p99Ms, maxMs: mostMs }: LatencyPercentiles): string {
  return `${count} (p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, max ${mostMs.toFixed(1)} ms)`;
}
