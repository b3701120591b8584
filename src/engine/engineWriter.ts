/**
 * The engine's access to the tables: it holds the lease, commits batches on one connection, looks up history on
 * another, and loads everything from the tables at a start and after a failed batch.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Command } from '../core/commands';
import type { Exchange } from '../core/exchange';
import { assertPresent } from '../core/values/assert';
import { type EventLoop, pause } from '../eventLoop';
import { DatabaseError } from '../store/connection/databaseError';
import { type EngineConnection, type EngineDatabase, killConnection } from '../store/connection/engineConnection';
import type { CommandHistory } from '../store/engine/commandHistory';
import { type Batch, commitBatch, type PreparedBatch, prepareBatch } from '../store/engine/commitBatch';
import { acquireLease, assertLease, LeaseLost, releaseLease, renewLease, resumeLease } from '../store/engine/lease';
import { type RecoveredState, recoverExchange } from '../store/engine/recovery';
import { HistoryLookup } from './historyLookup';

const RECOVERY_PAUSE_MS = 100;
const RECOVERY_PAUSE_MAX_MS = 1_000;
/** Upper limit of the first pause before a rolled-back transaction is repeated. Each further limit is twice as high. */
const RETRY_PAUSE_MS = 20;

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
}

/** The server was stopped before its database answered again. */
export class RecoveryAborted extends Error {
  override readonly name = 'RecoveryAborted';
}

export class Writer {
  private connection: EngineConnection | undefined;
  private historyLookup: HistoryLookup | undefined;
  private epoch = 0;
  private isRecoveryAborted = false;
  /** The last time at which this server certainly held the lease. */
  private leaseProvedMs = Number.NEGATIVE_INFINITY;
  /** Closed connections that the database may still consider open, with the locks that they hold. */
  private readonly previousThreadIds = new Set<number>();

  constructor(private readonly options: WriterOptions) {}

  /**
   * Takes the lease and loads the tables. Throws `LeaseLost` if another server has the lease, `DatabaseError` if the
   * database does not answer.
   */
  async open(): Promise<RecoveredState> {
    const { database, commitTimeoutMs, holder, leaseMs } = this.options;
    const connection = await database.connect(commitTimeoutMs);
    try {
      this.epoch = await this.proveLease(() => acquireLease(connection, holder, leaseMs));
      const recovered = await this.loadExchange(connection);
      this.historyLookup = new HistoryLookup(await database.connect(commitTimeoutMs));
      this.connection = connection;
      return recovered;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  get leaseHeld(): boolean {
    return this.options.clock.nowMs() - this.leaseProvedMs < this.options.leaseMs;
  }

  /**
   * Finds what the tables hold about the commands and memory does not: everything that was committed before the call,
   * and possibly the effects of the batch that is being committed. Throws `DatabaseError`.
   */
  lookUpHistory(commands: readonly Command[], exchange: Exchange): Promise<CommandHistory> {
    return assertPresent(this.historyLookup, 'the history lookup').find(commands, exchange);
  }

  prepareBatch(batch: Omit<Batch, 'epoch'>): PreparedBatch {
    return prepareBatch({ ...batch, epoch: this.epoch }, this.options.leaseMs);
  }

  /**
   * Commits one batch. Repeats a transaction that the database itself rolled back, a limited number of times. Throws
   * `DatabaseError` or `LeaseLost`.
   */
  async commit(batch: PreparedBatch): Promise<void> {
    const connection = assertPresent(this.connection, 'the engine connection');
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.proveLease(() => commitBatch(connection, batch));
      } catch (error) {
        const canRetry =
          error instanceof DatabaseError && error.retryable && attempt < this.options.transactionRetriesMax;
        if (!canRetry) throw error;
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
    await this.proveLease(() => renewLease(connection, this.epoch, this.options.leaseMs));
    await assertLease(assertPresent(this.historyLookup, 'the history lookup').connection, this.epoch);
  }

  /**
   * Reconnects, repeating without a time limit until the database answers, and loads the tables. Throws `LeaseLost`,
   * `RecoveryAborted`, and any error that is not an outage.
   */
  async recover(): Promise<RecoveredState> {
    this.close();
    for (let pauseMs = RECOVERY_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, RECOVERY_PAUSE_MAX_MS)) {
      try {
        return await this.reconnect();
      } catch (error) {
        this.close();
        if (!(error instanceof DatabaseError) || error.violation) throw error;
        if (this.isRecoveryAborted) throw new RecoveryAborted('the server is stopping');
        this.options.log.warn({ err: error }, 'the database does not answer; recovery is retried');
        await pause(this.options.eventLoop, pauseMs);
      }
    }
  }

  /** Makes `recover` give up after its next failed attempt. */
  abortRecovery(): void {
    this.isRecoveryAborted = true;
  }

  /** Releases the lease, so that the next server can start at once, and closes the connections. */
  async releaseLease(): Promise<void> {
    if (this.connection !== undefined) await releaseLease(this.connection, this.epoch).catch(() => undefined);
    this.close();
  }

  close(): void {
    this.historyLookup?.connection.close();
    this.historyLookup = undefined;
    if (this.connection === undefined) return;
    this.previousThreadIds.add(this.connection.threadId);
    this.connection.close();
    this.connection = undefined;
  }

  private async reconnect(): Promise<RecoveredState> {
    const { database, holder, commitTimeoutMs, leaseMs } = this.options;
    const connection = await database.connect(commitTimeoutMs);
    this.connection = connection;
    for (const threadId of this.previousThreadIds) {
      if (threadId !== connection.threadId) await killConnection(connection, threadId);
      this.previousThreadIds.delete(threadId);
    }
    this.epoch = await this.proveLease(() => resumeLease(connection, holder, leaseMs));
    this.historyLookup = new HistoryLookup(await database.connect(commitTimeoutMs));
    return await this.loadExchange(connection);
  }

  /**
   * Runs work that succeeds only if this server holds the lease, and that extends it from the time at which it began.
   */
  private async proveLease<T>(work: () => Promise<T>): Promise<T> {
    const startedMs = this.options.clock.nowMs();
    const result = await work();
    this.leaseProvedMs = startedMs;
    return result;
  }

  /**
   * Loads the tables, and throws `LeaseLost` if another server took the lease before they were read: the log may then
   * contain events of that server.
   */
  private async loadExchange(connection: EngineConnection): Promise<RecoveredState> {
    const recovered = await recoverExchange(connection);
    if (recovered.epoch !== this.epoch)
      throw new LeaseLost('another server took the lease while this one loaded the tables');
    return recovered;
  }
}
