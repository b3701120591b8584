/**
 * The leader's time on a gateway: the gateway's own clock, corrected by the difference that the leader's answers show.
 * So all gateways have nearly the same time. It never goes back.
 */
import type { Clock } from '../../foundation/clock';
import type { EventLoop } from '../../foundation/eventLoop';

/**
 * An answer that took longer than this, in milliseconds, is ignored as too inaccurate, unless there was none before.
 */
const ROUND_TRIP_MAX_MS = 20;

export class LeaderClock implements Clock {
  private differenceMs = 0;
  private isKnown = false;
  private latestMs = 0;

  constructor(private readonly options: { readonly clock: Clock; readonly eventLoop: Pick<EventLoop, 'elapsedMs'> }) {}

  nowMs(): number {
    this.latestMs = Math.max(this.latestMs, Math.round(this.options.clock.nowMs() + this.differenceMs));
    return this.latestMs;
  }

  /** Records that the leader's clock showed `timeMs` at some moment since `askedMs`. */
  set(timeMs: number, askedMs: number): void {
    const { clock, eventLoop } = this.options;
    const roundTripMs = eventLoop.elapsedMs() - askedMs;
    if (this.isKnown && roundTripMs > ROUND_TRIP_MAX_MS) return;
    const leastMs = timeMs - clock.nowMs();
    // If both clocks may be equal within the accuracy, they count as equal.
    this.differenceMs = leastMs <= 0 && leastMs + roundTripMs >= 0 ? 0 : leastMs + roundTripMs / 2;
    this.isKnown = true;
  }
}
