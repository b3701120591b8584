/**
 * Sends a gateway's commands to the leader, those of one event-loop turn in one message, and matches outcomes. A command
 * that certainly was not done is rejected with `not_done`. If its fate cannot be known, it is rejected with `unknown`: a
 * repetition with the same idempotency key gets the outcome. It is never sent twice.
 */

import type { QueuedCommand } from '../../core/model/commands';
import type { Clock } from '../../foundation/clock';
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import { Outage } from '../types';
import type { Bus } from './bus';
import {
  type CommandTraces,
  decodeOutcomes,
  encodeCommands,
  type NumberedCommand,
  type Subjects,
  type WireOutcome,
} from './messages';

const TICK_MS = 200;
const COMMANDS_PER_MESSAGE_MAX = 256;
/**
 * Commands that follow the last message within this time, in milliseconds, are collected for about one millisecond
 * and share a message, because each message costs this process, the bus and the engine a system call,
 * which is more expensive than a command.
 */
const BUSY_MS = 2;
const GROUP_MS = 1;
const NOT_REACHABLE = 'The leader of the exchange cannot be reached. Nothing was changed; retry.';
const OUTCOME_UNKNOWN =
  'The connection to the leader was lost. The outcome is unknown; retry with the same idempotency key.';
const NOT_ANSWERED = 'The leader did not answer in time. The outcome is unknown; retry with the same idempotency key.';
const OVERLOADED = 'The exchange is overloaded. Nothing was changed; retry.';

export interface CommandSenderOptions {
  readonly bus: Bus;
  readonly subjects: Subjects;
  readonly eventLoop: EventLoop;
  readonly clock: Clock;
  /** What this gateway knows of the leader's clock. */
  readonly leaderClock: Clock;
  readonly traces: CommandTraces | undefined;
  readonly commandDeadlineMs: number;
  /** Largest number of commands in flight. */
  readonly commandsMax: number;
}

interface PendingCommand {
  readonly command: QueuedCommand;
  readonly resolve: (outcome: WireOutcome) => void;
  readonly reject: (error: Error) => void;
  /** Number of the message that contains the command; 0 before it is sent. */
  message: number;
  readonly lateAtTick: number;
}

/**
 * Time in milliseconds that the leader has to report that a command is late, before the gateway gives up the command.
 */
const ANSWER_MARGIN_MS = 1_000;

export class CommandSender {
  private readonly pending = new Map<number, PendingCommand>();
  private outgoing: number[] = [];
  private lastNumber = 0;
  private lastMessage = 0;
  private tick = 0;
  private isScheduled = false;
  private flushedMs = Number.NEGATIVE_INFINITY;
  private epoch = 0;
  private session = '';
  private readonly cancel: Cancel;

  constructor(private readonly options: CommandSenderOptions) {
    this.cancel = options.eventLoop.every(TICK_MS, () => this.rejectLate());
  }

  get inFlight(): number {
    return this.pending.size;
  }

  get hasRoom(): boolean {
    return this.pending.size < this.options.commandsMax;
  }

  /**
   * Sends commands to the leader of this epoch from now on. Its answers name `session`. Commands in flight are given
   * up.
   */
  connect(epoch: number, session: string): void {
    this.giveUp(OUTCOME_UNKNOWN);
    this.epoch = epoch;
    this.session = session;
  }

  /** Handles the loss of the connection. */
  disconnect(): void {
    this.giveUp(OUTCOME_UNKNOWN);
    this.epoch = 0;
  }

  stop(): void {
    this.cancel();
    this.giveUp(OUTCOME_UNKNOWN);
  }

  /** Sends a command. Resolves to the leader's outcome. Throws `Outage`. */
  send(command: QueuedCommand): Promise<WireOutcome> {
    return new Promise((resolve, reject) => {
      if (this.epoch === 0) return reject(new Outage('not_done', NOT_REACHABLE));
      if (!this.hasRoom) return reject(new Outage('not_done', OVERLOADED));
      const { commandDeadlineMs } = this.options;
      const lateAtTick = this.tick + 1 + Math.ceil((commandDeadlineMs + ANSWER_MARGIN_MS) / TICK_MS);
      this.lastNumber += 1;
      this.pending.set(this.lastNumber, { command, resolve, reject, message: 0, lateAtTick });
      this.outgoing.push(this.lastNumber);
      this.scheduleFlush();
    });
  }

  /** Handles outcomes from the leader. Repeated outcomes, and those of an earlier session, are ignored. */
  receive(data: Uint8Array): void {
    for (const outcome of decodeOutcomes(data)) this.settle(outcome.command, ({ resolve }) => resolve(outcome));
  }

  /** Handles the notice that nobody has received this message, so that none of its commands was done. */
  receiveUndelivered(message: number): void {
    for (const [number, { message: sentIn }] of this.pending)
      if (sentIn === message) this.reject(number, 'not_done', NOT_REACHABLE);
  }

  private scheduleFlush(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    const { eventLoop } = this.options;
    const flush = (): void => {
      this.isScheduled = false;
      this.flushedMs = eventLoop.elapsedMs();
      this.flush();
    };
    if (eventLoop.elapsedMs() - this.flushedMs >= BUSY_MS) eventLoop.nextTurn(flush);
    else eventLoop.after(GROUP_MS, flush);
  }

  private flush(): void {
    const numbers = this.outgoing.filter((number) => this.pending.has(number));
    this.outgoing = [];
    for (let from = 0; from < numbers.length; from += COMMANDS_PER_MESSAGE_MAX)
      this.sendMessage(numbers.slice(from, from + COMMANDS_PER_MESSAGE_MAX));
  }

  private sendMessage(numbers: readonly number[]): void {
    const { bus, subjects, clock, leaderClock, commandDeadlineMs } = this.options;
    this.lastMessage += 1;
    const { session, lastMessage: number } = this;
    const commands = numbers.map((each) => this.numberedCommand(each));
    // The later of the two clocks counts, so that neither a wrong clock of this gateway nor a step of all clocks
    // refuses commands.
    const notAfterMs = Math.max(clock.nowMs(), leaderClock.nowMs()) + commandDeadlineMs;
    const data = encodeCommands({ number, session, notAfterMs, commands });
    if (data.length > bus.messageBytesMax && numbers.length > 1) {
      const half = Math.ceil(numbers.length / 2);
      this.sendMessage(numbers.slice(0, half));
      return this.sendMessage(numbers.slice(half));
    }
    if (bus.publish(subjects.commands(this.epoch), data, `${subjects.inbox(session)}.undelivered.${number}`))
      for (const each of numbers) (this.pending.get(each) as PendingCommand).message = number;
    else for (const each of numbers) this.reject(each, 'not_done', NOT_REACHABLE);
  }

  private numberedCommand(number: number): NumberedCommand {
    const { command } = this.pending.get(number) as PendingCommand;
    const traceparent = this.options.traces?.traceparentOf(command);
    return traceparent === undefined ? [number, command] : [number, command, traceparent];
  }

  private rejectLate(): void {
    this.tick += 1;
    for (const [number, { lateAtTick }] of this.pending) {
      // Commands are in the order of arrival, so the first one that is not late ends the search.
      if (lateAtTick > this.tick) return;
      this.reject(number, 'unknown', NOT_ANSWERED);
    }
  }

  private giveUp(message: string): void {
    for (const [number, { message: sentIn }] of this.pending)
      if (sentIn === 0) this.reject(number, 'not_done', NOT_REACHABLE);
      else this.reject(number, 'unknown', message);
    this.outgoing = [];
  }

  private reject(number: number, outcome: Outage['outcome'], message: string): void {
    this.settle(number, ({ reject }) => reject(new Outage(outcome, message)));
  }

  private settle(number: number, call: (pending: PendingCommand) => void): void {
    const pending = this.pending.get(number);
    if (pending === undefined) return;
    this.pending.delete(number);
    call(pending);
  }
}
