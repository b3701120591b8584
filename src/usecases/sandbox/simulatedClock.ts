/**
 * The clock of a sandbox's engine. While the history of an empty sandbox is created, it shows the past; from then on it
 * is the clock of the server, and never anything else again.
 */
import type { Clock } from '../../foundation/clock';

export class SimulatedClock implements Clock {
  private pastMs: number | undefined;

  constructor(private readonly clock: Clock) {}

  nowMs(): number {
    return this.pastMs ?? this.clock.nowMs();
  }

  /** Shows this time until the next call. */
  showPast(timeMs: number): void {
    this.pastMs = timeMs;
  }

  showPresent(): void {
    this.pastMs = undefined;
  }
}
