/**
 * Token buckets: each owner (an address, an API key) has one for each class of method, which refills continuously up to
 * the requests of one second, or of several for POST: clients place the orders of a strategy at once. Synchronous and without timers; the number of buckets is bounded.
 *
 * Written here because no maintained library fits: `rate-limiter-flexible` counts in fixed windows and is asynchronous,
 * and `limiter` is a single bucket with its own clock, so that owners, bounds, headers and the clock would remain to be
 * written.
 */
import type { Clock } from '../../../foundation/clock';

export type RateClass = 'get' | 'post' | 'other';

/** Requests per second; a bucket holds as many. */
export interface Rates extends Readonly<Record<RateClass, number>> {
  /** Requests that a full bucket of class `post` holds, if these are more. */
  readonly postBurst: number;
}

export interface Allowance {
  readonly allowed: boolean;
  /** Requests that a full bucket allows. */
  readonly limit: number;
  /** Requests that are allowed at this moment. */
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

  /** Requests that a full bucket holds. */
  private readonly sizes: Readonly<Record<RateClass, number>>;

  constructor(
    private readonly rates: Rates,
    private readonly bucketsMax: number,
    private readonly clock: Clock,
  ) {
    this.sizes = { get: rates.get, post: Math.max(rates.post, rates.postBurst), other: rates.other };
  }

  /** Takes one token from the owner's bucket if it has one. */
  takeToken(owner: string, rateClass: RateClass): Allowance {
    const rate = this.rates[rateClass];
    const limit = this.sizes[rateClass];
    const bucket = this.filledBucket(rateClass, owner);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return {
      allowed,
      limit,
      remaining: Math.floor(bucket.tokens),
      resetSeconds: Math.ceil((limit - bucket.tokens) / rate),
      retryAfterSeconds: allowed ? 0 : Math.ceil((1 - bucket.tokens) / rate),
    };
  }

  private filledBucket(rateClass: RateClass, owner: string): Bucket {
    const buckets = this.buckets[rateClass];
    const rate = this.rates[rateClass];
    const limit = this.sizes[rateClass];
    const nowMs = this.clock.nowMs();
    const bucket = buckets.get(owner);
    if (bucket !== undefined) {
      // A clock that steps back neither fills nor empties the bucket.
      const elapsedMs = Math.max(0, nowMs - bucket.filledAtMs);
      bucket.tokens = Math.min(limit, bucket.tokens + (elapsedMs * rate) / 1000);
      bucket.filledAtMs = nowMs;
      return bucket;
    }
    if (buckets.size >= this.bucketsMax) evictIdleBuckets(buckets, nowMs, (limit * 1000) / rate);
    const created = { tokens: limit, filledAtMs: nowMs };
    buckets.set(owner, created);
    return created;
  }
}

/**
 * A bucket that was unused for the time in which an empty one is filled is full, so removing it changes nothing. If
 * there is none, the oldest is removed.
 */
function evictIdleBuckets(buckets: Map<string, Bucket>, nowMs: number, fillMs: number): void {
  const before = buckets.size;
  for (const [owner, bucket] of buckets) if (nowMs - bucket.filledAtMs >= fillMs) buckets.delete(owner);
  if (buckets.size < before) return;
  for (const owner of buckets.keys()) {
    buckets.delete(owner);
    return;
  }
}

/** The one of two allowances that the client reaches first. */
export function stricterAllowance(a: Allowance | undefined, b: Allowance): Allowance {
  return a === undefined || b.remaining <= a.remaining ? b : a;
}
