/**
 * Event loop and clock of a simulated server process. A suspended process gets missed calls when it resumes; a killed
 * one gets none.
 */
import type { Clock } from '../../../src/foundation/clock';
import type { Cancel, EventLoop } from '../../../src/foundation/eventLoop';
import type { SimulatedTime } from './simulatedTime';

export class SimulatedProcess {
  private state: 'running' | 'suspended' | 'dead' = 'running';
  private missed: (() => void)[] = [];

  constructor(
    private readonly time: SimulatedTime,
    /** The correct time of this world. */
    private readonly wallMs: () => number,
    /** Error of this machine's clock. */
    public skewMs = 0,
  ) {}

  get isDead(): boolean {
    return this.state === 'dead';
  }

  get isSuspended(): boolean {
    return this.state === 'suspended';
  }

  /** The latest time that was read from this clock; data that left a rolling window is older. */
  latestReadMs = 0;

  readonly clock: Clock = {
    nowMs: () => {
      const nowMs = this.wallMs() + this.skewMs;
      this.latestReadMs = Math.max(this.latestReadMs, nowMs);
      return nowMs;
    },
  };

  readonly eventLoop: EventLoop = {
    elapsedMs: () => this.time.nowMs,
    every: (everyMs, call) => {
      let cancelled = false;
      // Several missed calls of one interval become one call.
      let due = false;
      const fire = () => {
        due = false;
        if (!cancelled) call();
      };
      const tick = () => {
        if (cancelled || this.isDead) return;
        if (!due) {
          due = true;
          this.deliver(fire);
        }
        this.time.after(everyMs, tick);
      };
      this.time.after(everyMs, tick);
      return () => {
        cancelled = true;
      };
    },
    after: (afterMs, call): Cancel => {
      let cancelled = false;
      this.time.after(afterMs, () =>
        this.deliver(() => {
          if (!cancelled) call();
        }),
      );
      return () => {
        cancelled = true;
      };
    },
    nextTurn: (call) => void this.time.after(0, () => this.deliver(call)),
  };

  /** Runs a callback in the process: at once, after a suspension, or never if the process is dead. */
  deliver(call: () => void): void {
    if (this.state === 'running') call();
    else if (this.state === 'suspended') this.missed.push(call);
  }

  kill(): void {
    this.state = 'dead';
    this.missed = [];
  }

  suspend(): void {
    if (this.state === 'running') this.state = 'suspended';
  }

  resume(): void {
    if (this.state !== 'suspended') return;
    this.state = 'running';
    const { missed } = this;
    this.missed = [];
    // As separate calls, as an event loop would make them.
    for (const call of missed) this.time.after(0, () => this.deliver(call));
  }
}
