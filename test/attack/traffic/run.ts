/** What traffic is asked for and what came of it, as it goes between the test and the process that makes it. */

/** Who asks; each signs for itself. */
export interface Trader {
  readonly apiKey: string;
  readonly apiSecret: string;
}

export interface Run {
  readonly port: number;
  readonly seconds: number;
  /**
   * `orders` alone, most of which trade; `mixed`: as many reads, public and signed, as such orders; `churn`: the same, but orders seldom trade and are
   * cancelled again, so that what the server has to remember does not grow.
   */
  readonly kind: 'orders' | 'mixed' | 'churn';
  /** Requests a second, whatever comes back; `closed`: each connection asks again as soon as it has its answer. */
  readonly perSecond: number | 'closed';
  readonly connections: number;
}

/** Milliseconds that answers of a kind took. */
export interface Times {
  readonly count: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly mostMs: number;
}

export interface RunResult {
  /** How many were sent, how many had to wait because every connection was in use, and how long it took until the last had its answer. */
  readonly sent: number;
  readonly heldBack: number;
  readonly seconds: number;
  /** 2xx, and 429 or 503. */
  readonly accepted: Times;
  readonly refused: Times;
  /** Whatever else was answered, and how often; `none` is a connection that ended without an answer, `no_retry_after` a refusal that does not say when to come back. */
  readonly others: Readonly<Record<string, number>>;
  /** Ids of the orders that were answered with a yes. */
  readonly orderIds: readonly number[];
}

export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (fraction: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? 0;
  return { count: sorted.length, p50Ms: at(0.5), p99Ms: at(0.99), mostMs: at(1) };
}

export function described({ count, p50Ms, p99Ms, mostMs }: Times): string {
  return `${count} (p50 ${p50Ms.toFixed(1)}, p99 ${p99Ms.toFixed(1)}, most ${mostMs.toFixed(1)} ms)`;
}
