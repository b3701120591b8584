/**
 * The minimum time until an authentication failure is reported. It starts before the work whose duration it hides, so
 * that its end reveals nothing of that duration: a timer that starts after the work fires earlier or later by the
 * fraction of a millisecond at which the work ended. Requests that start within one millisecond do not share a timer
 * either: when they did, wrong signatures could be distinguished from unknown keys by a tenth of a millisecond.
 */
import type { Cancel, EventLoop } from '../../../foundation/eventLoop';

export class MinimumDelay {
  private isElapsed: boolean;
  private readonly cancelTimer: Cancel | undefined;
  private whenElapsed: () => void = () => undefined;

  /** Starts now. */
  constructor(delayMs: number, eventLoop: EventLoop) {
    this.isElapsed = delayMs === 0;
    if (this.isElapsed) return;
    this.cancelTimer = eventLoop.after(delayMs, () => {
      this.isElapsed = true;
      this.whenElapsed();
    });
  }

  /** Resolves at the end of the delay. To be called at most once. */
  elapsed(): Promise<void> {
    if (this.isElapsed) return Promise.resolve();
    return new Promise((resolve) => {
      this.whenElapsed = resolve;
    });
  }

  /** Stops the timer; to be called when there is no failure to report. */
  cancel(): void {
    this.cancelTimer?.();
  }
}
