/**
 * A gateway's copy of the exchange: loaded from a snapshot of the tables, and kept up to date by the committed events
 * that the leader publishes. Events that a message lacks are read from the table of events, up to what the leader has
 * said to be published: rows after that may not be durable yet. The hash chain is verified on the way.
 */

import type { Logger } from 'pino';
import type { EngineEvent } from '../../core/model/events';
import type { MatchLimits } from '../../core/orders/matchLimits';
import { assertPresent } from '../../core/values/assert';
import { type Cancel, type EventLoop, pause } from '../../foundation/eventLoop';
import { DatabaseError } from '../../store/connection/databaseError';
import type { EngineConnection, EngineDatabase } from '../../store/connection/engineConnection';
import { readEventsAfter } from '../../store/engine/eventLog';
import { recoverExchange } from '../../store/engine/recovery';
import type { HashedRow } from '../../store/events/eventChain';
import { eventFromRow } from '../../store/events/eventRows';
import type { EventRow } from '../../store/events/payloadCodec';
import { SequenceWaiters } from '../sequenceWaiters';
import { FollowedState } from '../standby/followedState';
import type { EventListener } from '../types';
import type { EventsMessage, LeaderStatus } from './messages';
import { RecentEvents } from './recentEvents';

const PAGE_EVENTS = 500;
/**
 * Largest number of messages that wait while events are read from the table. If there are more, the
 * oldest is dropped; its events are read from the table, too.
 */
const WAITING_MESSAGES_MAX = 1_000;
const RETRY_PAUSE_MS = 100;
/**
 * Time in milliseconds for which a newly loaded state is not used. It is longer than the interval in which stream
 * connections are checked: these streams lack the events in between, so they must have been closed.
 */
const RELOAD_PAUSE_MS = 1_000;

export interface GatewayStateOptions {
  readonly database: EngineDatabase;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  readonly statementTimeoutMs: number;
  /** Limits of matches for previews, which must be those of the leader; the usual ones if undefined. */
  readonly matchLimits: MatchLimits | undefined;
  /** Whether a command of this gateway waits for its event. Events are kept in memory only then. */
  readonly needsEvents: () => boolean;
  /** Called after events were applied. */
  readonly onApplied: EventListener;
}

type AnnouncedPosition = Pick<LeaderStatus, 'sequence' | 'hash' | 'watermarkMs'>;

export class GatewayState {
  private state: FollowedState | undefined;
  private connection: EngineConnection | undefined;
  /** The last event that the leader has published, as far as known. */
  private published = 0;
  /** Messages that cannot be applied yet, in the order of arrival. */
  private waiting: EventsMessage[] = [];
  /** When the last event was applied, by `elapsedMs`. */
  private appliedMs = 0;
  private isSynchronizing = false;
  private hasEnded = false;
  private wasLoaded = false;
  private watermark = 0;
  /** Value of `reachedSequence` when the previous state was discarded. */
  private reached = 0;
  private healedEvents = 0;
  private readonly recent = new RecentEvents();
  private readonly waiters: SequenceWaiters;
  private onFirstLoad: () => void = () => undefined;
  private cancelRetry: Cancel = () => undefined;

  constructor(private readonly options: GatewayStateOptions) {
    this.waiters = new SequenceWaiters(options.eventLoop);
  }

  /**
   * The state; undefined while it is being loaded. The tables may show events that are not durable yet, so a loaded
   * state is not shown before its last event is known to be published.
   */
  get followed(): FollowedState | undefined {
    return this.sequence <= this.published ? this.state : undefined;
  }

  /** The last event that was applied; 0 while nothing is loaded. */
  get sequence(): number {
    return this.state?.position.sequence ?? 0;
  }

  /** The last published event that was applied, also while the tables are loaded again. */
  get reachedSequence(): number {
    return Math.max(this.reached, Math.min(this.sequence, this.published));
  }

  /** Whether all events that are known to be published are applied. */
  get isComplete(): boolean {
    return this.state !== undefined && this.sequence >= this.published;
  }

  get watermarkMs(): number {
    return this.watermark;
  }

  /** Number of events that were read from the table because no message brought them. */
  get healed(): number {
    return this.healedEvents;
  }

  get lagEvents(): number {
    return Math.max(this.published - this.sequence, 0);
  }

  /** Loads the tables. Waits while the database does not answer. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.onFirstLoad = resolve;
      void this.synchronize();
    });
  }

  stop(): void {
    this.hasEnded = true;
    this.cancelRetry();
    this.connection?.close();
  }

  receive(message: EventsMessage): void {
    this.published = Math.max(this.published, message.through);
    if (this.state !== undefined && !this.isSynchronizing && this.continues(message)) return this.applyMessage(message);
    this.waiting.push(message);
    if (this.waiting.length > WAITING_MESSAGES_MAX) this.waiting.shift();
    void this.synchronize();
  }

  /**
   * Handles the leader's answer to a question of the time `askedMs`: its log is published up to `sequence`, where the
   * event has this hash; null if the hash is not known.
   */
  announce({ sequence, hash, watermarkMs }: AnnouncedPosition, askedMs: number): void {
    const position = this.state?.position;
    if (position?.sequence === sequence && hash !== null && position.hash !== null && position.hash !== hash)
      this.startAgain(new Error(`event ${sequence} of the leader is another one`));
    else if (this.followed !== undefined && sequence < this.sequence && askedMs > this.appliedMs)
      this.startAgainAt(sequence);
    this.published = Math.max(this.published, sequence);
    if (this.sequence >= sequence) this.watermark = Math.max(this.watermark, watermarkMs);
    if (this.sequence < sequence) void this.synchronize();
  }

  /**
   * Resolves when the event is applied; at once if it is. Throws `Outage` (`not_current`) if that takes longer than
   * SEQUENCE_WAIT_MS.
   */
  async waitFor(sequence: number): Promise<void> {
    if (this.state === undefined || this.sequence < sequence) await this.waiters.waitFor(sequence);
  }

  /** Returns an event that was applied. Throws `DatabaseError`. */
  async eventOf(sequence: number): Promise<EngineEvent> {
    const recent = this.recent.get(sequence);
    if (recent !== undefined) return recent;
    const [row] = await this.options.database.rows<EventRow>('SELECT * FROM events WHERE sequence = ?', [sequence]);
    return eventFromRow(assertPresent(row, `event ${sequence}`));
  }

  private continues({ rows }: EventsMessage): boolean {
    return rows[0]?.sequence === this.sequence + 1;
  }

  private applyMessage({ rows, through, watermarkMs }: EventsMessage): void {
    try {
      this.apply(rows);
    } catch (error) {
      return this.startAgain(error);
    }
    if (this.sequence >= through) this.watermark = Math.max(this.watermark, watermarkMs);
    else void this.synchronize();
  }

  private apply(rows: readonly HashedRow[]): void {
    const state = assertPresent(this.state, 'the state');
    const events = state.apply(rows);
    this.appliedMs = this.options.eventLoop.elapsedMs();
    if (this.options.needsEvents()) this.recent.add(events, rows);
    this.watermark = Math.max(this.watermark, events.at(-1)?.timeMs ?? 0);
    this.options.onApplied(events);
    this.waiters.release(this.sequence);
  }

  /**
   * Loads the tables again, because the leader has published less than this gateway has applied: the last events are
   * lost.
   */
  private startAgainAt(sequence: number): void {
    this.startAgain(new Error(`the leader has published only event ${sequence}, and not ${this.sequence}`));
    this.published = sequence;
    this.waiting = [];
  }

  /** Loads the tables again. */
  reload(reason: string): void {
    this.options.log.warn({ reason }, 'loading the tables again');
    this.discardState();
    void this.synchronize();
  }

  /** Reads the tables on a new connection from now on. */
  renewConnection(): void {
    this.connection?.close();
    this.connection = undefined;
  }

  /** Loads the tables again, because the state does not fit the log any more. */
  private startAgain(error: unknown): void {
    this.options.log.error({ err: error }, 'the state of this gateway cannot be continued; loading the tables again');
    this.discardState();
    void this.synchronize();
  }

  private discardState(): void {
    this.reached = this.reachedSequence;
    this.state = undefined;
  }

  /** Brings the state up to everything that is published, one step after another. */
  private async synchronize(): Promise<void> {
    if (this.isSynchronizing || this.hasEnded) return;
    this.isSynchronizing = true;
    while (!this.hasEnded && !this.applyWaitingMessages()) {
      try {
        await this.step();
      } catch (error) {
        await this.handleFailure(error);
      }
    }
    this.isSynchronizing = false;
  }

  /** Applies waiting messages as far as they continue the state. Returns whether nothing is missing then. */
  private applyWaitingMessages(): boolean {
    if (this.state === undefined) return false;
    const messages = this.waiting;
    this.waiting = [];
    for (const message of messages) {
      if (this.state === undefined) return false;
      if (this.continues(message)) this.applyMessage(message);
      else if (message.rows.length > 0 && (message.rows[0]?.sequence ?? 0) > this.sequence) this.waiting.push(message);
    }
    return this.isComplete;
  }

  private async step(): Promise<void> {
    const { database, statementTimeoutMs } = this.options;
    this.connection ??= await database.connect(statementTimeoutMs);
    if (this.state === undefined) return await this.load(this.connection);
    const rows = await readEventsAfter(this.connection, this.sequence, PAGE_EVENTS);
    // Events that messages brought meanwhile are left out, and so are the last ones if they are not published yet.
    const missing = rows
      .map((row) => ({ ...row, sequence: Number(row.sequence) }))
      .filter(({ sequence }) => sequence > this.sequence && sequence <= this.published);
    if (missing.length === 0) return await pause(this.options.eventLoop, RETRY_PAUSE_MS / 10);
    if (missing[0]?.sequence !== this.sequence + 1)
      throw new Error(`event ${this.sequence + 1} is not in the log any more`);
    this.apply(missing);
    this.healedEvents += missing.length;
  }

  private async load(connection: EngineConnection): Promise<void> {
    const loaded = FollowedState.from(await recoverExchange(connection));
    if (this.options.matchLimits !== undefined) loaded.exchange.matchLimits = this.options.matchLimits;
    if (this.wasLoaded) await pause(this.options.eventLoop, RELOAD_PAUSE_MS);
    this.wasLoaded = true;
    this.recent.clear();
    this.state = loaded;
    this.appliedMs = this.options.eventLoop.elapsedMs();
    this.watermark = Math.max(this.watermark, loaded.exchange.timeMs);
    this.options.log.info({ sequence: this.sequence }, 'the gateway has loaded the tables');
    this.onFirstLoad();
    this.waiters.release(this.sequence);
  }

  private async handleFailure(error: unknown): Promise<void> {
    this.connection?.close();
    this.connection = undefined;
    if (this.hasEnded) return;
    const isOutage = error instanceof DatabaseError && !error.violation;
    if (isOutage) this.options.log.warn({ err: error }, 'the gateway cannot read the tables; trying again');
    else {
      this.options.log.error({ err: error }, 'the state of this gateway cannot be continued; loading the tables again');
      this.discardState();
    }
    await pause(this.options.eventLoop, RETRY_PAUSE_MS);
  }
}
