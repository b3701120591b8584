/**
 * Commands that wait for their outcome, in the order of arrival. The queue is bounded in length and in expected waiting
 * time, and each command has a deadline.
 */
import type { QueuedCommand } from '../core/model/commands';
import { type BatchOutcome, Outage, type PartOutcome } from './types';

/** Deadlines are counted in ticks of this length, so that setting the clock does not expire commands. */
export const TICK_MS = 200;

export interface QueueLimits {
  readonly queueCommandsMax: number;
  /**
   * Limit of the expected waiting time in milliseconds, estimated from recent throughput. Commands for one full batch
   * are accepted in any case.
   */
  readonly queueWaitMs: number;
  readonly batchCommandsMax: number;
  /** A command is rejected this long after its arrival, in milliseconds. */
  readonly commandDeadlineMs: number;
}

/** Decay factor of the moving average of batch throughput. */
const THROUGHPUT_DECAY = 0.8;

export type QueuedOutcome = PartOutcome | BatchOutcome;

/** A command and the caller that waits for its outcome. Only the first resolution or rejection counts. */
export class PendingCommand {
  private settled = false;

  constructor(
    readonly command: QueuedCommand,
    readonly deadlineTick: number,
    private readonly onOutcome: (outcome: QueuedOutcome) => void,
    private readonly onFailure: (error: Error) => void,
  ) {}

  get isSettled(): boolean {
    return this.settled;
  }

  resolve(outcome: QueuedOutcome): void {
    if (this.settled) return;
    this.settled = true;
    this.onOutcome(outcome);
  }

  reject(error: Error): void {
    if (this.settled) return;
    this.settled = true;
    this.onFailure(error);
  }
}

export class CommandQueue {
  private waiting: PendingCommand[] = [];
  /** Commands handed to the engine whose outcome is not published yet. */
  private dispatched: readonly PendingCommand[] = [];
  private tick = 0;
  /** Moving average of recent throughput, measured only while the queue was not empty. */
  private recentThroughput = { commands: 0, tookMs: 0 };

  constructor(private readonly limits: QueueLimits) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Whether one more command is accepted. */
  get hasRoom(): boolean {
    const { queueCommandsMax, queueWaitMs, batchCommandsMax } = this.limits;
    const { commands, tookMs } = this.recentThroughput;
    const inTimeMax = tookMs > 0 ? Math.max(batchCommandsMax, (queueWaitMs * commands) / tookMs) : queueCommandsMax;
    return this.waiting.length < Math.min(queueCommandsMax, inTimeMax);
  }

  /** Resolves to the command's outcome. Rejects with `Outage` (not done) if the queue is full. */
  push(command: QueuedCommand): Promise<QueuedOutcome> {
    return new Promise((resolve, reject) => {
      if (!this.hasRoom)
        return reject(new Outage('not_done', 'The exchange is overloaded. Nothing was changed; retry.'));
      this.waiting.push(
        new PendingCommand(command, this.tick + Math.ceil(this.limits.commandDeadlineMs / TICK_MS), resolve, reject),
      );
    });
  }

  /**
   * Takes the first queued commands: as many as have at most `commandsMax` parts together, but at least one command.
   */
  dispatch(commandsMax: number): readonly PendingCommand[] {
    const taken = this.waiting.splice(0, this.countUpTo(commandsMax));
    this.dispatched = [...this.dispatched.filter((pending) => !pending.isSettled), ...taken];
    return taken;
  }

  /** The number of first commands that have at most `partsMax` parts together; at least one. */
  private countUpTo(partsMax: number): number {
    let parts = 0;
    for (let index = 0; index < this.waiting.length; index += 1) {
      const { command } = this.waiting[index] as PendingCommand;
      parts += command.type === 'order_batch' ? command.parts.length : 1;
      if (parts > partsMax) return Math.max(index, 1);
    }
    return this.waiting.length;
  }

  /** Puts back those dispatched commands that must be decided in a later batch. */
  returnToFront(pending: readonly PendingCommand[]): void {
    const returned = new Set(pending);
    this.waiting = [...pending, ...this.waiting];
    this.dispatched = this.dispatched.filter((each) => !returned.has(each));
  }

  /**
   * Records a batch behind which other commands waited. It is weighted by its commands: a batch of a single command
   * shows how long a commit takes, not how many commands are processed per second.
   */
  recordThroughput(commands: number, tookMs: number): void {
    // A duration that is negative or longer than a deadline means that the clock was set.
    if (commands === 0 || tookMs < 0 || tookMs > this.limits.commandDeadlineMs) return;
    this.recentThroughput = {
      commands: THROUGHPUT_DECAY * this.recentThroughput.commands + commands,
      tookMs: THROUGHPUT_DECAY * this.recentThroughput.tookMs + tookMs,
    };
  }

  /** To be called every `TICK_MS`. Rejects the commands whose deadline has passed. */
  rejectExpired(): void {
    this.tick += 1;
    const isLate = (pending: PendingCommand) => pending.deadlineTick <= this.tick;
    for (const pending of this.dispatched)
      if (isLate(pending))
        pending.reject(
          new Outage(
            'unknown',
            'The database did not answer in time. The outcome is unknown; retry with the same idempotency key.',
          ),
        );
    if (!this.waiting.some(isLate)) return;
    for (const pending of this.waiting)
      if (isLate(pending))
        pending.reject(new Outage('not_done', 'The request timed out in the queue. Nothing was changed; retry.'));
    this.waiting = this.waiting.filter((pending) => !isLate(pending));
  }

  /** Rejects the dispatched commands that have no outcome yet. */
  rejectDispatched(error: Error): void {
    for (const pending of this.dispatched) pending.reject(error);
    this.dispatched = [];
  }

  rejectAll(error: Error): void {
    for (const pending of [...this.dispatched, ...this.waiting]) pending.reject(error);
    this.dispatched = [];
    this.waiting = [];
  }
}
