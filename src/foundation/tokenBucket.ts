/**
 * A token bucket: it refills evenly up to its size, by default the tokens of one second. The caller passes the time. A
 * clock that was set back neither fills nor empties it.
 */
export class TokenBucket {
  private tokens: number;

  constructor(
    private readonly perSecond: number,
    private filledAtMs: number,
    private readonly size = perSecond,
  ) {
    this.tokens = size;
  }

  /** The last time that was passed. */
  get usedAtMs(): number {
    return this.filledAtMs;
  }

  /** Refills the bucket and returns its tokens; negative if it owes some. */
  fill(nowMs: number): number {
    const passedMs = Math.max(0, nowMs - this.filledAtMs);
    this.tokens = Math.min(this.size, this.tokens + (passedMs * this.perSecond) / 1000);
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

  /** Milliseconds from the last time that was passed until `take` succeeds. */
  msUntil(tokens = 1): number {
    return Math.max(0, ((Math.min(tokens, this.size) - this.tokens) * 1000) / this.perSecond);
  }
}
