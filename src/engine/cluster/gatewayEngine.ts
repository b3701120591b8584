/**
 * The engine as a gateway sees it: reads come from the gateway's own copy of the exchange, commands go to the leader over
 * the message bus. An answer is given when the copy contains its event, so that what the same client reads next
 * contains it, too.
 */
import type { Logger } from 'pino';
import type { Command, OrderBatch } from '../../core/model/commands';
import type { EngineEvent } from '../../core/model/events';
import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { MatchLimits } from '../../core/orders/matchLimits';
import type { Clock, ClockGuard } from '../../foundation/clock';
import { type EventLoop, pause } from '../../foundation/eventLoop';
import type { EngineDatabase } from '../../store/connection/engineConnection';
import { findOutcomes } from '../../store/engine/commandHistory';
import type { AuditReport, QuarantineReport } from '../audit/auditReport';
import { replayOutcome } from '../batchDecider';
import { preview, restingOrders } from '../inspections';
import type { LeadershipState } from '../leadership';
import { assertTakenInQuarantine } from '../quarantine';
import { CommittedState } from '../state/committedState';
import type { CommittedView } from '../state/committedView';
import {
  type BatchOutcome,
  type CommandOutcome,
  type Engine,
  type EventListener,
  Outage,
  type PartOutcome,
  type Preview,
  type PreviewedCommand,
  type QuarantineEnd,
  type RestingOrders,
} from '../types';
import type { Bus, BusMessage } from './bus';
import { CommandSender } from './commandSender';
import { Freshness } from './freshness';
import { GatewayState } from './gatewayState';
import { type CallTarget, LeaderCalls } from './leaderCalls';
import { LeaderClock } from './leaderClock';
import { type LeaderComparisonOptions, RepeatedComparison } from './leaderComparison';
import { LeaderContact } from './leaderContact';
import {
  type CommandTraces,
  decodeEvents,
  type LeaderIdentity,
  type LeaderStatus,
  Subjects,
  type WireOutcome,
  type WirePart,
} from './messages';

const NOT_CURRENT = 'The gateway cannot prove that its data is current. Nothing was changed; retry.';
const OUTCOME_NOT_READ =
  'The gateway has not received the outcome. It is unknown; retry with the same idempotency key.';
const NO_BATCHES = 'The leader of the exchange takes no batches of orders yet. Nothing was changed; retry.';
const NOT_LOOKED_UP = 'The idempotency key could not be looked up in the tables. Nothing was changed; retry.';

const WRONG_CLOCK =
  'this gateway does not serve: its clock differs by more than CLOCK_SKEW_MAX_MS from that of the leader. Check the time ' +
  'service of both machines';
/** How often a gateway that starts looks whether it can serve. */
const START_LOOK_MS = 20;

export interface GatewayEngineOptions {
  readonly bus: Bus;
  readonly database: EngineDatabase;
  readonly clock: Clock;
  /** Receives the time of the leader with each of its answers. Without a guard, the clock is always right. */
  readonly clockGuard?: Pick<ClockGuard, 'compareWithDatabase' | 'isAgreeing'> | undefined;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  /** Creates a unique name for a session. */
  readonly newSession: () => string;
  /** Limits of matches for previews, which must be those of the leader. Simulations use smaller ones. */
  readonly matchLimits?: MatchLimits | undefined;
  readonly natsPrefix: string;
  readonly traces?: CommandTraces | undefined;
  readonly lagMaxMs: number;
  readonly commitTimeoutMs: number;
  readonly commandDeadlineMs: number;
  /** How long an audit of the leader may take. */
  readonly auditTimeoutMs: number;
  readonly queueCommandsMax: number;
  /** What is compared with the leader, beside the time. Without it, nothing is. */
  readonly compared?: Omit<LeaderComparisonOptions, 'database'> | undefined;
}

export class GatewayEngine implements Engine {
  private readonly subjects: Subjects;
  private readonly contact: LeaderContact;
  private readonly state: GatewayState;
  private readonly sender: CommandSender;
  private readonly calls: LeaderCalls;
  private readonly freshness: Freshness;
  private readonly comparison: RepeatedComparison | undefined;
  /** The leader's time, which all gateways share. */
  readonly leaderClock: LeaderClock;
  private readonly listeners = new Set<EventListener>();
  private readonly nothing = new CommittedState();
  private session = '';
  private endInbox: () => void = () => undefined;
  private endEvents: () => void = () => undefined;
  /** The call of the leader that readers of tables share while it has not begun. */
  private durableCall: Promise<number> | undefined;
  private hasStopped = false;
  /** Hash of the quarantine's report; undefined if there is no quarantine. */
  private quarantine: string | undefined;

  constructor(private readonly options: GatewayEngineOptions) {
    const { bus, eventLoop, clock, commandDeadlineMs, commitTimeoutMs, lagMaxMs } = options;
    this.subjects = new Subjects(options.natsPrefix);
    const { subjects } = this;
    this.leaderClock = new LeaderClock({ clock, eventLoop });
    this.freshness = new Freshness(eventLoop, lagMaxMs);
    this.contact = new LeaderContact({
      bus,
      subjects,
      eventLoop,
      onEpoch: (epoch) => this.onEpoch(epoch),
      onStatus: (status, askedMs) => this.onStatus(status, askedMs),
    });
    this.state = new GatewayState({
      database: options.database,
      eventLoop,
      log: options.log,
      statementTimeoutMs: commitTimeoutMs,
      matchLimits: options.matchLimits,
      needsEvents: () => this.sender.inFlight > 0,
      onApplied: (events) => this.publish(events),
    });
    this.sender = new CommandSender({
      bus,
      subjects,
      eventLoop,
      clock,
      leaderClock: this.leaderClock,
      traces: options.traces,
      commandDeadlineMs,
      commandsMax: options.queueCommandsMax,
    });
    this.calls = new LeaderCalls({
      bus,
      subjects,
      eventLoop,
      timeoutsMs: {
        durable: commandDeadlineMs,
        audit: options.auditTimeoutMs,
        quarantine: commandDeadlineMs,
        endQuarantine: commandDeadlineMs,
        identify: commandDeadlineMs,
      },
    });
    this.comparison =
      options.compared &&
      new RepeatedComparison({
        ...options,
        ...options.compared,
        renewConnections: () => {
          options.compared?.renewConnections();
          this.state.renewConnection();
        },
        identify: () => (this.contact.status === undefined ? undefined : () => this.identifyLeader()),
        isLeaderOlder: () => this.contact.status?.identifies !== true,
        onAgreedAgain: () => this.state.reload('another database was in its place'),
      });
  }

  /**
   * Loads the tables and finds the leader. Resolves when this gateway is ready; there is no time limit. Throws if its
   * database, its settings or its time are not those of the leader.
   */
  async start(): Promise<void> {
    const { bus, eventLoop, log } = this.options;
    this.endEvents = bus.subscribe(this.subjects.events, ({ data }) => this.onEvents(data));
    bus.onConnection((isConnected) => this.onConnection(isConnected));
    this.openSession();
    this.contact.start(() => this.subjects.inbox(this.session));
    this.comparison?.start();
    await this.state.start();
    if (!this.leaseHeld) log.info('waiting for the leader');
    while (!this.leaseHeld && !this.hasStopped) {
      const { refusal = '' } = this.comparison ?? {};
      if (refusal !== '') throw new Error(`this gateway does not serve: ${refusal}`);
      if (this.options.clockGuard?.isAgreeing === false) throw new Error(WRONG_CLOCK);
      await pause(eventLoop, START_LOOK_MS);
    }
  }

  /** Gives up the commands in flight. To be called when no requests are left. */
  stop(): void {
    this.hasStopped = true;
    this.contact.stop();
    this.comparison?.stop();
    this.sender.stop();
    this.calls.failAll();
    this.state.stop();
    this.endInbox();
    this.endEvents();
  }

  async execute(command: Command): Promise<CommandOutcome> {
    this.refuseUnlessCurrent();
    const outcome = await this.sender.send(command);
    if (outcome.outage !== null) throw outageOf(outcome.outage);
    // A single command is never left out because of another.
    return this.resolveOutcome(outcome) as Promise<CommandOutcome>;
  }

  async executeBatch(batch: OrderBatch): Promise<BatchOutcome> {
    this.refuseUnlessCurrent();
    // A leader of an older version would fail on the command instead of refusing it.
    if (this.contact.status?.takesBatches !== true) throw new Outage('not_done', NO_BATCHES);
    const { outage, parts = [] } = await this.sender.send(batch);
    if (outage !== null) throw outageOf(outage);
    return { parts: await Promise.all(parts.map((part) => this.resolveOutcome(part))) };
  }

  async findOutcome({ key, fingerprint }: IdempotencyKey): Promise<CommandOutcome | undefined> {
    try {
      const found = (await this.whenDurable(findOutcomes(this.options.database, [key]))).get(key);
      return found && (replayOutcome(found, fingerprint) as CommandOutcome);
    } catch (error) {
      if (error instanceof Outage) throw error;
      this.options.log.warn({ err: error }, 'looking up an idempotency key failed');
      throw new Outage('not_done', NOT_LOOKED_UP);
    }
  }

  get committed(): CommittedView {
    this.refuseUnlessCurrent();
    return this.published;
  }

  /** The state that this gateway has applied, whether or not it is current. Empty before the first load. */
  get published(): CommittedView {
    return this.state.followed?.committed ?? this.nothing;
  }

  /**
   * Whether the leader certainly holds its lease, this gateway has applied everything that the leader had published a
   * moment ago, and it uses the database, the settings and the time of the leader.
   */
  get leaseHeld(): boolean {
    return (
      !this.hasStopped &&
      this.state.followed !== undefined &&
      this.contact.isLeaseProved &&
      this.freshness.isFresh &&
      this.comparison?.isAgreed !== false &&
      this.options.clockGuard?.isAgreeing !== false
    );
  }

  async whenDurable<Found>(reading: Promise<Found>): Promise<Found> {
    // The epoch is read before the reading of tables begins, so that a leader that has recovered since is noticed.
    const { epoch } = this.contact;
    const found = await reading;
    this.refuseUnlessCurrent();
    this.refuseUnlessSameTerm(epoch);
    this.durableCall ??= this.startDurableCall(epoch);
    const sequence = await this.durableCall.catch((error: unknown) => {
      // The call may have failed because the leader has changed.
      this.refuseUnlessSameTerm(epoch);
      throw error;
    });
    this.refuseUnlessSameTerm(epoch);
    await this.state.waitFor(sequence);
    this.refuseUnlessCurrent();
    return found;
  }

  subscribe(listener: EventListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  watermarkMs(): number {
    return this.state.watermarkMs;
  }

  async preview(command: PreviewedCommand): Promise<Preview> {
    this.refuseUnlessCurrent();
    if (this.isQuarantined) assertTakenInQuarantine(command.type);
    return preview(this.exchange, command, this.leaderClock.nowMs());
  }

  async restingOrders(symbol: string, limit: number): Promise<RestingOrders> {
    this.refuseUnlessCurrent();
    return restingOrders(this.exchange, symbol, limit);
  }

  audit(): Promise<AuditReport> {
    return this.calls.call<AuditReport>('audit', this.callTarget);
  }

  get isQuarantined(): boolean {
    return this.quarantine !== undefined;
  }

  async quarantineReport(): Promise<QuarantineReport | undefined> {
    return (await this.calls.call<QuarantineReport | null>('quarantine', this.callTarget)) ?? undefined;
  }

  endQuarantine(argument: string): Promise<QuarantineEnd> {
    return this.calls.call<QuarantineEnd>('endQuarantine', { ...this.callTarget, argument });
  }

  private identifyLeader(): Promise<LeaderIdentity> {
    return this.calls.call<LeaderIdentity>('identify', this.callTarget);
  }

  private get callTarget(): CallTarget {
    return { epoch: this.contact.epoch, inbox: this.subjects.inbox(this.session) };
  }

  get publishedSequence(): number {
    return this.state.reachedSequence;
  }

  waitForSequence(sequence: number): Promise<void> {
    return this.state.waitFor(sequence);
  }

  get ready(): boolean {
    return this.state.followed !== undefined;
  }

  get hasRoom(): boolean {
    return this.sender.hasRoom && this.contact.status?.hasRoom !== false;
  }

  get leadership(): LeadershipState {
    const { epoch } = this.contact;
    const lagMs = Math.max(0, Math.round(Math.min(this.freshness.ageMs, Number.MAX_SAFE_INTEGER)));
    return { role: 'gateway', epoch, lagEvents: this.state.lagEvents, lagMs };
  }

  /** Commands that were sent to the leader and have no outcome yet. */
  get commandsInFlight(): number {
    return this.sender.inFlight;
  }

  /** Number of events that were read from the table because no message brought them. */
  get healedEvents(): number {
    return this.state.healed;
  }

  private get exchange() {
    const { followed } = this.state;
    if (followed === undefined) throw new Outage('not_current', NOT_CURRENT);
    return followed.exchange;
  }

  private refuseUnlessCurrent(): void {
    if (!this.leaseHeld) throw new Outage('not_current', NOT_CURRENT);
  }

  /** `epoch`: that of the leader before tables were read. */
  private refuseUnlessSameTerm(epoch: number): void {
    if (this.contact.epoch !== epoch) throw new Outage('not_done', readAcrossTerms(epoch, this.contact.epoch));
  }

  /** Waits until this gateway has applied the event of the outcome. */
  private async resolveOutcome({ refusal, sequence, replayed }: WirePart): Promise<PartOutcome> {
    if (sequence > 0) await this.waitForOutcome(sequence);
    if (refusal !== null) return { refusal, event: null, replayed };
    return { refusal: null, event: await this.eventOf(sequence), replayed };
  }

  /**
   * Waits for the event of a command that was done. If it does not arrive in time, the command's outcome is unknown to
   * the client.
   */
  private async waitForOutcome(sequence: number): Promise<void> {
    try {
      await this.state.waitFor(sequence);
    } catch {
      throw new Outage('unknown', OUTCOME_NOT_READ);
    }
  }

  private async eventOf(sequence: number): Promise<EngineEvent> {
    try {
      return await this.state.eventOf(sequence);
    } catch (error) {
      this.options.log.warn({ err: error, sequence }, 'the event of an outcome could not be read');
      throw new Outage('unknown', OUTCOME_NOT_READ);
    }
  }

  /** Starts one call of the leader for all readings that have ended in this event-loop iteration. */
  private startDurableCall(epoch: number): Promise<number> {
    return new Promise((resolve, reject) => {
      this.options.eventLoop.nextTurn(() => {
        this.durableCall = undefined;
        this.calls.call<number>('durable', { ...this.callTarget, epoch }).then(resolve, reject);
      });
    });
  }

  private openSession(): void {
    const { bus, newSession } = this.options;
    this.endInbox();
    this.session = newSession();
    this.endInbox = bus.subscribe(`${this.subjects.inbox(this.session)}.>`, (message) => this.onInbox(message));
    if (this.contact.epoch > 0) this.sender.connect(this.contact.epoch, this.session);
  }

  private onConnection(isConnected: boolean): void {
    // The bus may be connected again while this server stops.
    if (this.hasStopped) return;
    if (isConnected) return this.openSession();
    this.sender.disconnect();
    this.calls.failAll();
  }

  private onInbox({ subject, data, isUndelivered }: BusMessage): void {
    const [kind, text] = subject.slice(this.subjects.inbox(this.session).length + 1).split('.');
    const number = Number(text);
    if (kind === 'outcomes') this.sender.receive(data);
    else if (kind === 'status' && !isUndelivered) this.contact.receive(number, data);
    else if (kind === 'result') isUndelivered ? this.calls.fail(number) : this.calls.receive(number, data);
    else if (kind === 'undelivered') this.sender.receiveUndelivered(number);
  }

  private onEvents(data: Uint8Array): void {
    const message = decodeEvents(data);
    if (message.epoch < this.contact.epoch) return;
    this.contact.noticeEpoch(message.epoch);
    this.state.receive(message);
  }

  private onEpoch(epoch: number): void {
    this.options.log.info({ epoch }, 'following the leader of this epoch');
    this.freshness.reset();
    this.calls.failAll();
    this.sender.connect(epoch, this.session);
    this.comparison?.hurry();
  }

  private onStatus(status: LeaderStatus, askedMs: number): void {
    const { clockGuard, eventLoop } = this.options;
    if (status.isClockTrusted !== false)
      clockGuard?.compareWithDatabase(status.timeMs, eventLoop.elapsedMs() - askedMs);
    this.leaderClock.set(status.timeMs, askedMs);
    this.followQuarantine(status);
    this.state.announce(status, askedMs);
    this.freshness.record(status.sequence, askedMs);
    this.freshness.reached(this.state.sequence);
  }

  /**
   * Notices changes of the quarantine. The tables are loaded again, because operators may have repaired rows, which no
   * event shows.
   */
  private followQuarantine({ quarantine }: LeaderStatus): void {
    if (quarantine === this.quarantine) return;
    const mayBeMended = this.quarantine !== undefined;
    this.quarantine = quarantine;
    if (mayBeMended) this.state.reload('the report of the quarantine has changed');
  }

  private publish(events: readonly EngineEvent[]): void {
    this.freshness.reached(this.state.sequence);
    for (const listener of this.listeners) {
      try {
        listener(events);
      } catch (error) {
        this.options.log.error({ err: error }, 'a listener to committed events failed');
      }
    }
  }
}

function readAcrossTerms(before: number, after: number): string {
  return (
    `The leader has changed or recovered while tables were read (epoch ${before} before, ${after} after), so that the ` +
    'rows may be of both terms. Nothing was changed; retry.'
  );
}

function outageOf(outage: NonNullable<WireOutcome['outage']>): Error {
  return outage === 'bug'
    ? new Error('the command failed in the engine; its log has the error')
    : new Outage(outage.outcome, outage.message);
}
