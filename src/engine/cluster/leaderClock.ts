/**
 * The leader's time on a gateway: the gateway's own clock, corrected by the difference that the leader's answers show.
 * All gateways so give about the same time to the same moment. It never goes back.
 */
import type { Clock } from '../../foundation/clock';
import type { EventLoop } from '../../foundation/eventLoop';

/** An answer that took longer shows the difference too inaccurately, unless there was none before. */
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

  /** The leader's clock showed `timeMs` at some moment since `askedMs`. */
  set(timeMs: number, askedMs: number): void {
    const { clock, eventLoop } = this.options;
    const roundTripMs = eventLoop.elapsedMs() - askedMs;
    if (this.isKnown && roundTripMs > ROUND_TRIP_MAX_MS) return;
    const leastMs = timeMs - clock.nowMs();
    // Clocks that may be equal count as equal.
    this.differenceMs = leastMs <= 0 && leastMs + roundTripMs >= 0 ? 0 : leastMs + roundTripMs / 2;
    this.isKnown = true;
  }
}
