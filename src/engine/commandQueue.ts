/** Commands that wait for their outcome. Bounded in number and in how long the last one will have to wait, first come first served, and none waits for ever. */
import type { Command } from '../core/commands';
import { type CommandOutcome, Outage } from './types';

/** Deadlines are counted in ticks of this length, so that a jump of the clock ends no wait. */
export const TICK_MS = 200;

export interface QueueLimits {
  readonly queueCommandsMax: number;
  /** How long a command may have to wait for its turn, as far as the last batches tell; one batch's worth may wait in any case. */
  readonly queueWaitMs: number;
  readonly batchCommandsMax: number;
  readonly commandDeadlineMs: number;
}

/** How much of what is known of earlier batches each further one leaves. */
const THROUGHPUT_DECAY = 0.8;

export class PendingCommand {
  private settled = false;

  constructor(
    readonly command: Command,
    readonly deadlineTick: number,
    private readonly onOutcome: (outcome: CommandOutcome) => void,
    private readonly onFailure: (error: Error) => void,
  ) {}

  get isSettled(): boolean {
    return this.settled;
  }

  resolve(outcome: CommandOutcome): void {
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
  /** Taken by the engine, outcome not told yet. */
  private dispatched: readonly PendingCommand[] = [];
  private tick = 0;
  /** What went through lately while others waited, and how long it took. */
  private recentThroughput = { commands: 0, tookMs: 0 };

  constructor(private readonly limits: QueueLimits) {}

  get length(): number {
    return this.waiting.length;
  }

  /** Whether one more may wait. */
  get hasRoom(): boolean {
    const { queueCommandsMax, queueWaitMs, batchCommandsMax } = this.limits;
    const { commands, tookMs } = this.recentThroughput;
    const inTime = tookMs > 0 ? Math.max(batchCommandsMax, (queueWaitMs * commands) / tookMs) : queueCommandsMax;
    return this.waiting.length < Math.min(queueCommandsMax, inTime);
  }

  /** Rejects with `Outage` (not done) when the queue is full. */
  push(command: Command): Promise<CommandOutcome> {
    return new Promise((resolve, reject) => {
      if (!this.hasRoom)
        return reject(new Outage('not_done', 'The exchange is overloaded. Nothing was done; try again.'));
      this.waiting.push(
        new PendingCommand(command, this.tick + Math.ceil(this.limits.commandDeadlineMs / TICK_MS), resolve, reject),
      );
    });
  }

  take(most: number): readonly PendingCommand[] {
    const taken = this.waiting.splice(0, most);
    this.dispatched = [...this.dispatched.filter((pending) => !pending.isSettled), ...taken];
    return taken;
  }

  /** Those taken last that the batch had no room for go back to the front. */
  returnToFront(pending: readonly PendingCommand[]): void {
    this.waiting = [...pending, ...this.waiting];
    this.dispatched = this.dispatched.slice(0, this.dispatched.length - pending.length);
  }

  /** A batch is over that others waited behind. Counted by its commands: one of a single command tells how long a commit takes, not how fast commands go through. */
  recordThroughput(commands: number, tookMs: number): void {
    // A clock that is set says nothing about commands.
    if (commands === 0 || tookMs < 0 || tookMs > this.limits.commandDeadlineMs) return;
    this.recentThroughput = {
      commands: THROUGHPUT_DECAY * this.recentThroughput.commands + commands,
      tookMs: THROUGHPUT_DECAY * this.recentThroughput.tookMs + tookMs,
    };
  }

  /** To be called every `TICK_MS`: whoever waited too long is told what is known. */
  expire(): void {
    this.tick += 1;
    const late = (pending: PendingCommand) => pending.deadlineTick <= this.tick;
    for (const pending of this.dispatched)
      if (late(pending))
        pending.reject(
          new Outage(
            'unknown',
            'The database did not answer in time. The outcome is not known; ask again with the same key.',
          ),
        );
    if (!this.waiting.some(late)) return;
    for (const pending of this.waiting)
      if (late(pending))
        pending.reject(new Outage('not_done', 'The exchange did not come to it in time. Nothing was done; try again.'));
    this.waiting = this.waiting.filter((pending) => !late(pending));
  }

  /** Those taken that nobody answered. */
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
