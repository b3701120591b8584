/**
 * Sends frames to their readers a slice at a time, so that ten thousand readers of one frame do not keep the loop from everything else.
 * One queue for all streams: a frame goes to all its readers before the next one goes to any, so each reader gets events in the order they happened.
 */
import { Deque } from '../core/deque';
import type { Timers } from '../timers';
import type { Connection } from './connection';
import type { StreamFrame } from './frames';

interface Job {
  readonly stream: string;
  readonly frame: StreamFrame;
  /** Who was subscribed when the event happened. Never changed. */
  readonly readers: readonly Connection[];
}

export class FanOut {
  private readonly jobs = new Deque<Job>();
  /** How many readers of the first job had their turn. */
  private reader = 0;
  private isScheduled = false;
  private whenIdle: (() => void)[] = [];

  constructor(
    private readonly timers: Timers,
    private readonly sendsPerTurn: number,
  ) {}

  /** Events that not all readers were sent yet. */
  get waiting(): number {
    return this.jobs.length;
  }

  /** Nothing is sent before the caller is done: it may be telling the engine's events while others wait for their answers. */
  add(job: Job): void {
    this.jobs.push(job);
    this.schedule();
  }

  idle(): Promise<void> {
    if (this.waiting === 0) return Promise.resolve();
    return new Promise((resolve) => this.whenIdle.push(resolve));
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.timers.nextTurn(() => this.turn());
  }

  private turn(): void {
    this.isScheduled = false;
    for (let sends = 0; sends < this.sendsPerTurn; sends += 1) {
      const job = this.jobs.first();
      if (job === undefined) break;
      const reader = job.readers[this.reader];
      this.reader += 1;
      // Whoever unsubscribed meanwhile has had its answer and gets nothing more.
      if (reader?.streams.has(job.stream)) reader.sendEvent(job.frame);
      if (this.reader < job.readers.length) continue;
      this.jobs.shift();
      this.reader = 0;
    }
    if (this.waiting > 0) this.schedule();
    else this.becomeIdle();
  }

  private becomeIdle(): void {
    const waiters = this.whenIdle;
    this.whenIdle = [];
    for (const resolve of waiters) resolve();
  }
}
