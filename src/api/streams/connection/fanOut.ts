/**
 * Sends frames to the subscribers of their streams in slices, one per turn of the event loop, so that a frame with ten
 * thousand readers blocks neither the event loop nor frames with few readers. Each reader receives its events in order;
 * there is no order between readers. All frames that wait for a reader are sent in one write, so that the cost per
 * frame falls as the load rises.
 */
import { Deque } from '../../../core/values/deque';
import type { EventLoop } from '../../../foundation/eventLoop';
import type { StreamFrame } from '../frames/frames';
import type { StreamConnection } from './streamConnection';

/** Jobs that are sent concurrently. The limit exists because all active jobs are checked for each reader. */
const ACTIVE_JOBS_MAX = 16;
/** One of this many slices goes to the job with the fewest remaining readers, the others to the oldest job. */
const SLICES_PER_ROUND = 4;

/** One frame to send to the readers of its stream. */
interface Job {
  readonly stream: string;
  readonly frame: StreamFrame;
  /** The subscribers at the time of the event. The list is never modified. */
  readonly readers: readonly StreamConnection[];
}

interface NumberedJob extends Job {
  /** Jobs are numbered from 1. */
  readonly number: number;
  /** Number of readers that were processed. */
  sentTo: number;
}

export class FanOut {
  /** Jobs that have not started. */
  private readonly jobs = new Deque<NumberedJob>();
  /** Jobs that have started, in the order of their numbers; all are older than those in `jobs`. */
  private readonly active: NumberedJob[] = [];
  private slice = 0;
  private newest = 0;
  private isScheduled = false;
  private idleWaiters: (() => void)[] = [];

  constructor(
    private readonly eventLoop: EventLoop,
    private readonly sendsPerTurn: number,
  ) {}

  /** Number of frames that were not sent to all of their readers yet. */
  get waiting(): number {
    return this.active.length + this.jobs.length;
  }

  /** Number of the newest job. A connection that subscribes now receives later jobs only. */
  get newestNumber(): number {
    return this.newest;
  }

  /**
   * Only queues the frame: the caller may be publishing the engine's events while other requests wait for responses.
   */
  add({ stream, frame, readers }: Job): void {
    this.newest += 1;
    this.jobs.push({ stream, frame, readers, number: this.newest, sentTo: 0 });
    this.schedule();
  }

  whenIdle(): Promise<void> {
    if (this.waiting === 0) return Promise.resolve();
    return new Promise((resolve) => this.idleWaiters.push(resolve));
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.eventLoop.nextTurn(() => this.runTurn());
  }

  private runTurn(): void {
    this.isScheduled = false;
    for (let left = this.sendsPerTurn; left > 0; ) {
      this.activateJobs();
      const job = this.nextSlice();
      if (job === undefined) break;
      const through = Math.min(job.readers.length, job.sentTo + left);
      left -= through - job.sentTo;
      for (; job.sentTo < through; job.sentTo += 1) this.sendActive(job.readers[job.sentTo] as StreamConnection, job);
      if (job.sentTo === job.readers.length) this.active.splice(this.active.indexOf(job), 1);
    }
    if (this.waiting > 0) this.schedule();
    else this.resolveIdleWaiters();
  }

  /**
   * Most slices go to the oldest job. Every fourth goes to the job with the fewest remaining readers, so that it does
   * not wait behind a large one.
   */
  private nextSlice(): NumberedJob | undefined {
    this.slice = (this.slice + 1) % SLICES_PER_ROUND;
    const [oldest] = this.active;
    if (oldest === undefined || this.slice !== 0) return oldest;
    return this.active.reduce((one, other) => (readersLeft(other) < readersLeft(one) ? other : one), oldest);
  }

  private activateJobs(): void {
    while (this.active.length < ACTIVE_JOBS_MAX) {
      const job = this.jobs.shift();
      if (job === undefined) break;
      this.active.push(job);
    }
  }

  /** Sends all active frames for this reader, including the one of this job, in one write. */
  private sendActive(reader: StreamConnection, { stream, number }: NumberedJob): void {
    if (!reader.mustReceive(stream, number)) return;
    reader.sendEvents(
      this.active.filter((job) => reader.mustReceive(job.stream, job.number)).map(({ frame }) => frame),
    );
    reader.sentThrough = this.active.at(-1)?.number ?? number;
  }

  private resolveIdleWaiters(): void {
    const waiters = this.idleWaiters;
    this.idleWaiters = [];
    for (const resolve of waiters) resolve();
  }
}

function readersLeft({ readers, sentTo: done }: NumberedJob): number {
  return readers.length - done;
}
