/**
 * Batches on their way: one that is being committed, and behind it at most one that is decided already, with its statements made, and is sent when that one is
 * durable. So the database and this process work at the same time, and still only one batch can ever be in doubt.
 */
import type { Clock } from '../clock';
import type { Exchange } from '../core/exchange';
import type { BatchText } from '../store/batch';
import { DatabaseError } from '../store/databaseError';
import type { Past } from '../store/past';
import { BatchDecider } from './decider';
import type { EngineObserver } from './observer';
import type { CommandQueue, Pending } from './queue';
import type { Outcome } from './types';
import type { Writer } from './writer';

/** A batch takes no further command once it holds this many trades, so that one transaction stays small. */
const BATCH_TRADES_MAX = 4_000;

/** A batch from its decision until it is told. */
export interface Decided {
  readonly begunMs: number;
  readonly timeMs: number;
  readonly batch: BatchDecider;
  readonly outcomes: readonly (readonly [Pending, Outcome])[];
  /** Undefined where there is nothing to write. */
  readonly text: BatchText | undefined;
}

export interface LineOptions {
  readonly queue: CommandQueue;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly batchCommandsMax: number;
  readonly observer?: EngineObserver | undefined;
  /** What a batch is decided against, and the earliest time that it may carry; undefined once something has failed. */
  readonly memory: () => { readonly exchange: Exchange; readonly sinceMs: number } | undefined;
  /** Told of each batch as soon as it is durable, in order. */
  readonly onDurable: (decided: Decided) => void;
}

/** What was being committed when all was dropped, and whether nobody answered what became of it. */
export interface Dropped {
  readonly failed: Decided | undefined;
  readonly inDoubt: boolean;
}

export class BatchLine {
  private isLookingUp = false;
  private decided: Decided | undefined;
  private committing: Decided | undefined;
  private inDoubt = false;
  /** When the last batch was durable, by the clock. */
  private durableMs = 0;

  constructor(private readonly options: LineOptions) {}

  /** The time of the oldest batch that is not told; undefined where there is none. */
  get oldestMs(): number | undefined {
    return (this.committing ?? this.decided)?.timeMs;
  }

  get isCommitting(): boolean {
    return this.committing !== undefined;
  }

  get mayCommit(): boolean {
    return this.decided !== undefined && this.committing === undefined;
  }

  /**
   * One batch at most is decided ahead, and only when as many wait for it as are being committed: each batch has its commit, and smaller ones would make that dearer
   * for everybody.
   */
  get mayTake(): boolean {
    const { queue } = this.options;
    if (this.isLookingUp || this.decided !== undefined || queue.length === 0) return false;
    return this.committing === undefined || queue.length >= this.committing.outcomes.length;
  }

  /** Takes what waits, asks the tables what they know of it, and decides it. Throws `DatabaseError`, and whatever is a fault of ours. */
  async decideNext(exchange: Exchange): Promise<void> {
    const { queue, writer, clock, batchCommandsMax } = this.options;
    const begunMs = clock.nowMs();
    const before = this.committing?.batch;
    const taken = queue.take(batchCommandsMax);
    this.isLookingUp = true;
    try {
      const commands = taken.map(({ command }) => command);
      const past = await writer.readPast(commands, exchange);
      this.decided = this.decide(taken, past, before, begunMs);
    } finally {
      this.isLookingUp = false;
    }
  }

  /** Throws `DatabaseError` (what became of it is unknown unless it was answered), `LeaseLost`. */
  async commitNext(): Promise<void> {
    const decided = this.decided as Decided;
    this.decided = undefined;
    this.committing = decided;
    // Also where there is nothing to write, the one before is told first.
    await (decided.text === undefined ? undefined : this.write(decided, decided.text));
    this.committing = undefined;
    this.noteDurable(decided);
    this.options.onDurable(decided);
  }

  /** After a failure, once nothing goes on any more. What was decided and not sent is gone as if it had never been asked. */
  drop(): Dropped {
    const { committing: failed, inDoubt } = this;
    this.committing = undefined;
    this.decided = undefined;
    this.inDoubt = false;
    return { failed, inDoubt };
  }

  private decide(
    taken: readonly Pending[],
    past: Past,
    before: BatchDecider | undefined,
    begunMs: number,
  ): Decided | undefined {
    const { memory, queue, writer, clock } = this.options;
    const against = memory();
    if (against === undefined) return undefined;
    const { exchange, sinceMs } = against;
    const timeMs = Math.max(exchange.timeMs, sinceMs, clock.nowMs());
    exchange.timeMs = timeMs;
    const batch = new BatchDecider(exchange, timeMs, past, before);
    const outcomes: [Pending, Outcome][] = [];
    for (const [index, pending] of taken.entries()) {
      if (batch.trades > BATCH_TRADES_MAX) {
        queue.putBack(taken.slice(index));
        break;
      }
      outcomes.push([pending, batch.decide(pending.command)]);
    }
    const { events, keys, storedKlines: klines } = batch;
    return {
      begunMs,
      timeMs,
      batch,
      outcomes,
      text: events.length === 0 ? undefined : writer.textOf({ events, keys, klines }),
    };
  }

  private async write({ outcomes, batch }: Decided, text: BatchText): Promise<void> {
    const { observer, writer } = this.options;
    const committed = observer?.committing({
      commands: outcomes.map(([{ command }]) => command),
      events: batch.events.length,
    });
    try {
      await writer.commit(text);
    } catch (error) {
      this.inDoubt = error instanceof DatabaseError && !error.answered;
      throw error;
    }
    committed?.();
  }

  /** A batch that was decided while the one before it was committed took as long as it came after that one. */
  private noteDurable({ outcomes, begunMs }: Decided): void {
    const { queue, clock } = this.options;
    const nowMs = clock.nowMs();
    const isFollowed = this.decided !== undefined || this.isLookingUp || queue.length > 0;
    if (isFollowed) queue.noteBatch(outcomes.length, nowMs - Math.max(begunMs, this.durableMs));
    this.durableMs = nowMs;
  }
}
