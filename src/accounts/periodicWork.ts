/** Work that every server repeats at an interval. A run that takes longer than the interval delays the next one. */
import type { Logger } from 'pino';
import type { Cancel, EventLoop } from '../eventLoop';

export interface PeriodicWorkOptions {
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  /** The interval. */
  readonly pollMs: number;
}

export abstract class PeriodicWork {
  private cancel: Cancel = () => undefined;
  private work: Promise<void> | undefined;

  /** `delayed`: the log message for a run that failed; the next run repeats its work. */
  constructor(
    private readonly options: PeriodicWorkOptions,
    private readonly delayed: string,
  ) {}

  protected abstract run(): Promise<void>;

  start(): void {
    this.cancel = this.options.eventLoop.every(this.options.pollMs, () => this.wake());
  }

  /** Resolves when a run in progress has ended. */
  async stop(): Promise<void> {
    this.cancel();
    await this.work;
  }

  private wake(): void {
    if (this.work !== undefined) return;
    this.work = this.run()
      .catch((error: unknown) => this.options.log.warn({ err: error }, this.delayed))
      .finally(() => {
        this.work = undefined;
      });
  }
}
