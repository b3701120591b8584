/**
 * Token buckets: each owner (an address, an API key) has one a class of method, filled steadily up to one second's worth.
 * Synchronous and without timers; what it remembers is bounded. It never says who an owner is. Written here because the kept libraries have no such bucket:
 * `rate-limiter-flexible` counts in fixed windows and answers later, and `limiter` is one bucket with a clock of its own, so that owners, bounds, headers and
 * the clock would be ours all the same.
 */
import type { Clock } from '../clock';

export type RateClass = 'get' | 'post' | 'other';

/** Requests a second. */
export type Rates = Readonly<Record<RateClass, number>>;

export interface Allowance {
  readonly allowed: boolean;
  /** Requests that a full bucket holds. */
  readonly limit: number;
  /** Requests left at this moment. */
  readonly remaining: number;
  /** Whole seconds until the bucket is full again. */
  readonly resetSeconds: number;
  /** Whole seconds until the next request is allowed; 0 when it is. */
  readonly retryAfterSeconds: number;
}

interface Bucket {
  tokens: number;
  filledAtMs: number;
}

export class RateLimits {
  private readonly buckets: Readonly<Record<RateClass, Map<string, Bucket>>> = {
    get: new Map(),
    post: new Map(),
    other: new Map(),
  };

  constructor(
    private readonly rates: Rates,
    private readonly bucketsMax: number,
    private readonly clock: Clock,
  ) {}

  /** Takes one token if there is one. */
  take(owner: string, rateClass: RateClass): Allowance {
    const limit = this.rates[rateClass];
    const bucket = this.filledBucket(this.buckets[rateClass], owner, limit);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return {
      allowed,
      limit,
      remaining: Math.floor(bucket.tokens),
      resetSeconds: Math.ceil((limit - bucket.tokens) / limit),
      retryAfterSeconds: allowed ? 0 : Math.ceil((1 - bucket.tokens) / limit),
    };
  }

  private filledBucket(buckets: Map<string, Bucket>, owner: string, limit: number): Bucket {
    const nowMs = this.clock.nowMs();
    const known = buckets.get(owner);
    if (known !== undefined) {
      // A clock that steps back fills nothing and takes nothing.
      const elapsedMs = Math.max(0, nowMs - known.filledAtMs);
      known.tokens = Math.min(limit, known.tokens + (elapsedMs * limit) / 1000);
      known.filledAtMs = nowMs;
      return known;
    }
    if (buckets.size >= this.bucketsMax) forgetIdle(buckets, nowMs);
    const fresh = { tokens: limit, filledAtMs: nowMs };
    buckets.set(owner, fresh);
    return fresh;
  }
}

/** A bucket left alone for a second is full, so forgetting it changes nothing. If none is, the oldest owner goes. */
function forgetIdle(buckets: Map<string, Bucket>, nowMs: number): void {
  const before = buckets.size;
  for (const [owner, bucket] of buckets) if (nowMs - bucket.filledAtMs >= 1000) buckets.delete(owner);
  if (buckets.size < before) return;
  for (const owner of buckets.keys()) {
    buckets.delete(owner);
    return;
  }
}

/** Of two buckets that a call was taken from, the one that a caller has to mind. */
export function tighter(a: Allowance | undefined, b: Allowance): Allowance {
  return a === undefined || b.remaining <= a.remaining ? b : a;
}
