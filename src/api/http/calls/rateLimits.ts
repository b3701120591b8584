/**
 * Token buckets: each owner (an address, an API key) has one for each class of method, which refills continuously up to
 * the requests of one second, or of several for POST: clients place the orders of a strategy at once. Synchronous and
 * without timers; the number of buckets is bounded.
 *
 * Written here because no maintained library fits: `rate-limiter-flexible` counts in fixed windows and is asynchronous,
 * and `limiter` is a single bucket with its own clock, so that owners, bounds, headers and the clock would remain to be
 * written.
 */
import { type LimitUses, USES_LATE_MS_MAX } from '../../../engine/cluster/limitUses';
import type { Clock } from '../../../foundation/clock';
import { TokenBucket } from '../../../foundation/tokenBucket';

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

/** The buckets of one kind. `perSecond`: what each gains; `size`: what a full one holds. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>();
  private noteUse: ((owner: string, tokens: number) => void) | undefined;

  constructor(
    private readonly perSecond: number,
    private readonly size: number,
    private readonly bucketsMax: number,
    private readonly clock: Clock,
  ) {}

  /** Tells the other gateways what is taken from now on, and takes what is taken there. */
  shareWith(uses: LimitUses, limit: string): void {
    this.noteUse = uses.share(limit, (owner, tokens) => {
      const nowMs = this.clock.nowMs();
      this.bucketOf(owner, nowMs).chargeLate(nowMs, tokens);
    });
  }

  /** Takes the tokens of the owner, as `TokenBucket.take`. The numbers of the allowance are of requests that take as much. */
  take(owner: string, tokens: number): Allowance {
    const { perSecond, size } = this;
    const nowMs = this.clock.nowMs();
    const bucket = this.bucketOf(owner, nowMs);
    const allowed = bucket.take(nowMs, tokens);
    if (allowed) this.noteUse?.(owner, tokens);
    const left = bucket.fill(nowMs);
    return {
      allowed,
      limit: Math.max(1, Math.floor(size / tokens)),
      remaining: Math.max(0, Math.floor(left / tokens)),
      resetSeconds: Math.ceil((size - left) / perSecond),
      retryAfterSeconds: allowed ? 0 : Math.ceil(bucket.msUntil(tokens) / 1000),
    };
  }

  /** Takes the tokens of the owner even if there are fewer. */
  charge(owner: string, tokens: number): void {
    const nowMs = this.clock.nowMs();
    this.bucketOf(owner, nowMs).charge(nowMs, tokens);
    this.noteUse?.(owner, tokens);
  }

  private bucketOf(owner: string, nowMs: number): TokenBucket {
    const { buckets, perSecond, size } = this;
    const known = buckets.get(owner);
    if (known !== undefined) return known;
    if (buckets.size >= this.bucketsMax) evictIdleBuckets(buckets, nowMs, (size * 1000) / perSecond);
    const created = new TokenBucket(perSecond, nowMs, size, USES_LATE_MS_MAX);
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

  /** `limit`: the name of these limits, the same at all gateways. */
  shareWith(uses: LimitUses, limit: string): void {
    for (const [rateClass, buckets] of Object.entries(this.buckets)) buckets.shareWith(uses, `${limit}.${rateClass}`);
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
function evictIdleBuckets(buckets: Map<string, TokenBucket>, nowMs: number, fillMs: number): void {
  const before = buckets.size;
  for (const [owner, bucket] of buckets) if (nowMs - bucket.usedAtMs >= fillMs) buckets.delete(owner);
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
