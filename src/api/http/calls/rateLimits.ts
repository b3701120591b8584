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

/** The buckets of one kind. `perSecond`: what each gains; `size`: what a full one holds. */
export class TokenBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly perSecond: number,
    private readonly size: number,
    private readonly bucketsMax: number,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes the tokens from the owner's bucket if it has them. More than a full bucket holds are taken from a full one, which
   * owes them afterwards. The numbers of the allowance are of requests that take as much.
   */
  take(owner: string, tokens: number): Allowance {
    const { perSecond, size } = this;
    const bucket = this.filledBucket(owner);
    const needed = Math.min(tokens, size);
    const allowed = bucket.tokens >= needed;
    if (allowed) bucket.tokens -= tokens;
    return {
      allowed,
      limit: Math.max(1, Math.floor(size / tokens)),
      remaining: Math.max(0, Math.floor(bucket.tokens / tokens)),
      resetSeconds: Math.ceil((size - bucket.tokens) / perSecond),
      retryAfterSeconds: allowed ? 0 : Math.ceil((needed - bucket.tokens) / perSecond),
    };
  }

  /** Takes the tokens also if the bucket does not have them. It never owes more than a full one holds. */
  charge(owner: string, tokens: number): void {
    const bucket = this.filledBucket(owner);
    bucket.tokens = Math.max(Math.min(bucket.tokens, -this.size), bucket.tokens - tokens);
  }

  private filledBucket(owner: string): Bucket {
    const { buckets, perSecond, size } = this;
    const nowMs = this.clock.nowMs();
    const bucket = buckets.get(owner);
    if (bucket !== undefined) {
      // A clock that steps back neither fills nor empties the bucket.
      const elapsedMs = Math.max(0, nowMs - bucket.filledAtMs);
      bucket.tokens = Math.min(size, bucket.tokens + (elapsedMs * perSecond) / 1000);
      bucket.filledAtMs = nowMs;
      return bucket;
    }
    if (buckets.size >= this.bucketsMax) evictIdleBuckets(buckets, nowMs, (size * 1000) / perSecond);
    const created = { tokens: size, filledAtMs: nowMs };
    buckets.set(owner, created);
    return created;
  }
}

export class RateLimits {
  private readonly buckets: Readonly<Record<RateClass, TokenBuckets>>;

  constructor(rates: Rates, bucketsMax: number, clock: Clock) {
    const bucketsOf = (perSecond: number, size: number) => new TokenBuckets(perSecond, size, bucketsMax, clock);
    this.buckets = {
      get: bucketsOf(rates.get, rates.get),
      post: bucketsOf(rates.post, Math.max(rates.post, rates.postBurst)),
      other: bucketsOf(rates.other, rates.other),
    };
  }

  /** Takes one token from the owner's bucket if it has one. */
  takeToken(owner: string, rateClass: RateClass): Allowance {
    return this.buckets[rateClass].take(owner, 1);
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
