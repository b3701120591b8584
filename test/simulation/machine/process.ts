/** What a server process has of the world: timers and a clock, until it is killed. A process that is held still gets it all when it goes on. */
import type { Clock } from '../../../src/clock';
import type { Cancel, EventLoop } from '../../../src/eventLoop';
import type { SimulatedTime } from './time';

export class SimulatedProcess {
  private state: 'runs' | 'held' | 'dead' = 'runs';
  private missed: (() => void)[] = [];

  constructor(
    private readonly time: SimulatedTime,
    /** What every clock of this world shows. */
    private readonly wallMs: () => number,
    /** By how much this machine's clock is wrong. */
    public skewMs = 0,
  ) {}

  get dead(): boolean {
    return this.state === 'dead';
  }

  get held(): boolean {
    return this.state === 'held';
  }

  /** The latest time that anybody read here: what was forgotten for its age is older than that. */
  latestMs = 0;

  readonly clock: Clock = {
    nowMs: () => {
      const nowMs = this.wallMs() + this.skewMs;
      this.latestMs = Math.max(this.latestMs, nowMs);
      return nowMs;
    },
  };

  readonly timers: EventLoop = {
    every: (everyMs, call) => {
      let cancelled = false;
      // Late calls of one interval come as one.
      let due = false;
      const ring = () => {
        due = false;
        if (!cancelled) call();
      };
      const turn = () => {
        if (cancelled || this.dead) return;
        if (!due) {
          due = true;
          this.deliver(ring);
        }
        this.time.after(everyMs, turn);
      };
      this.time.after(everyMs, turn);
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

  /** Everything from outside comes in here. */
  deliver(call: () => void): void {
    if (this.state === 'runs') call();
    else if (this.state === 'held') this.missed.push(call);
  }

  kill(): void {
    this.state = 'dead';
    this.missed = [];
  }

  hold(): void {
    if (this.state === 'runs') this.state = 'held';
  }

  letGo(): void {
    if (this.state !== 'held') return;
    this.state = 'runs';
    const { missed } = this;
    this.missed = [];
    // One after the other, as an event loop would take them up.
    for (const call of missed) this.time.after(0, () => this.deliver(call));
  }
}
