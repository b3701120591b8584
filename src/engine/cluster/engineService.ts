/**
 * The leader's side of the message bus: publishes committed events, executes the commands of gateways, and answers their
 * calls. It listens from the beginning of this server's term until another one is known to have begun, so that a message
 * to a server that never was the leader is answered by the bus itself: no server has received it.
 *
 * A leader that was suspended for a moment, or whose database does not answer, cannot prove its lease and must find out
 * first whether it still holds it. It goes on listening, because what the bus has delivered to a subscription is lost
 * when the subscription ends. Commands wait for the proof; without it, they are refused as not done.
 */
import type { Logger } from 'pino';
import type { QueuedCommand } from '../../core/model/commands';
import type { Clock } from '../../foundation/clock';
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import type { Row } from '../../store/connection/insertStatements';
import type { LogPosition } from '../../store/events/eventChain';
import { storedEvents } from '../../store/events/eventRows';
import type { ExchangeEngine } from '../engine';
import { type BatchOutcome, type Engine, Outage, type PartOutcome } from '../types';
import type { Bus, BusMessage } from './bus';
import { GatewaySessions } from './gatewaySessions';
import type { CallResult } from './leaderCalls';
import {
  type CommandsMessage,
  type CommandTraces,
  decodeCommands,
  decodeMessage,
  encodeEvents,
  encodeMessage,
  encodeOutcomes,
  type LeaderIdentity,
  type LeaderStatus,
  Subjects,
  type WireOutcome,
  type WirePart,
} from './messages';
import { toWireValue } from './wireValues';

/** Interval in milliseconds at which the service checks whether its server is the leader. */
const LOOK_MS = 20;
/**
 * How long the commands of gateways wait for the proof of the lease, in milliseconds. A server that was suspended has the
 * proof as soon as it has looked at its connections.
 */
const PROOF_WAIT_MS = 200;
/** An audit report with more violations than fit into a message is sent with the first of them only. */
const VIOLATIONS_MAX = 200;
const NO_LEADER = 'Another server is the leader of the exchange. Nothing was changed; retry.';
const NOT_PROVED = 'The leader of the exchange cannot prove its lease at the moment. Nothing was changed; retry.';
const TOO_LATE = 'The command came too late. Nothing was changed; retry.';
const REPEATED = 'The message was delivered twice.';

/** The part of the engine that the service uses. */
export type ServedEngine = Pick<
  Engine,
  | 'execute'
  | 'executeBatch'
  | 'whenDurable'
  | 'watermarkMs'
  | 'audit'
  | 'hasRoom'
  | 'leaseHeld'
  | 'ready'
  | 'quarantineReport'
  | 'endQuarantine'
> &
  Pick<ExchangeEngine, 'quarantineHash'> & {
    readonly epoch: number;
    readonly leaseLeftMs: number;
    readonly position: LogPosition;
    onStored(listener: (rows: readonly Row[]) => void): void;
  };

export interface EngineServiceOptions {
  readonly engine: ServedEngine;
  readonly bus: Bus;
  /** `isTrusted`: missing for a clock that always is. */
  readonly clock: Clock & { readonly isTrusted?: boolean };
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  readonly natsPrefix: string;
  readonly traces?: CommandTraces | undefined;
  /** Answers `identify` of the leader with this epoch. Without it, gateways compare nothing. */
  readonly identify?: ((epoch: number) => Promise<LeaderIdentity>) | undefined;
}

export class EngineService {
  private readonly subjects: Subjects;
  private readonly sessions = new GatewaySessions();
  /** The epoch for which the service listens; 0 while it does not. */
  private epoch = 0;
  private subscriptions: (() => void)[] = [];
  /** Messages with commands that wait for the proof of the lease, with the time of their arrival by `elapsedMs`. */
  private waiting: { readonly message: CommandsMessage; readonly sinceMs: number }[] = [];
  /** Whether the engine has loaded the tables. While it recovers later, what it has published stays current. */
  private hasLoaded = false;
  /** Encoded messages of committed events that are not sent yet. */
  private eventMessages: Uint8Array[] = [];
  /** Outcomes of this event-loop iteration, by session of the gateway. */
  private outcomes = new Map<string, WireOutcome[]>();
  private isScheduled = false;
  private readonly cancel: Cancel;

  constructor(private readonly options: EngineServiceOptions) {
    this.subjects = new Subjects(options.natsPrefix);
    options.engine.onStored((rows) => this.publishEvents(rows));
    this.cancel = options.eventLoop.every(LOOK_MS, () => this.followLeadership());
  }

  /** Stops listening, and sends the remaining outcomes. To be called when the engine has stopped. */
  stop(): void {
    this.cancel();
    this.listen(0);
    this.sendMessages();
  }

  private followLeadership(): void {
    const { engine } = this.options;
    this.hasLoaded ||= engine.ready;
    const canProve = engine.leaseHeld && this.hasLoaded;
    if (canProve && engine.epoch !== this.epoch) this.listen(engine.epoch);
    this.executeWaiting();
  }

  /** Executes the commands that wait for the proof of the lease, and refuses those that have waited for too long. */
  private executeWaiting(): void {
    if (this.waiting.length === 0) return;
    const isLeader = this.isLeader(this.epoch);
    const nowMs = this.options.eventLoop.elapsedMs();
    const ready = this.waiting.filter(({ sinceMs }) => isLeader || nowMs - sinceMs >= PROOF_WAIT_MS);
    this.waiting = this.waiting.filter((one) => !ready.includes(one));
    for (const { message } of ready) this.executeCommands(message, this.epoch);
  }

  private listen(epoch: number): void {
    for (const end of this.subscriptions) end();
    this.subscriptions = [];
    for (const { message } of this.waiting) this.executeCommands(message, this.epoch);
    this.waiting = [];
    this.epoch = epoch;
    if (epoch === 0) return;
    const { bus, log } = this.options;
    log.info({ epoch }, 'serving gateways');
    this.subscriptions = [
      bus.subscribe(this.subjects.leader, ({ reply }) => this.answerStatus(reply)),
      bus.subscribe(this.subjects.commands(epoch), ({ data }) => this.receiveCommands(decodeCommands(data), epoch)),
      bus.subscribe(this.subjects.calls(epoch), (message) => void this.answerCall(message, epoch)),
    ];
  }

  private isLeader(epoch: number): boolean {
    const { engine } = this.options;
    return engine.leaseHeld && engine.epoch === epoch;
  }

  private publishEvents(rows: readonly Row[]): void {
    const { bus, engine } = this.options;
    const head = { epoch: engine.epoch, watermarkMs: engine.watermarkMs() };
    this.eventMessages.push(...encodeEvents(storedEvents(rows), head, bus.messageBytesMax));
    this.scheduleSending();
  }

  private answerStatus(reply: string): void {
    const { bus, engine, clock, identify } = this.options;
    if (!this.isLeader(this.epoch)) return;
    // The status names a position that includes unsent events, so these are sent first.
    this.sendMessages();
    const status: LeaderStatus = {
      epoch: this.epoch,
      ...engine.position,
      watermarkMs: engine.watermarkMs(),
      hasRoom: engine.hasRoom,
      leaseLeftMs: engine.leaseLeftMs,
      timeMs: clock.nowMs(),
      isClockTrusted: clock.isTrusted !== false,
      takesBatches: true,
      ...(identify !== undefined && { identifies: true }),
      ...(engine.quarantineHash !== undefined && { quarantine: engine.quarantineHash }),
    };
    bus.publish(reply, encodeMessage(status));
  }

  private receiveCommands(message: CommandsMessage, epoch: number): void {
    const { engine, eventLoop } = this.options;
    // After commands that wait, all others wait, so that their order stays.
    const mayBeProved = !engine.leaseHeld && engine.epoch === epoch && engine.leaseLeftMs > 0;
    const mustWait = this.waiting.length > 0 || mayBeProved;
    if (mustWait) this.waiting.push({ message, sinceMs: eventLoop.elapsedMs() });
    else this.executeCommands(message, epoch);
  }

  private executeCommands({ session, number, notAfterMs, commands }: CommandsMessage, epoch: number): void {
    const { clock, eventLoop, log } = this.options;
    if (!this.sessions.isNew(session, number, eventLoop.elapsedMs())) return log.warn({ session, number }, REPEATED);
    const refused = this.refusalOf(epoch) ?? (clock.nowMs() > notAfterMs ? TOO_LATE : undefined);
    for (const [commandNumber, command, traceparent] of commands) {
      if (refused === undefined) this.executeTraced(session, commandNumber, command, traceparent);
      else this.addOutcome(session, failureOf(commandNumber, new Outage('not_done', refused)));
    }
  }

  private refusalOf(epoch: number): string | undefined {
    if (this.isLeader(epoch)) return undefined;
    return this.options.engine.epoch === epoch ? NOT_PROVED : NO_LEADER;
  }

  private executeTraced(
    session: string,
    number: number,
    command: QueuedCommand,
    traceparent: string | undefined,
  ): void {
    const execute = (): void => this.executeCommand(session, number, command);
    if (traceparent === undefined || this.options.traces === undefined) execute();
    else this.options.traces.continueTrace(traceparent, execute);
  }

  private executeCommand(session: string, number: number, command: QueuedCommand): void {
    const { engine } = this.options;
    const executed: Promise<PartOutcome | BatchOutcome> =
      command.type === 'order_batch' ? engine.executeBatch(command) : engine.execute(command);
    executed.then(
      (outcome) => this.addOutcome(session, wireOutcomeOf(number, outcome)),
      (error: unknown) => {
        if (!(error instanceof Outage)) this.options.log.error({ err: error }, 'a command of a gateway failed');
        this.addOutcome(session, failureOf(number, error));
      },
    );
  }

  private addOutcome(session: string, outcome: WireOutcome): void {
    const ofSession = this.outcomes.get(session);
    if (ofSession === undefined) this.outcomes.set(session, [outcome]);
    else ofSession.push(outcome);
    this.scheduleSending();
  }

  /**
   * Sends everything that is published in one event-loop iteration together: first the events of a batch, then its
   * outcomes. A system call costs more than encoding the outcome of an order.
   */
  private scheduleSending(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.options.eventLoop.nextTurn(() => this.sendMessages());
  }

  private sendMessages(): void {
    this.isScheduled = false;
    const { outcomes, eventMessages } = this;
    this.eventMessages = [];
    for (const message of eventMessages) this.options.bus.publish(this.subjects.events, message);
    this.outcomes = new Map();
    for (const [session, ofSession] of outcomes) this.sendOutcomesTo(session, ofSession);
  }

  /**
   * Sends the outcomes in as many messages as their size requires. After a failed commit, all commands of a full queue
   * have outcomes.
   */
  private sendOutcomesTo(session: string, outcomes: readonly WireOutcome[]): void {
    const { bus } = this.options;
    const data = encodeOutcomes(outcomes);
    const half = Math.ceil(outcomes.length / 2);
    if (data.length <= bus.messageBytesMax || half === outcomes.length)
      return void bus.publish(`${this.subjects.inbox(session)}.outcomes.0`, data);
    this.sendOutcomesTo(session, outcomes.slice(0, half));
    this.sendOutcomesTo(session, outcomes.slice(half));
  }

  private async answerCall({ data, reply }: BusMessage, epoch: number): Promise<void> {
    this.options.bus.publish(reply, encodeMessage(await this.callResult(data, epoch)));
  }

  private async callResult(data: Uint8Array, epoch: number): Promise<CallResult> {
    try {
      const { name, argument = '' } = decodeMessage<{ readonly name: string; readonly argument?: string }>(data);
      const refused = this.refusalOf(epoch);
      if (refused !== undefined) throw new Outage('not_done', refused);
      if (name === 'durable') return { result: await this.durableSequence() };
      if (name === 'audit') return { result: await this.audit() };
      if (name === 'quarantine') return { result: await this.quarantine() };
      if (name === 'endQuarantine') return { result: await this.options.engine.endQuarantine(argument) };
      if (name === 'identify' && this.options.identify) return { result: await this.options.identify(epoch) };
      throw new Outage('not_done', `The engine does not know the call ${name}.`);
    } catch (error) {
      if (error instanceof Outage) return { outage: { outcome: error.outcome, message: error.message } };
      this.options.log.error({ err: error }, 'a call of a gateway failed');
      return { outage: 'bug' };
    }
  }

  /** The position up to which readers of the tables may have seen events, once all of them are published. */
  private async durableSequence(): Promise<number> {
    const { engine } = this.options;
    await engine.whenDurable(Promise.resolve());
    return engine.position.sequence;
  }

  private async audit(): Promise<unknown> {
    const report = await this.options.engine.audit();
    return toWireValue({ ...report, violations: report.violations.slice(0, VIOLATIONS_MAX) });
  }

  private async quarantine(): Promise<unknown> {
    const report = await this.options.engine.quarantineReport();
    return report === undefined
      ? null
      : toWireValue({ ...report, violations: report.violations.slice(0, VIOLATIONS_MAX) });
  }
}

function wireOutcomeOf(command: number, outcome: PartOutcome | BatchOutcome): WireOutcome {
  if (!('parts' in outcome)) return { command, ...wirePartOf(outcome), outage: null };
  return { command, sequence: 0, replayed: false, refusal: null, outage: null, parts: outcome.parts.map(wirePartOf) };
}

function wirePartOf({ event, refusal, replayed }: PartOutcome): WirePart {
  return { sequence: event?.sequence ?? 0, replayed, refusal };
}

function failureOf(command: number, error: unknown): WireOutcome {
  const outage = error instanceof Outage ? { outcome: error.outcome, message: error.message } : 'bug';
  return { command, sequence: 0, replayed: false, refusal: null, outage };
}
