/**
 * Sends frames to their readers a slice at a time, so that ten thousand readers of one frame do not keep the loop from everything else, nor the
 * frames of a few readers behind it. Each reader gets its events in the order they happened; between readers there is no order. What waits
 * for a reader when its turn comes goes out in one write, so that the more waits, the less each frame costs.
 */
import { Deque } from '../core/values/deque';
import type { EventLoop } from '../eventLoop';
import type { StreamFrame } from './frames';
import type { StreamConnection } from './streamConnection';

/** Frames that take turns. A reader is told of all of them at once, so that each is looked at for each reader. */
const ACTIVE_JOBS_MAX = 16;
/** One slice of so many is not the oldest frame's. */
const SLICES_PER_ROUND = 4;

/** One frame on its way to the readers of its stream. */
interface Job {
  readonly stream: string;
  readonly frame: StreamFrame;
  /** Who was subscribed when the event happened. Never changed. */
  readonly readers: readonly StreamConnection[];
}

interface NumberedJob extends Job {
  /** Jobs are numbered from one. */
  readonly number: number;
  /** How many readers had their turn. */
  sentTo: number;
}

export class FanOut {
  /** Those that are not under way yet. */
  private readonly jobs = new Deque<NumberedJob>();
  /** Older than those, by their numbers. */
  private readonly active: NumberedJob[] = [];
  private slice = 0;
  private newest = 0;
  private isScheduled = false;
  private whenIdle: (() => void)[] = [];

  constructor(
    private readonly eventLoop: EventLoop,
    private readonly sendsPerTurn: number,
  ) {}

  /** Events that not all readers were sent yet. */
  get waiting(): number {
    return this.active.length + this.jobs.length;
  }

  /** The number of the newest job: whoever joins a stream now gets those after it. */
  get newestNumber(): number {
    return this.newest;
  }

  /** Nothing is sent before the caller is done: it may be telling the engine's events while others wait for their answers. */
  add({ stream, frame, readers }: Job): void {
    this.newest += 1;
    this.jobs.push({ stream, frame, readers, number: this.newest, sentTo: 0 });
    this.schedule();
  }

  idle(): Promise<void> {
    if (this.waiting === 0) return Promise.resolve();
    return new Promise((resolve) => this.whenIdle.push(resolve));
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
    else this.becomeIdle();
  }

  /** The oldest frame has most of them; every fourth goes to the frame with the fewest readers left, so that it need not wait for a large one. */
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

  /** All that is under way to this reader, of which this job is a part. */
  private sendActive(reader: StreamConnection, { stream, number }: NumberedJob): void {
    if (!reader.expects(stream, number)) return;
    reader.sendEvents(this.active.filter((job) => reader.expects(job.stream, job.number)).map(({ frame }) => frame));
    reader.sentThrough = this.active.at(-1)?.number ?? number;
  }

  private becomeIdle(): void {
    const waiters = this.whenIdle;
    this.whenIdle = [];
    for (const resolve of waiters) resolve();
  }
}

function readersLeft({ readers, sentTo: done }: NumberedJob): number {
  return readers.length - done;
}
