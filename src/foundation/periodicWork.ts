/** Work that every server repeats at an interval. A run that takes longer than the interval delays the next one. */
import type { Logger } from 'pino';
import { type EventLoop, OwnedEventLoop } from './eventLoop';

export interface PeriodicWorkOptions {
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  /** Interval between two runs, in milliseconds. */
  readonly pollMs: number;
}

export abstract class PeriodicWork {
  /** True after `stop`: no run starts any more, and a run in progress should end early. */
  protected stopped = false;
  private readonly timers: OwnedEventLoop;
  private work: Promise<void> | undefined;

  /** `delayed`: the log message for a run that failed; the next run repeats its work. */
  constructor(
    private readonly schedule: PeriodicWorkOptions,
    private readonly delayed: string,
  ) {
    this.timers = new OwnedEventLoop(schedule.eventLoop);
  }

  protected abstract run(): Promise<void>;

  start(): void {
    this.timers.every(this.schedule.pollMs, () => this.wake());
  }

  /** Stops the work. Resolves when a run in progress has ended. */
  async stop(): Promise<void> {
    this.stopped = true;
    this.timers.end();
    await this.work;
  }

  /** Starts a run, unless one is in progress. */
  protected wake(): void {
    if (this.work !== undefined || this.stopped) return;
    this.work = this.run()
      .catch((error: unknown) => this.schedule.log.warn({ err: error }, this.delayed))
      .finally(() => {
        this.work = undefined;
      });
  }
}
