/**
 * A rate limit per second: the bucket holds the tokens of one second and refills evenly. The caller passes the time.
 */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly perSecond: number,
    private filledAtMs: number,
  ) {
    this.tokens = perSecond;
  }

  /** Takes one token; false if the bucket is empty. Nothing is refilled if the clock was set back. */
  takeToken(nowMs: number): boolean {
    const passedMs = Math.max(0, nowMs - this.filledAtMs);
    this.tokens = Math.min(this.perSecond, this.tokens + (passedMs * this.perSecond) / 1000);
    this.filledAtMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
