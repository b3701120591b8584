/**
 * A token bucket: it refills evenly up to its size, by default the tokens of one second. The caller passes the time. A
 * clock that was set back neither fills nor empties it.
 */
export class TokenBucket {
  private tokens: number;
  /** What came to the bucket while it was full: at most what comes within `lateMsMax`. */
  private overflow: number;

  constructor(
    private readonly perSecond: number,
    private filledAtMs: number,
    private readonly size = perSecond,
    /** How late `chargeLate` may be called for tokens that were taken elsewhere. */
    private readonly lateMsMax = 0,
  ) {
    this.tokens = size;
    this.overflow = this.overflowMax;
  }

  /** The last time that was passed. */
  get usedAtMs(): number {
    return this.filledAtMs;
  }

  /** Refills the bucket and returns its tokens; negative if it owes some. */
  fill(nowMs: number): number {
    const passedMs = Math.max(0, nowMs - this.filledAtMs);
    const filled = this.tokens + (passedMs * this.perSecond) / 1000;
    this.tokens = Math.min(this.size, filled);
    this.overflow = Math.min(this.overflowMax, this.overflow + filled - this.tokens);
    this.filledAtMs = nowMs;
    return this.tokens;
  }

  /**
   * Takes the tokens; false if the bucket has fewer. More than a full bucket holds are taken from a full one, which owes
   * them afterwards.
   */
  take(nowMs: number, tokens = 1): boolean {
    if (this.fill(nowMs) < Math.min(tokens, this.size)) return false;
    this.tokens -= tokens;
    return true;
  }

  /** Takes the tokens even if the bucket has fewer. It never owes more than a full bucket holds. */
  charge(nowMs: number, tokens: number): void {
    const before = this.fill(nowMs);
    this.tokens = Math.max(Math.min(before, -this.size), before - tokens);
  }

  /**
   * Like `charge`, for tokens that were taken from another bucket of the same owner a short time ago. That bucket has been
   * refilled since, while this one was perhaps full: what was lost here is taken first.
   */
  chargeLate(nowMs: number, tokens: number): void {
    this.fill(nowMs);
    const lost = Math.min(this.overflow, tokens);
    this.overflow -= lost;
    this.charge(nowMs, tokens - lost);
  }

  private get overflowMax(): number {
    return (this.lateMsMax * this.perSecond) / 1000;
  }

  /** Milliseconds from the last time that was passed until `take` succeeds. */
  msUntil(tokens = 1): number {
    return Math.max(0, ((Math.min(tokens, this.size) - this.tokens) * 1000) / this.perSecond);
  }
}
