/**
 * Owner of the engine's loop and of the exchange's memory. Batches pass through the phases take, look up, decide,
 * commit (`BatchPipeline`) and publish (`Publisher`). Exclusive tasks run only while no batch is in progress; in order
 * of urgency these are: recover after a failure, inspect memory, renew the lease.
 *
 * `scheduleWork` starts everything that may start now. Each task calls it again when it ends.
 */

import type { Exchange } from '../core/exchange';
import type { QueuedCommand } from '../core/model/commands';
import type { MatchLimits } from '../core/orders/matchLimits';
import { assert, assertPresent } from '../core/values/assert';
import { OwnedEventLoop } from '../foundation/eventLoop';
import { DatabaseError } from '../store/connection/databaseError';
import { LeaseLost } from '../store/engine/lease';
import type { RecoveredState } from '../store/engine/recovery';
import type { BatchPipeline, DecidedBatch } from './batchPipeline';
import { type CommandQueue, type QueuedOutcome, type QueueLimits, TICK_MS } from './commandQueue';
import { type OpenOptions, RENEWALS_PER_LEASE, RecoveryAborted, type Writer, type WriterOptions } from './engineWriter';
import type { Publisher } from './publisher';
import type { Quarantine } from './quarantine';
import type { LoadedState } from './state/committedState';
import { Outage } from './types';

export const DATABASE_UNAVAILABLE = 'The exchange cannot reach its database. Nothing was changed; retry.';
const CLOCK_NOT_TRUSTED =
  'The clock of the server or of its database has jumped, so that times would be wrong. Nothing was changed; retry.';
const OUTCOME_UNKNOWN =
  'The exchange cannot reach its database. The outcome is unknown; retry with the same idempotency key.';

export interface EngineLoopOptions extends WriterOptions, QueueLimits {
  /** Called when memory was loaded from the tables again while this server leads. */
  readonly onRecovered?: () => void;
  /** Limits of matches; `MATCH_LIMITS` by default. */
  readonly matchLimits?: MatchLimits | undefined;
  /** Called once, when the engine has stopped for good: a broken invariant, or another server has taken over. */
  readonly onFatal: (error: Error) => void;
}

interface EngineParts {
  readonly queue: CommandQueue;
  readonly writer: Writer;
  readonly pipeline: BatchPipeline;
  readonly publisher: Publisher;
  readonly quarantine: Quarantine;
}

/**
 * Reads memory at a moment when all of it is committed and published. The next batch starts when it ends or calls
 * `resume`.
 */
export type Inspection<T> = (exchange: Exchange, resume: () => void) => Promise<T>;

/** A task that runs only while nothing else runs. */
interface ExclusiveTask {
  readonly isDue: () => boolean;
  readonly run: () => Promise<void>;
}

export class EngineLoop {
  private state: 'starting' | 'running' | 'recovering' | 'stopped' = 'starting';
  /** The exchange's memory. Decisions change it before they are committed, so a failure makes it invalid. */
  private exchange: Exchange | undefined;
  private tasksInProgress = 0;
  private isExclusiveTaskRunning = false;
  /** The error of a failed task. Recovery begins when all tasks in progress have ended. */
  private failure: Error | undefined;
  private isRecoveringDoubt = false;
  private readonly inspections: (() => Promise<void>)[] = [];
  private isRenewalDue = false;
  private isScheduledForNextTurn = false;
  private readonly idleWaiters: (() => void)[] = [];
  private readonly eventLoop: OwnedEventLoop;
  /** Resolves when a writer that had to stop has ended its last write. */
  private closing: Promise<void> | undefined;

  /** Exclusive tasks, the most urgent first. */
  private readonly exclusiveTasks: readonly ExclusiveTask[] = [
    { isDue: () => this.failure !== undefined, run: () => this.recover() },
    { isDue: () => this.isRunning && this.isInspectionDue, run: () => this.runNextInspection() },
    { isDue: () => this.isRunning && this.isRenewalDue, run: () => this.renewLease() },
  ];

  constructor(
    private readonly options: EngineLoopOptions,
    private readonly parts: EngineParts,
  ) {
    this.eventLoop = new OwnedEventLoop(options.eventLoop);
  }

  get isRunning(): boolean {
    return this.state === 'running';
  }

  /** Whether the engine has stopped for good: its server is stopping, or is not the leader any more. */
  get hasStopped(): boolean {
    return this.state === 'stopped';
  }

  /** Whether the tables may contain a batch that is not published: its COMMIT failed, and recovery has not ended yet. */
  get isInDoubt(): boolean {
    return this.isRecoveringDoubt;
  }

  get openOrders(): number {
    return this.exchange?.orders.size ?? 0;
  }

  /** Throws what `Writer.open` throws. */
  async start(options: OpenOptions = {}): Promise<void> {
    this.loadMemory(await this.parts.writer.open(options));
    this.state = 'running';
    // The previous leader may have left an unfinished order, which continues now.
    this.scheduleWork();
    this.eventLoop.every(TICK_MS, () => {
      this.parts.queue.rejectExpired();
      this.checkTimers();
      // A renewal on a lost connection fails, and recovery begins.
      if (this.parts.writer.isDisconnected) this.requestLeaseRenewal();
    });
    this.eventLoop.every(this.options.leaseMs / RENEWALS_PER_LEASE, () => this.requestLeaseRenewal());
  }

  /** Finishes the work in progress and releases the lease. Does not wait for a database that does not answer. */
  async stop(): Promise<void> {
    const { queue, writer } = this.parts;
    writer.abortRecovery();
    this.scheduleWork();
    if (this.tasksInProgress > 0) await new Promise<void>((resolve) => this.idleWaiters.push(resolve));
    this.eventLoop.end();
    if (this.state === 'stopped') return await this.closing;
    this.state = 'stopped';
    queue.rejectAll(new Outage('not_done', 'The exchange is stopping. Nothing was changed; retry.'));
    await writer.releaseLease();
  }

  /** Queues a command. Resolves to its outcome after its batch is published. Throws `Outage`. */
  async submit(command: QueuedCommand): Promise<QueuedOutcome> {
    if (this.state !== 'running') throw new Outage('not_done', DATABASE_UNAVAILABLE);
    if (this.options.clockGuard?.isTrusted === false) throw new Outage('not_done', CLOCK_NOT_TRUSTED);
    const { queue, quarantine } = this.parts;
    quarantine.assertTakes(command);
    const outcome = queue.push(command);
    if (queue.length < this.options.batchCommandsMax) this.scheduleWorkForNextTurn();
    else this.scheduleWork();
    return outcome;
  }

  /** Runs `inspection` as an exclusive task. Throws what it throws, and `Outage` if the engine is not running. */
  inspect<T>(inspection: Inspection<T>): Promise<T> {
    if (this.state !== 'running') return Promise.reject(new Outage('not_done', DATABASE_UNAVAILABLE));
    return new Promise((resolve, reject) => {
      const run = (resume: () => void) =>
        inspection(assertPresent(this.exchange, 'the exchange'), resume).then(resolve, reject).finally(resume);
      this.inspections.push(() => new Promise((resume) => void run(resume)));
      this.scheduleWork();
    });
  }

  /**
   * Loads memory from the tables again, after operators have changed rows. Throws what `Writer.reload` throws; memory is
   * then unchanged.
   */
  reload(): Promise<void> {
    return this.inspect(async () => this.loadMemory(await this.parts.writer.reload()));
  }

  /** To be called when the quarantine has begun or ended: some work that waited may start. */
  resume(): void {
    this.scheduleWork();
  }

  /**
   * Starts work in the next event-loop iteration, so that all commands of one iteration form one batch. Starting at the
   * first command would be simpler, but that batch would contain only this command (src/performance.md, batch per
   * turn). A full batch is not delayed.
   */
  private scheduleWorkForNextTurn(): void {
    if (this.isScheduledForNextTurn) return;
    this.isScheduledForNextTurn = true;
    this.eventLoop.nextTurn(() => {
      this.isScheduledForNextTurn = false;
      this.scheduleWork();
    });
  }

  /**
   * Starts everything that may start now: batches while there is no failure, otherwise the most urgent exclusive task.
   */
  private scheduleWork(): void {
    if (this.isExclusiveTaskRunning) return;
    if (this.state === 'running' && this.failure === undefined) this.scheduleBatches();
    if (this.tasksInProgress > 0) return;
    const task = this.exclusiveTasks.find(({ isDue }) => isDue());
    if (task === undefined) return this.resolveIdleWaiters();
    this.isExclusiveTaskRunning = true;
    this.trackTask(
      task.run().finally(() => {
        this.isExclusiveTaskRunning = false;
      }),
    );
  }

  /**
   * Takes no further command while an exclusive task is due; otherwise a busy engine would never reach the task. An
   * unfinished order is finished first.
   */
  private scheduleBatches(): void {
    const { pipeline, quarantine } = this.parts;
    const exchange = assertPresent(this.exchange, 'the exchange');
    if (!quarantine.mayDecide) return;
    if (pipeline.canCommit) this.trackTask(this.commitAndPublish());
    if (!pipeline.canTake(exchange)) return;
    if (this.inspections.length === 0 && !this.isRenewalDue) this.trackTask(pipeline.decideNext(exchange));
    else if (quarantine.isOpen && exchange.unfinished.size > 0) this.trackTask(pipeline.decideNext(exchange, 0));
  }

  /**
   * Whether an inspection may run. It waits for unfinished orders, so that it never sees an order in the middle of its
   * matches, unless the order cannot continue now.
   */
  private get isInspectionDue(): boolean {
    const areOrdersDone = this.exchange?.unfinished.size === 0 || !this.parts.quarantine.isOpen;
    return this.inspections.length > 0 && areOrdersDone;
  }

  private trackTask(task: Promise<void>): void {
    this.tasksInProgress += 1;
    const onEnd = (): void => {
      this.tasksInProgress -= 1;
      this.scheduleWork();
    };
    task.then(onEnd, (error: Error) => {
      // If two tasks fail together, an error that is not an outage takes precedence, because it ends the engine.
      if (this.failure === undefined || !isOutage(error)) this.failure = error;
      onEnd();
    });
  }

  private async commitAndPublish(): Promise<void> {
    const { pipeline, publisher } = this.parts;
    await pipeline.commitNext();
    const batch = pipeline.finishCommit();
    // The next batch is sent before this one is published, so that the database works in the meantime.
    this.scheduleWork();
    publisher.publish(batch);
  }

  private runNextInspection(): Promise<void> {
    return assertPresent(this.inspections.shift(), 'an inspection')();
  }

  private async renewLease(): Promise<void> {
    this.isRenewalDue = false;
    await this.parts.writer.renewLease();
  }

  /** Checks timers and expiring orders, unless commands are refused: then they wait, too. */
  private checkTimers(): void {
    const { exchange } = this;
    if (this.state !== 'running' || exchange === undefined || this.options.clockGuard?.isTrusted === false) return;
    const { pipeline, quarantine } = this.parts;
    if (quarantine.mayDecide && pipeline.checkTimers(exchange)) this.scheduleWork();
  }

  private requestLeaseRenewal(): void {
    this.isRenewalDue = true;
    this.scheduleWork();
  }

  private resolveIdleWaiters(): void {
    for (const resolve of this.idleWaiters.splice(0)) resolve();
  }

  /**
   * After an outage, memory is discarded and loaded from the tables again. Any other error stops the engine for good.
   */
  private async recover(): Promise<void> {
    const { queue, writer, pipeline, publisher, quarantine } = this.parts;
    const error = assertPresent(this.failure, 'the failure');
    this.failure = undefined;
    const { failed, isInDoubt } = pipeline.abandon();
    this.isRecoveringDoubt = isInDoubt;
    publisher.releaseReaders();
    const unknown = new Outage('unknown', OUTCOME_UNKNOWN);
    if (!isOutage(error)) {
      if (isInDoubt) queue.rejectDispatched(unknown);
      return this.stopPermanently(error);
    }
    this.options.log.warn({ err: error }, 'a batch failed; recovering from the database');
    this.state = 'recovering';
    let recovered: RecoveredState;
    try {
      recovered = await writer.recover();
      assert(
        recovered.exchange.unreadable.length === 0 || !quarantine.isOpen,
        'rows cannot be loaded, so that only a start, which audits them, may go on',
      );
      this.loadMemory(recovered);
    } catch (recoveryError) {
      // Only the tables know the outcome of these commands, and this server no longer reads them.
      if (isInDoubt) queue.rejectDispatched(unknown);
      return recoveryError instanceof RecoveryAborted ? undefined : this.stopPermanently(recoveryError as Error);
    }
    this.state = 'running';
    this.options.log.info({ sequence: this.exchange?.sequence }, 'the engine has recovered from the database');
    this.answerFailedBatch(failed, recovered);
    this.isRecoveringDoubt = false;
    this.options.onRecovered?.();
  }

  /** Answers the callers of a failed batch according to the recovered tables. No later batch was sent. */
  private answerFailedBatch(failed: DecidedBatch | undefined, { exchange, lastHash }: RecoveredState): void {
    const { queue, publisher } = this.parts;
    const position = failed?.transaction?.position;
    const isCommitted = position?.sequence === exchange.sequence && position.hash === lastHash;
    if (failed !== undefined && isCommitted) publisher.publishRecovered(failed);
    queue.rejectDispatched(new Outage('not_done', 'The database failed. Nothing was changed; retry.'));
  }

  private loadMemory(recovered: LoadedState): void {
    this.exchange = recovered.exchange;
    if (this.options.matchLimits !== undefined) this.exchange.matchLimits = this.options.matchLimits;
    // Events in the tables count as published. Time continues from the last of them, even if the clock is behind.
    this.parts.pipeline.raiseWatermark(recovered.exchange.timeMs);
    this.parts.publisher.reset(recovered);
  }

  private stopPermanently(error: Error): void {
    const { queue, writer } = this.parts;
    this.state = 'stopped';
    this.eventLoop.end();
    this.closing = writer.close();
    queue.rejectAll(
      error instanceof LeaseLost
        ? new Outage('not_done', 'Another server has taken over. Nothing was changed; retry.')
        : error,
    );
    this.options.onFatal(error);
  }
}

/**
 * Whether the error is an outage, which the engine waits out. Any other error is a defect of this program, or means
 * that another server has taken over.
 */
function isOutage(error: Error): error is DatabaseError {
  return error instanceof DatabaseError && !error.violation;
}
