/**
 * A rate limit per second: the bucket refills evenly up to its capacity, by default the tokens of one second. The caller
 * passes the time.
 */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly perSecond: number,
    private filledAtMs: number,
    private readonly capacity = perSecond,
  ) {
    this.tokens = capacity;
  }

  /** Takes one token; false if the bucket is empty. Nothing is refilled if the clock was set back. */
  takeToken(nowMs: number): boolean {
    const passedMs = Math.max(0, nowMs - this.filledAtMs);
    this.tokens = Math.min(this.capacity, this.tokens + (passedMs * this.perSecond) / 1000);
    this.filledAtMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  /** Milliseconds from the last `takeToken` until the bucket has a token, rounded up. */
  msUntilToken(): number {
    return Math.max(0, Math.ceil(((1 - this.tokens) * 1000) / this.perSecond));
  }
}
