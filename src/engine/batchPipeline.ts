/**
 * The life of a batch before it is published: take, look up, decide, commit. At most one batch is being committed, and
 * at most one is decided behind it and is sent when the first is durable. So the database and this process work at the
 * same time, and still only one batch can ever be in doubt.
 *
 * A failed commit, and the recovery after it, each begin a new generation. What was looked up for a batch of an older
 * generation is discarded here, because the memory it would be decided against is about to be replaced.
 */

import type { Exchange } from '../core/exchange';
import { partsOf } from '../core/model/commands';
import type { Clock } from '../foundation/clock';
import { DatabaseError } from '../store/connection/databaseError';
import type { CommandHistory } from '../store/engine/commandHistory';
import type { PreparedBatch } from '../store/engine/commitBatch';
import { BatchDecider } from './batchDecider';
import type { CommandQueue, PendingCommand, QueuedOutcome } from './commandQueue';
import type { Writer } from './engineWriter';
import type { EngineObserver } from './observer';
import type { Quarantine } from './quarantine';

/** A batch takes no further command once it holds this many trades, so that one transaction stays small. */
const BATCH_TRADES_MAX = 4_000;
/** Orders that one batch lets expire. While more are due, commands wait for the next batch. */
const BATCH_EXPIRIES_MAX = 2_000;

/** A batch that is taken from the queue and not decided yet. */
interface TakenBatch {
  /** Time at which the batch was taken from the queue. */
  readonly startedMs: number;
  readonly commands: readonly PendingCommand[];
  /** The batch that was being committed at that time. Its rows may be missing from the history that is looked up. */
  readonly previous: BatchDecider | undefined;
}

/** A batch from its decision until it is published. */
export interface DecidedBatch {
  readonly startedMs: number;
  /** The time that all its events carry. */
  readonly timeMs: number;
  readonly decider: BatchDecider;
  readonly outcomes: readonly (readonly [PendingCommand, QueuedOutcome])[];
  /** The transaction, ready to be sent; undefined if the batch changes nothing. */
  readonly transaction: PreparedBatch | undefined;
}

export interface BatchPipelineOptions {
  readonly queue: CommandQueue;
  readonly writer: Writer;
  readonly quarantine: Quarantine;
  readonly clock: Clock;
  readonly batchCommandsMax: number;
  readonly observer?: EngineObserver | undefined;
}

/** The batch that was being committed when a failure emptied the pipeline. */
export interface AbandonedBatch {
  readonly failed: DecidedBatch | undefined;
  /** Whether the COMMIT was sent and not answered, so that only the tables can say whether it happened. */
  readonly isInDoubt: boolean;
}

export class BatchPipeline {
  private generationNumber = 0;
  private isLookingUp = false;
  private decided: DecidedBatch | undefined;
  private committing: DecidedBatch | undefined;
  private isInDoubt = false;
  private areTimersDue = false;
  private publishedThroughMs = 0;
  /** Time at which the last batch became durable, by the clock. */
  private durableMs = 0;

  constructor(private readonly options: BatchPipelineOptions) {}

  /** The generation changes with each failed commit and each recovery. Work of an older generation is discarded. */
  get generation(): number {
    return this.generationNumber;
  }

  get isCommitting(): boolean {
    return this.committing !== undefined;
  }

  get canCommit(): boolean {
    return this.decided !== undefined && this.committing === undefined;
  }

  /**
   * Whether a batch may be taken. At most one batch is decided ahead, and only when at least as many commands are
   * queued as are being committed: each batch costs one commit, so smaller batches would make every command more
   * expensive. An unfinished order needs no queued command.
   */
  canTake({ unfinished }: Exchange): boolean {
    const { queue, quarantine } = this.options;
    if (this.isLookingUp || this.decided !== undefined) return false;
    if ((quarantine.isOpen && unfinished.size > 0) || this.areTimersDue) return true;
    if (queue.length === 0) return false;
    return this.committing === undefined || queue.length >= this.committing.outcomes.length;
  }

  /**
   * To be called at intervals. Returns whether a timer or an order has expired, so that the next batch must cancel
   * orders.
   */
  checkTimers({ cancelTimers, orders }: Exchange): boolean {
    const nowMs = this.options.clock.nowMs();
    const isDue = (timeMs: number | undefined): boolean => timeMs !== undefined && timeMs <= nowMs;
    this.areTimersDue = isDue(cancelTimers.nextDeadlineMs) || isDue(orders.expiring.nextExpiryMs);
    return this.areTimersDue;
  }

  /**
   * Takes queued commands, looks up their history, and decides them. Throws `DatabaseError` if the history cannot be
   * read, and any error that the decision itself raises. `commandsMax`: 0 for a batch that only continues orders.
   */
  async decideNext(exchange: Exchange, commandsMax = this.options.batchCommandsMax): Promise<void> {
    const { generation } = this;
    const taken = this.takeCommands(commandsMax);
    this.isLookingUp = true;
    try {
      const history = await this.lookUp(taken, exchange);
      if (generation === this.generation) this.decided = this.decide(taken, history, exchange);
    } finally {
      this.isLookingUp = false;
    }
  }

  /**
   * Commits the decided batch. It counts as being committed until `finishCommit` is called, so that readers of its rows
   * wait until it is published. Throws `DatabaseError` (the outcome is unknown unless the database answered) and
   * `LeaseLost`.
   */
  async commitNext(): Promise<void> {
    const batch = this.decided as DecidedBatch;
    this.decided = undefined;
    this.committing = batch;
    if (batch.transaction === undefined) return;
    const onCommitted = this.options.observer?.committing({
      commands: batch.outcomes.flatMap(([{ command }]) => partsOf(command)),
      events: batch.decider.events.length,
    });
    try {
      await this.options.writer.commit(batch.transaction);
    } catch (error) {
      this.isInDoubt = error instanceof DatabaseError && !error.answered;
      this.generationNumber += 1;
      throw error;
    }
    onCommitted?.();
  }

  /** Removes the batch that is now durable and returns it. The caller must publish it. */
  finishCommit(): DecidedBatch {
    const batch = this.committing as DecidedBatch;
    this.committing = undefined;
    this.measureThroughput(batch);
    return batch;
  }

  /**
   * Empties the pipeline after a failure, when none of its tasks is running. A batch that was decided and not sent has
   * no effect.
   */
  abandon(): AbandonedBatch {
    const { committing: failed, isInDoubt } = this;
    this.committing = undefined;
    this.decided = undefined;
    this.isInDoubt = false;
    this.generationNumber += 1;
    return { failed, isInDoubt };
  }

  /**
   * Time up to which all events are published. It follows the clock while no batch is in progress, unless the engine is
   * recovering.
   */
  watermarkMs(isRunning: boolean): number {
    const oldestMs = (this.committing ?? this.decided)?.timeMs;
    if (oldestMs !== undefined) this.raiseWatermark(oldestMs);
    else if (isRunning) this.raiseWatermark(this.options.clock.nowMs());
    return this.publishedThroughMs;
  }

  /** The watermark never goes back, whatever the clock does. */
  raiseWatermark(timeMs: number): void {
    this.publishedThroughMs = Math.max(this.publishedThroughMs, timeMs);
  }

  private takeCommands(commandsMax: number): TakenBatch {
    const { queue, clock } = this.options;
    return {
      startedMs: clock.nowMs(),
      commands: queue.dispatch(commandsMax),
      previous: this.committing?.decider,
    };
  }

  private lookUp({ commands }: TakenBatch, exchange: Exchange): Promise<CommandHistory> {
    return this.options.writer.lookUpHistory(
      commands.flatMap(({ command }) => partsOf(command)),
      exchange,
    );
  }

  private decide(
    { startedMs, commands, previous }: TakenBatch,
    history: CommandHistory,
    exchange: Exchange,
  ): DecidedBatch {
    const { queue, writer, quarantine, clock } = this.options;
    const timeMs = Math.max(exchange.timeMs, this.publishedThroughMs, clock.nowMs());
    exchange.timeMs = timeMs;
    const decider = new BatchDecider(exchange, timeMs, history, { previous, quarantine });
    const outcomes: [PendingCommand, QueuedOutcome][] = [];
    const later: PendingCommand[] = [];
    decider.continueOrders();
    const areMoreDue = decider.expireOrders(BATCH_EXPIRIES_MAX);
    if (this.areTimersDue && !areMoreDue) decider.expireCancelTimers();
    this.areTimersDue = areMoreDue;
    for (const pending of commands) {
      const damaged = quarantine.refuseDamaged(exchange, pending.command);
      if (damaged !== undefined) pending.reject(damaged);
      else if (areMoreDue || decider.trades > BATCH_TRADES_MAX || decider.mustWait(pending.command))
        later.push(pending);
      else outcomes.push([pending, decider.decide(pending.command)]);
    }
    if (later.length > 0) queue.returnToFront(later);
    const { events, keys, storedKlines: klines } = decider;
    return {
      startedMs,
      timeMs,
      decider,
      outcomes,
      transaction: events.length === 0 ? undefined : writer.prepareBatch({ events, keys, klines }),
    };
  }

  /**
   * Measures a batch only if further commands were waiting. A batch that was decided during the previous commit is
   * measured from the end of that commit.
   */
  private measureThroughput({ outcomes, startedMs }: DecidedBatch): void {
    const { queue, clock } = this.options;
    const nowMs = clock.nowMs();
    const isFollowed = this.decided !== undefined || this.isLookingUp || queue.length > 0;
    if (isFollowed) queue.recordThroughput(outcomes.length, nowMs - Math.max(startedMs, this.durableMs));
    this.durableMs = nowMs;
  }
}
