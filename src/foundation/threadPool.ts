/**
 * Threads for work that would hold the event loop of the server, on which every order waits, for more than 5 ms. The jobs
 * are the functions that `programs/threads/main.ts` exports. Threads start with the first job and are kept.
 */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { programPath } from './programFolder';

/** The queue has no place. Nothing was done. */
export class ThreadQueueFull extends Error {
  override readonly name = 'ThreadQueueFull';

  constructor() {
    super('the queue of the threads is full');
  }
}

export interface ThreadSettings {
  /** 0 for one less than the processors, but at least one. */
  readonly threadsMax: number;
  /** Jobs that wait for a thread. */
  readonly jobsWaitingMax: number;
}

/** Threads run when the thread of the engine and the database leave a processor free. */
const NICE = 10;

export class ThreadPool {
  private readonly pool: Piscina;

  constructor(private readonly settings: ThreadSettings) {
    const maxThreads = settings.threadsMax === 0 ? Math.max(1, availableParallelism() - 1) : settings.threadsMax;
    this.pool = new Piscina({
      filename: programPath('src', 'programs', 'threads', 'main.js'),
      minThreads: 0,
      maxThreads,
      idleTimeout: Number.POSITIVE_INFINITY,
      niceIncrement: NICE,
    });
  }

  /** Runs a job with a copy of its input. Throws `ThreadQueueFull`, and what the job throws. */
  async run<Result>(job: string, input: unknown): Promise<Result> {
    if (this.pool.queueSize >= this.settings.jobsWaitingMax) throw new ThreadQueueFull();
    return (await this.pool.run(input, { name: job })) as Result;
  }

  /** Ends all threads; jobs that are not done are rejected. */
  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
