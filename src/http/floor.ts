/**
 * The least time that a refusal takes. It begins before the work that it hides, so that its end tells nothing of how long that took: a timer that is set after the work
 * ends sooner or later by the part of a millisecond at which that is.
 */
import { monotonicMs } from '../clock';
import { pause, systemTimers } from '../timers';

/** Floors that begin within so many milliseconds are one: nearly all calls are let in, and a timer for each would cost them more than their key does. */
const TOGETHER_MS = 1;

export class Floor {
  private begunMs = Number.NEGATIVE_INFINITY;
  private reached = Promise.resolve();

  constructor(private readonly floorMs: number) {}

  /** Begins one now, or joins what has just begun. Resolves when it is reached. */
  begin(): Promise<void> {
    const nowMs = monotonicMs();
    if (this.floorMs > 0 && nowMs - this.begunMs >= TOGETHER_MS) {
      this.begunMs = nowMs;
      this.reached = pause(systemTimers, this.floorMs + TOGETHER_MS);
    }
    return this.reached;
  }
}
