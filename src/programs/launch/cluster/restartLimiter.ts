/** Decides whether a program that has ended unexpectedly is started again, and after which pause. */

const MINUTE_MS = 60_000;
const PAUSE_MIN_MS = 1_000;
const PAUSE_MAX_MS = 30_000;

export class RestartLimiter {
  private restartedAtMs: readonly number[] = [];

  constructor(private readonly restartsPerMinuteMax: number) {}

  /**
   * Pause in milliseconds, which doubles with each restart of the last minute. Undefined if the program has been
   * restarted too often.
   */
  nextPauseMs(nowMs: number): number | undefined {
    const recent = this.restartedAtMs.filter((atMs) => atMs > nowMs - MINUTE_MS);
    if (recent.length >= this.restartsPerMinuteMax) return undefined;
    this.restartedAtMs = [...recent, nowMs];
    return Math.min(PAUSE_MAX_MS, PAUSE_MIN_MS * 2 ** recent.length);
  }
}
