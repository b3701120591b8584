/** Keeps a program of a cluster running: it is restarted after an unexpected end, as often as its limit allows. */
import { describeExit } from '../process/childProcess';
import { LaunchError, type Say } from '../process/terminal';
import { type Program, type RunningProgram, startProgram } from './program';

export interface SupervisionOptions {
  /** Infinity: the program is always restarted. */
  readonly restartsPerMinuteMax: number;
  readonly say: Say;
}

export class SupervisedProgram {
  /** Rejects with a `LaunchError` if the first start fails. */
  readonly started: Promise<void>;
  /** Rejects with a `LaunchError` when the program has ended and is not restarted. Never resolves. */
  readonly failed: Promise<never>;
  private running: RunningProgram;
  private isStopping = false;
  private endPause: () => void = () => undefined;
  private readonly limiter: RestartLimiter;

  constructor(
    private readonly program: Program,
    private readonly options: SupervisionOptions,
  ) {
    this.limiter = new RestartLimiter(options.restartsPerMinuteMax);
    this.running = startProgram(program);
    this.started = this.running.ready;
    this.failed = this.started.then(
      () => this.keepRunning(),
      () => this.forever(),
    );
    this.failed.catch(() => undefined);
  }

  get name(): string {
    return this.program.name;
  }

  /** Sends a signal after which the program is expected to end by itself. */
  letEnd(signal: NodeJS.Signals): void {
    this.isStopping = true;
    this.endPause();
    this.running.signal(signal);
  }

  /** Resolves when the program has ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    this.endPause();
    await this.running.stop();
  }

  private async keepRunning(): Promise<never> {
    for (;;) {
      const exit = await this.running.exited;
      if (this.isStopping) return await this.forever();
      await this.restart(`The ${this.program.name} ended unexpectedly (${describeExit(exit)})`);
      if (this.isStopping) return await this.forever();
    }
  }

  /** Repeats until the program is ready. Returns early when it is to be stopped. */
  private async restart(reason: string): Promise<void> {
    const { name, logFile } = this.program;
    const { say } = this.options;
    for (let why = reason; ; ) {
      const pauseMs = this.limiter.nextPauseMs(Date.now());
      if (pauseMs === undefined) throw new LaunchError(`${why}. See ${logFile} for the reason.`);
      say(`${why}. It is restarted in ${pauseMs / 1000} s; see ${logFile} for the reason.`);
      await this.pause(pauseMs);
      if (this.isStopping) return;
      this.running = startProgram(this.program);
      try {
        await this.running.ready;
        return say(`The ${name} runs again.`);
      } catch {
        if (this.isStopping) return;
        why = `The ${name} could not be restarted`;
      }
    }
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private forever(): Promise<never> {
    return new Promise(() => undefined);
  }
}

const MINUTE_MS = 60_000;
const PAUSE_MIN_MS = 1_000;
const PAUSE_MAX_MS = 30_000;

/** Decides whether a program that has ended unexpectedly is started again, and after which pause. */
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
