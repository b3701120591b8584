/**
 * A warm standby: loads the tables once and then follows the event log, so that it can take over at once, however much
 * is open. It writes nothing before it is the leader.
 *
 * If an event cannot be applied, it stops following, and a takeover loads the tables, as a plain standby does. If the log
 * has lost events that were applied, a takeover is refused: these events were published.
 */
import type { Logger } from 'pino';
import type { Cancel, EventLoop } from '../../foundation/eventLoop';
import { DatabaseError } from '../../store/connection/databaseError';
import type { EngineConnection, EngineDatabase } from '../../store/connection/engineConnection';
import { type LogEnd, readEventsAfter, readLogEnd } from '../../store/engine/eventLog';
import { type RecoveredState, recoverExchange } from '../../store/engine/recovery';
import type { LogPosition } from '../../store/events/eventChain';
import type { LoadedState } from '../state/committedState';
import { completeState, PAGE_EVENTS, StandbyDiffers } from './completeState';
import { FollowedState } from './followedState';
import { areNextArchived, provesLoss, refuseEarlierEnd, refuseLoss } from './logChecks';

/** Interval in milliseconds at which the standby reads new events. */
const LOOK_MS = 20;
const RECONNECT_PAUSE_MS = 100;
const RECONNECT_PAUSE_MAX_MS = 1_000;

export interface WarmStandbyOptions {
  readonly database: EngineDatabase;
  readonly eventLoop: EventLoop;
  readonly log: Logger;
  readonly commitTimeoutMs: number;
}

export interface StandbyProgress {
  /** Whether memory is loaded and kept up to date. */
  readonly isFollowing: boolean;
  /** Epoch of the present leader, as far as this server knows it. */
  readonly epoch: number;
  /** Sequence of the last event that was applied. */
  readonly sequence: number;
  /** Events that are known to be in the log and are not applied yet. */
  readonly lagEvents: number;
  /**
   * Time in milliseconds since memory was last known to contain the whole log; 0 while it contains it. Not less than
   * the age of the newest event that is not applied.
   */
  readonly lagMs: number;
}

export class WarmStandby {
  private connection: EngineConnection | undefined;
  private state: FollowedState | undefined;
  /** The last event that was applied before the tables were loaded again. */
  private reached: LogPosition = { sequence: 0, hash: null };
  private end: LogEnd = { epoch: 0, sequence: 0 };
  private isAtEnd = false;
  /** The time at which memory was last known to contain the whole log. */
  private atEndMs: number;
  private failure: Error | undefined;
  private hasEnded = false;
  private hasBeenUsed = false;
  private cancelNext: Cancel = () => undefined;
  private reconnectPauseMs = RECONNECT_PAUSE_MS;

  constructor(private readonly options: WarmStandbyOptions) {
    this.atEndMs = options.eventLoop.elapsedMs();
  }

  get progress(): StandbyProgress {
    const sequence = this.state?.position.sequence ?? 0;
    const isFollowing = this.state !== undefined && this.failure === undefined && !this.hasEnded;
    return {
      isFollowing,
      epoch: this.end.epoch,
      sequence,
      lagEvents: Math.max(this.end.sequence - sequence, 0),
      lagMs: this.isAtEnd && isFollowing ? 0 : this.options.eventLoop.elapsedMs() - this.atEndMs,
    };
  }

  /**
   * Loads the tables with `load`, which calls back with what it has loaded, and follows the log from then on. `load`
   * should also audit the tables, so that a takeover needs no audit. Resolves to its result. Waits while the database
   * does not answer; throws any other error.
   */
  async start<Result>(load: (onLoaded: (recovered: RecoveredState) => void) => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await load((recovered) => this.beginAt(recovered));
        this.lookAfter(0);
        return result;
      } catch (error) {
        if (!isOutage(error)) throw error;
        await new Promise<void>((resolve) => this.retryLater(error, resolve));
      }
    }
  }

  /** Whether `takeOver` has used the memory of this standby. */
  get isUsed(): boolean {
    return this.hasBeenUsed;
  }

  /** Ends following the log. */
  stop(): void {
    this.hasEnded = true;
    this.cancelNext();
    this.connection?.close();
    this.connection = undefined;
  }

  /**
   * To be called when this server has the lease, with the connection that holds it: brings memory up to the end of the
   * log, and compares it with the tables. If that is not possible, loads the tables. Throws `EventLogWentBack`,
   * `BrokenEventChain` and `DatabaseError`.
   */
  async takeOver(connection: EngineConnection): Promise<LoadedState> {
    this.stop();
    try {
      return await this.useMemory(connection);
    } catch (error) {
      if (isOutage(error) || provesLoss(error)) throw error;
      this.options.log.error({ err: error }, 'the memory of the warm standby cannot be used; loading the tables');
      return await recoverExchange(connection);
    }
  }

  private async useMemory(connection: EngineConnection): Promise<LoadedState> {
    const { state, failure } = this;
    if (failure !== undefined) throw failure;
    if (state === undefined) throw new StandbyDiffers('the tables were not loaded yet');
    const { eventLoop, log, database } = this.options;
    const startedMs = eventLoop.elapsedMs();
    const before = state.position.sequence;
    const loaded = await completeState(state, connection, database);
    this.state = undefined;
    this.hasBeenUsed = true;
    const { sequence } = loaded.exchange;
    const milliseconds = Math.round(eventLoop.elapsedMs() - startedMs);
    log.info(
      { sequence, events: sequence - before, milliseconds },
      'the warm standby has applied the last events and compared its memory with the tables',
    );
    return loaded;
  }

  private lookAfter(milliseconds: number): void {
    if (!this.hasEnded) this.cancelNext = this.options.eventLoop.after(milliseconds, () => void this.look());
  }

  /** Reads and applies the next page of events, and schedules the next read. */
  private async look(): Promise<void> {
    try {
      const isComplete = await this.readPage();
      this.reconnectPauseMs = RECONNECT_PAUSE_MS;
      this.lookAfter(isComplete ? LOOK_MS : 0);
    } catch (error) {
      if (this.hasEnded) return;
      if (isOutage(error)) this.retryLater(error, () => void this.look());
      else this.fail(error as Error);
    }
  }

  /** Returns whether all events that were in the log at the beginning are applied. */
  private async readPage(): Promise<boolean> {
    if (this.state === undefined) return await this.load();
    const { state } = this;
    const connection = this.connection ?? (await this.reconnect(state));
    if (connection === undefined) return await this.reload(state.position);
    const startedMs = this.options.eventLoop.elapsedMs();
    const end = await readLogEnd(connection);
    const { sequence } = state.position;
    refuseEarlierEnd(end.sequence, state.position);
    if (this.hasEnded) return true;
    this.end = end;
    this.isAtEnd = end.sequence === sequence;
    if (!this.isAtEnd) {
      const rows = await readEventsAfter(connection, sequence, PAGE_EVENTS);
      // A takeover has begun meanwhile and reads the same events itself.
      if (this.hasEnded) return true;
      if (Number(rows[0]?.sequence) !== sequence + 1) return await this.reload(state.position);
      state.apply(rows);
      this.isAtEnd = state.position.sequence >= end.sequence;
    }
    if (this.isAtEnd) this.atEndMs = startedMs;
    return this.isAtEnd;
  }

  /** Returns undefined if the next events were archived meanwhile. */
  private async reconnect(state: FollowedState): Promise<EngineConnection | undefined> {
    const connection = await this.connect();
    // The database may have come back without its last commits.
    await refuseLoss(connection, state.position);
    return (await areNextArchived(connection, state.position)) ? undefined : connection;
  }

  private async connect(): Promise<EngineConnection> {
    const connection = await this.options.database.connect(this.options.commitTimeoutMs);
    if (this.hasEnded) connection.close();
    else this.connection = connection;
    return connection;
  }

  /**
   * Loads the tables again, because the next events were archived: this server was disconnected for longer than events
   * are kept.
   */
  private async reload(position: LogPosition): Promise<boolean> {
    this.options.log.warn(position, 'the next events of the log were archived; loading the tables again');
    this.state = undefined;
    this.reached = position;
    return await this.load();
  }

  /** Loads the tables. Returns false, because more events may have been committed meanwhile. */
  private async load(): Promise<boolean> {
    const connection = this.connection ?? (await this.connect());
    const recovered = await recoverExchange(connection);
    refuseEarlierEnd(recovered.exchange.sequence, this.reached);
    this.beginAt(recovered);
    return false;
  }

  private beginAt(recovered: RecoveredState): void {
    this.end = { epoch: recovered.epoch, sequence: recovered.exchange.sequence };
    this.state = FollowedState.from(recovered);
  }

  private retryLater(error: unknown, retry: () => void): void {
    this.connection?.close();
    this.connection = undefined;
    this.isAtEnd = false;
    this.options.log.warn({ err: error }, 'the database does not answer; the warm standby tries again');
    this.cancelNext = this.options.eventLoop.after(this.reconnectPauseMs, retry);
    this.reconnectPauseMs = Math.min(this.reconnectPauseMs * 2, RECONNECT_PAUSE_MAX_MS);
  }

  private fail(error: Error): void {
    this.failure = error;
    this.isAtEnd = false;
    this.connection?.close();
    this.connection = undefined;
    this.options.log.error(
      { err: error, sequence: this.state?.position.sequence },
      'the warm standby cannot follow the event log any more; restart it',
    );
  }
}

function isOutage(error: unknown): boolean {
  return error instanceof DatabaseError && !error.violation;
}
