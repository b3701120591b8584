/** So many a second: the bucket holds one second's worth and fills evenly. Time comes in with the call. */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly perSecond: number,
    private filledAtMs: number,
  ) {
    this.tokens = perSecond;
  }

  /** False when the bucket is empty. A clock that was set back fills nothing. */
  take(nowMs: number): boolean {
    const passedMs = Math.max(0, nowMs - this.filledAtMs);
    this.tokens = Math.min(this.perSecond, this.tokens + (passedMs * this.perSecond) / 1000);
    this.filledAtMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
