/**
 * The engine's access to the tables: it holds the lease, commits batches on one connection, looks up history on
 * another, and loads everything from the tables at a start and after a failed batch.
 */
import type { Logger } from 'pino';
import type { Exchange } from '../core/exchange';
import type { Command } from '../core/model/commands';
import { assertPresent } from '../core/values/assert';
import type { Clock, ClockGuard } from '../foundation/clock';
import { type EventLoop, OwnedEventLoop, pause } from '../foundation/eventLoop';
import { DatabaseError } from '../store/connection/databaseError';
import { type EngineConnection, type EngineDatabase, killConnection } from '../store/connection/engineConnection';
import type { CommandHistory } from '../store/engine/commandHistory';
import { type Batch, commitBatch, type PreparedBatch, prepareBatch } from '../store/engine/commitBatch';
import { findLostRows, isBeyond, readIdentities } from '../store/engine/identities';
import {
  assertLease,
  LeaseLost,
  readLease,
  releaseLease,
  renewLease,
  resumeLease,
  takeLease,
} from '../store/engine/lease';
import { readLives } from '../store/engine/lives';
import { findLostCommits, type LostCommits, recordAcceptedLoss } from '../store/engine/lostCommits';
import { type RecoveredState, recoverExchange } from '../store/engine/recovery';
import type { LogPosition } from '../store/events/eventChain';
import { type FutureEventTerms, isAcceptedFutureEvent } from './futureEvents';
import { HistoryLookup } from './historyLookup';
import type { IdentityStore } from './identityFile';
import { FREE_FOR_MS, LeaseWatch, TRUSTED_WITHOUT_LOCK_MS } from './leaseWatch';
import { PublishedPosition } from './publishedPosition';
import type { LoadedState } from './state/committedState';

/** Interval in milliseconds at which a server that waits for the lease reads it. */
const LEASE_LOOK_MS = 100;
/** Interval in milliseconds at which the leader checks that its connection with the lock is open. */
const LOCK_LOOK_MS = 100;
/**
 * Longest pause between two checks of the lock connection after which a check proves anything. After a longer pause,
 * the lock may have been free for so long that another server takes it before `TRUSTED_WITHOUT_LOCK_MS` have passed,
 * and the event loop may not have delivered the end of the connection yet.
 */
const LOOK_PAUSE_MAX_MS = FREE_FOR_MS - TRUSTED_WITHOUT_LOCK_MS;
/**
 * Pause before the check is repeated after too long a pause: the event loop first delivers what has happened to
 * connections.
 */
const LOOK_AGAIN_MS = 1;
/** Number of renewals of the lease within its duration. */
export const RENEWALS_PER_LEASE = 3;
const RECOVERY_PAUSE_MS = 100;
const RECOVERY_PAUSE_MAX_MS = 1_000;
/** Upper limit of the first pause before a rolled-back transaction is repeated. Each further limit is twice as high. */
const RETRY_PAUSE_MS = 20;

const NOTHING_PUBLISHED: LogPosition = { sequence: 0, hash: null };

export interface WriterOptions {
  readonly database: EngineDatabase;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  /** Random number from 0 up to 1. Random pauses keep two conflicting transactions from conflicting again. */
  readonly random: () => number;
  readonly log: Logger;
  /** Name of this server in the lease, shown to a server that finds the lease taken. */
  readonly holder: string;
  readonly commitTimeoutMs: number;
  readonly leaseMs: number;
  readonly transactionRetriesMax: number;
  /**
   * Receives the time of the database with each renewal of the lease. While the guard does not trust the clock,
   * commands are refused. Without a guard, the clock is always trusted.
   */
  readonly clockGuard?: ClockGuard | undefined;
  /** The position that this server has published, also before its start. By default none. */
  readonly published?: PublishedPosition | undefined;
  /**
   * The highest identities (users, keys and so on) that this server has shown, also before its start. By default they
   * are not compared with the tables.
   */
  readonly identities?: IdentityStore | undefined;
  /** An operator's decision to continue although the events from this one on were lost; 0 for no such decision. */
  readonly acceptDataLossFrom?: number | undefined;
  /** When a start refuses events that are ahead of the clocks. By default never. */
  readonly futureEvents?: FutureEventTerms | undefined;
}

export interface OpenOptions {
  /** Whether to wait while another server is the leader. */
  readonly isStandby?: boolean;
  /**
   * Called when the tables say that no server leads, before the lease is taken. Throws if a server leads nevertheless, and
   * this server must not: the tables may be a copy of those to which the leader writes.
   */
  readonly confirmNoLeader?: () => Promise<void>;
  /** Loads the tables under the new lease; `recoverExchange` by default. */
  readonly load?: (connection: EngineConnection) => Promise<LoadedState>;
  /** Whether nothing is decided before `auditAtStartup` has ended. */
  readonly awaitsAudit?: boolean;
}

/** The server was stopped before its database answered again. */
export class RecoveryAborted extends Error {
  override readonly name = 'RecoveryAborted';
}

export class Writer {
  private connection: EngineConnection | undefined;
  private historyLookup: HistoryLookup | undefined;
  /** The previous connection, which keeps the lock while recovery tries new connections; undefined if it is lost. */
  private lockKeeper: EngineConnection | undefined;
  private epoch = 0;
  private isRecoveryAborted = false;
  /** The last time at which this server certainly held the lease, by `elapsedMs`. */
  private leaseProvedMs = Number.NEGATIVE_INFINITY;
  /** The last time at which the connection with the lock of this server's epoch was certainly open, by `elapsedMs`. */
  private lockSeenMs = Number.NEGATIVE_INFINITY;
  /** The periodic check of the connection with the lock. Each connection has its own. */
  private lockWatch: OwnedEventLoop;
  private hasEnded = false;
  /** Closed connections that the database may still consider open, with the locks that they hold. */
  private previousConnections: Pick<EngineConnection, 'threadId' | 'serverIdentity'>[] = [];
  /** Hash of the last event that was prepared to be written. */
  private lastHash: string | null = null;
  private readonly published: PublishedPosition;

  constructor(private readonly options: WriterOptions) {
    this.published = options.published ?? new PublishedPosition(options);
    this.lockWatch = new OwnedEventLoop(options.eventLoop);
  }

  /**
   * Takes the lease as soon as it may be taken, and loads the tables. Throws `LeaseLost` if another server is the leader
   * and this one is no standby, `LostCommits` if the tables lack what this server has published, `FutureEvents` if the
   * newest event is ahead of the clocks, and `DatabaseError` if the database does not answer.
   */
  async open(options: OpenOptions = {}): Promise<LoadedState> {
    const { load = recoverExchange } = options;
    const connection = await this.obtainLease(options);
    try {
      await this.published.claim(this.epoch);
      await this.acceptLoss(connection);
      this.historyLookup = new HistoryLookup(await this.options.database.connect(this.options.commitTimeoutMs));
      const databaseMs = await this.compareClocks();
      const recovered = await this.loadExchange(connection, load);
      this.judgeFutureEvents(recovered, databaseMs);
      this.connection = connection;
      return recovered;
    } catch (error) {
      connection.close();
      await this.close();
      throw error;
    }
  }

  /** Number of this server's newest term; 0 before it was the leader. */
  get ownEpoch(): number {
    return this.epoch;
  }

  /**
   * Whether no other server can have taken the lease yet. Another server takes it when it is not renewed, or when the
   * lock of its holder is free (`engine/leaseWatch`).
   */
  get leaseHeld(): boolean {
    const withoutLockMs = this.options.eventLoop.elapsedMs() - this.lockSeenMs;
    return this.leaseLeftMs > 0 && withoutLockMs < TRUSTED_WITHOUT_LOCK_MS;
  }

  /** How long the lease is valid since its last renewal, in milliseconds; not positive if it has expired. */
  get leaseLeftMs(): number {
    return this.leaseProvedMs + this.options.leaseMs - this.options.eventLoop.elapsedMs();
  }

  /** Whether the connection for batches is lost, which the next statement on it would notice. */
  get isDisconnected(): boolean {
    return this.connection?.isOpen === false;
  }

  /** The last event that was committed or recovered, and its hash; undefined if there was none. */
  get lastCommitted(): LogPosition | undefined {
    return this.published.last;
  }

  /**
   * Finds what the tables hold about the commands and memory does not: everything that was committed before the call,
   * and possibly effects of the batch that is being committed. Throws `DatabaseError`.
   */
  lookUpHistory(commands: readonly Command[], exchange: Exchange): Promise<CommandHistory> {
    return assertPresent(this.historyLookup, 'the history lookup').find(commands, exchange);
  }

  /** Batches must be prepared in the order in which they are committed. */
  prepareBatch(batch: Omit<Batch, 'epoch' | 'previousHash'>): PreparedBatch {
    const { epoch, lastHash: previousHash } = this;
    const prepared = prepareBatch({ ...batch, epoch, previousHash }, this.options.leaseMs);
    this.lastHash = prepared.position.hash;
    return prepared;
  }

  /**
   * Commits one batch. Repeats a transaction that the database itself rolled back, a limited number of times. Throws
   * `DatabaseError` or `LeaseLost`.
   */
  async commit(batch: PreparedBatch): Promise<void> {
    const connection = assertPresent(this.connection, 'the engine connection');
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.proveLease(() => commitBatch(connection, batch));
        return this.published.record(batch.position);
      } catch (error) {
        const canRetry =
          error instanceof DatabaseError && error.retryable && attempt < this.options.transactionRetriesMax;
        if (!canRetry) throw await this.explainLostLease(error);
        await pause(this.options.eventLoop, this.options.random() * RETRY_PAUSE_MS * 2 ** attempt);
      }
    }
  }

  /**
   * Extends the lease while nothing is written, and keeps both connections open, because databases and networks close
   * unused ones. Throws `DatabaseError` or `LeaseLost`.
   */
  async renewLease(): Promise<void> {
    const connection = assertPresent(this.connection, 'the engine connection');
    try {
      await this.proveLease(() => renewLease(connection, this.epoch, this.options.leaseMs));
    } catch (error) {
      throw await this.explainLostLease(error);
    }
    await this.compareClocks();
  }

  /**
   * Reconnects, repeating without a time limit until the database answers, and loads the tables. Throws `LeaseLost`,
   * `RecoveryAborted`, and any error that is not an outage.
   */
  async recover(): Promise<RecoveredState> {
    await this.keepLock();
    for (let pauseMs = RECOVERY_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, RECOVERY_PAUSE_MAX_MS)) {
      try {
        return await this.reconnect();
      } catch (error) {
        this.closeConnections();
        if (!(error instanceof DatabaseError) || error.violation) throw error;
        if (this.isRecoveryAborted) throw new RecoveryAborted('the server is stopping');
        this.options.log.warn({ err: error }, 'the database does not answer; recovery is retried');
        await pause(this.options.eventLoop, pauseMs);
      }
    }
  }

  /** Loads the tables again on the same connection, under the same lease. Throws `DatabaseError` and `LeaseLost`. */
  reload(): Promise<LoadedState> {
    return this.loadExchange(assertPresent(this.connection, 'the engine connection'), recoverExchange);
  }

  /** Makes `recover` give up after its next failed attempt. */
  abortRecovery(): void {
    this.isRecoveryAborted = true;
  }

  /** Releases the lease, so that the next server can start at once, and closes the connections. */
  async releaseLease(): Promise<void> {
    // Everything is published, and nothing more is committed.
    await this.published.end();
    // The lease counts as lost even before the response, because another server may take it as soon as the database has
    // released it.
    this.leaseProvedMs = Number.NEGATIVE_INFINITY;
    if (this.connection !== undefined) await releaseLease(this.connection, this.epoch).catch(() => undefined);
    await this.close();
  }

  /** Closes the connections at once. Resolves when nothing more will be written. */
  async close(): Promise<void> {
    this.hasEnded = true;
    this.lockWatch.end();
    this.closeConnections();
    this.lockKeeper?.close();
    this.lockKeeper = undefined;
    await this.published.end();
  }

  private closeConnections(): void {
    this.historyLookup?.connection.close();
    this.historyLookup = undefined;
    if (this.connection === undefined) return;
    this.previousConnections.push(this.connection);
    this.connection.close();
    this.connection = undefined;
  }

  /**
   * Waits until the lease may be taken and takes it. A plain server waits only until it knows whether there is a leader,
   * which may take as long as a lease is valid. A standby also waits while the database does not answer.
   */
  private async obtainLease(options: OpenOptions): Promise<EngineConnection> {
    const { eventLoop, leaseMs, log } = this.options;
    const { isStandby = false } = options;
    const watch = new LeaseWatch({ elapsedMs: () => eventLoop.elapsedMs(), leaseMs });
    for (let isFirst = true; ; isFirst = false) {
      try {
        if (isStandby && isFirst) log.info('waiting as standby');
        return await this.watchLease(watch, options);
      } catch (error) {
        if (!isStandby || this.hasEnded || !(error instanceof DatabaseError) || error.violation) throw error;
        log.warn({ err: error }, 'the database does not answer; the standby tries again');
        watch.reset();
        await pause(eventLoop, RECOVERY_PAUSE_MAX_MS);
      }
    }
  }

  /**
   * Reads the lease repeatedly over one connection until it can be taken. Throws `DatabaseError`, `LeaseLost`,
   * `LostCommits`, and what `confirmNoLeader` throws.
   */
  private async watchLease(
    watch: LeaseWatch,
    { isStandby = false, confirmNoLeader }: OpenOptions,
  ): Promise<EngineConnection> {
    const { database, commitTimeoutMs, eventLoop, holder, leaseMs } = this.options;
    const connection = await database.connect(commitTimeoutMs);
    let confirmedBeat = -1;
    try {
      // Losses are checked before the lease is taken, so that a server that must not continue does not end another
      // server's term.
      await this.refuseLoss(connection, this.options.acceptDataLossFrom);
      for (;;) {
        const startedMs = eventLoop.elapsedMs();
        const view = await readLease(connection);
        if (this.hasEnded) throw new RecoveryAborted('the server is stopping');
        const state = watch.judge(view, connection, eventLoop.elapsedMs() - startedMs);
        // A lock that is held, and a lease that has not expired, do not prove that the leader works, but are enough to
        // refuse a start.
        const seemsAlive = view.isLocked && view.lockServer === connection.serverIdentity && !view.hasExpired;
        if (!isStandby && (state === 'alive' || seemsAlive))
          throw new LeaseLost(`another server writes to this database: ${view.holder}`);
        if (state === 'gone' && confirmNoLeader !== undefined && confirmedBeat !== view.beat) {
          await confirmNoLeader();
          // The confirmation takes time, in which a suspended holder may have gone on: the lease is judged once more.
          confirmedBeat = view.beat;
          continue;
        }
        if (state === 'gone') {
          const takenMs = eventLoop.elapsedMs();
          const epoch = await takeLease(connection, view.epoch, {
            holder,
            leaseMs,
            epochAbove: this.published.savedEpoch,
          });
          if (epoch !== undefined) {
            this.epoch = epoch;
            this.leaseProvedMs = takenMs;
            this.watchLock(connection);
            return connection;
          }
          if (!isStandby) throw new LeaseLost('another server took the lease first');
        }
        await pause(eventLoop, LEASE_LOOK_MS);
      }
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  /**
   * Keeps the connection open if the database has only refused a statement, for example because it is read-only. So no
   * other server takes the lease, and the published state can still be served.
   */
  private async keepLock(): Promise<void> {
    const { connection } = this;
    await connection?.write('ROLLBACK').catch(() => connection.close());
    this.lockKeeper?.close();
    this.lockKeeper = connection?.isOpen === true ? connection : undefined;
    if (this.lockKeeper !== undefined) this.connection = undefined;
    this.closeConnections();
  }

  private async reconnect(): Promise<RecoveredState> {
    const { database, holder, commitTimeoutMs, leaseMs } = this.options;
    const connection = await database.connect(commitTimeoutMs);
    this.connection = connection;
    await this.refuseLoss(connection);
    // Only on the same server: on another one, the thread id belongs to another client.
    for (const { threadId, serverIdentity } of this.previousConnections)
      if (serverIdentity === connection.serverIdentity && threadId !== connection.threadId)
        await killConnection(connection, threadId);
    this.previousConnections = [];
    const terms = { holder, leaseMs, epochAbove: this.published.savedEpoch };
    this.epoch = await this.proveLease(() => resumeLease(connection, terms));
    await this.published.claim(this.epoch);
    this.watchLock(connection);
    this.lockKeeper?.close();
    this.lockKeeper = undefined;
    this.historyLookup = new HistoryLookup(await database.connect(commitTimeoutMs));
    return await this.loadExchange(connection, recoverExchange);
  }

  /**
   * Throws `LostCommits` if the tables lack what this server has published, unless the loss begins at `acceptedFrom`;
   * then returns it.
   */
  private async refuseLoss(connection: EngineConnection, acceptedFrom = 0): Promise<LostCommits | undefined> {
    const { position } = this.published;
    const known = this.options.identities?.load();
    const loss =
      (position && (await findLostCommits(connection, position))) ??
      (known && (await findLostRows(connection, known, position ?? NOTHING_PUBLISHED)));
    if (loss === undefined) return undefined;
    if (loss.from !== acceptedFrom) throw loss;
    await this.refuseOldLife(connection);
    return loss;
  }

  /**
   * Continues without the lost events if an operator has decided so. Only at a start and under the lease, because a
   * setting that was left in place must not accept a later loss of a running server.
   */
  private async acceptLoss(connection: EngineConnection): Promise<void> {
    const { clock, holder, log, acceptDataLossFrom = 0 } = this.options;
    const loss = await this.refuseLoss(connection, acceptDataLossFrom);
    if (loss !== undefined) {
      log.error({ err: loss }, 'an operator has accepted the loss of published data');
      await recordAcceptedLoss(connection, loss, { holder, timeMs: clock.nowMs() });
      await this.published.forget();
      await this.options.identities?.save(await readIdentities(connection));
    } else if (acceptDataLossFrom !== 0)
      log.warn({ acceptDataLossFrom }, 'ACCEPT_DATA_LOSS_FROM is set, but nothing is lost; remove the setting');
  }

  /** Refuses a life of the database in which numbers of lost records would be assigned again. */
  private async refuseOldLife(connection: EngineConnection): Promise<void> {
    const { identities, acceptDataLossFrom } = this.options;
    const life = (await readLives(connection)).at(-1);
    if (identities === undefined || life === undefined) return;
    if (isBeyond(life, identities.load(), this.published.position ?? NOTHING_PUBLISHED)) return;
    throw new Error(
      `before this server may continue without the lost data, the database must begin a new life: run make migrate with ` +
        `ACCEPT_DATA_LOSS_FROM=${acceptDataLossFrom} and this DATA_DIR, then start again`,
    );
  }

  /**
   * Finds the real cause of a lost lease or a missing table: if the database was put back to an older state, that is
   * the error to report.
   */
  private async explainLostLease(error: unknown): Promise<unknown> {
    const { connection } = this;
    const { position } = this.published;
    const isSuspicious = error instanceof LeaseLost || (error instanceof DatabaseError && error.violation);
    if (!isSuspicious || connection === undefined || position === undefined) return error;
    const loss = await findLostCommits(connection, position).catch(() => undefined);
    return loss ?? error;
  }

  private judgeFutureEvents({ exchange: { timeMs: eventMs, sequence } }: LoadedState, databaseMs: number): void {
    const { clock, futureEvents, log } = this.options;
    if (futureEvents === undefined) return;
    const times = { eventMs, sequence, serverMs: clock.nowMs(), databaseMs };
    if (isAcceptedFutureEvent(times, futureEvents))
      log.warn(
        { sequence, until: new Date(eventMs).toISOString() },
        'the newest event is ahead of the clocks, and an operator has accepted this: until then, everything new has its time',
      );
  }

  /** Reads and returns the clock of the database on the second connection. Throws `DatabaseError` or `LeaseLost`. */
  private async compareClocks(): Promise<number> {
    const { eventLoop, clockGuard } = this.options;
    const { connection } = assertPresent(this.historyLookup, 'the history lookup');
    const startedMs = eventLoop.elapsedMs();
    const databaseNowMs = await assertLease(connection, this.epoch);
    clockGuard?.compareWithDatabase(databaseNowMs, eventLoop.elapsedMs() - startedMs);
    return databaseNowMs;
  }

  /**
   * Checks at short intervals whether the connection with the lock is open. Each check waits for the next event-loop
   * iteration, when pending connection events are delivered, because the process may have been suspended.
   */
  private watchLock(connection: EngineConnection): void {
    this.lockSeenMs = this.leaseProvedMs;
    this.lockWatch.end();
    const eventLoop = new OwnedEventLoop(this.options.eventLoop);
    this.lockWatch = eventLoop;
    let lookedMs = eventLoop.elapsedMs();
    const look = (): void =>
      eventLoop.nextTurn(() => {
        const nowMs = eventLoop.elapsedMs();
        const wasPaused = nowMs - lookedMs > LOOK_PAUSE_MAX_MS;
        lookedMs = nowMs;
        if (wasPaused) eventLoop.after(LOOK_AGAIN_MS, look);
        else if (connection.isOpen) this.lockSeenMs = nowMs;
      });
    eventLoop.every(LOCK_LOOK_MS, look);
  }

  /**
   * Runs work that succeeds only if this server holds the lease. Success proves the lease from the time at which the
   * work began.
   */
  private async proveLease<T>(work: () => Promise<T>): Promise<T> {
    const startedMs = this.options.eventLoop.elapsedMs();
    const result = await work();
    this.leaseProvedMs = startedMs;
    return result;
  }

  /**
   * Loads the tables, and throws `LeaseLost` if another server took the lease before they were read: the log may then
   * contain events of that server.
   */
  private async loadExchange(
    connection: EngineConnection,
    load: NonNullable<OpenOptions['load']>,
  ): Promise<LoadedState> {
    const recovered = await this.whileRenewing(() => load(connection));
    if (this.hasEnded) throw new RecoveryAborted('the server is stopping');
    if (recovered.epoch !== this.epoch)
      throw new LeaseLost('another server took the lease while this one loaded the tables');
    this.published.assertReached(recovered.exchange.sequence);
    this.lastHash = recovered.lastHash;
    this.published.record({ sequence: recovered.exchange.sequence, hash: recovered.lastHash });
    return recovered;
  }

  /** Renews the lease on the second connection while the first one is busy for a long time. */
  private async whileRenewing<T>(work: () => Promise<T>): Promise<T> {
    const { eventLoop, leaseMs, log } = this.options;
    const { connection } = assertPresent(this.historyLookup, 'the history lookup');
    const cancel = eventLoop.every(leaseMs / RENEWALS_PER_LEASE, () => {
      this.proveLease(() => renewLease(connection, this.epoch, leaseMs)).catch((error: unknown) =>
        log.warn({ err: error }, 'the lease could not be renewed while the tables were loaded'),
      );
    });
    return await work().finally(cancel);
  }
}
