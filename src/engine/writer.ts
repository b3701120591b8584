/**
 * The engine's hold on the tables: one lease, whole batches on a connection of their own, questions on another beside it, and reading everything back when a batch
 * failed.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import type { Command } from '../core/commands';
import type { Exchange } from '../core/exchange';
import { present } from '../core/values/assert';
import { type EventLoop, pause } from '../eventLoop';
import { DatabaseError } from '../store/connection/databaseError';
import { type EngineConnection, type EngineDatabase, killConnection } from '../store/connection/engineConnection';
import { type Batch, commitBatch, type PreparedBatch, prepareBatch } from '../store/engine/batch';
import type { CommandHistory } from '../store/engine/commandHistory';
import { acquireLease, assertLease, LeaseLost, releaseLease, renewLease, resumeLease } from '../store/engine/lease';
import { type RecoveredState, recoverExchange } from '../store/engine/recovery';
import { HistoryLookup } from './historyLookup';

const RECOVERY_PAUSE_MS = 100;
const RECOVERY_PAUSE_MAX_MS = 1_000;
/** The first pause before a rolled-back transaction is run again; each further one is up to twice as long. */
const RETRY_PAUSE_MS = 20;

export interface WriterOptions {
  readonly database: EngineDatabase;
  readonly clock: Clock;
  readonly eventLoop: EventLoop;
  /** From 0 up to 1: two transactions that met once shall not meet again. */
  readonly random: () => number;
  readonly log: Logger;
  /** Who we are, for whoever finds the lease taken. */
  readonly holder: string;
  readonly commitTimeoutMs: number;
  readonly leaseMs: number;
  readonly transactionRetriesMax: number;
}

/** The server was stopped before its database came back. */
export class RecoveryAborted extends Error {
  override readonly name = 'ReadBackEnded';
}

export class Writer {
  private connection: EngineConnection | undefined;
  private historyLookup: HistoryLookup | undefined;
  private epoch = 0;
  private isEnding = false;
  /** The last time at which the lease was ours for certain. */
  private leaseProvedMs = Number.NEGATIVE_INFINITY;
  /** Connections of ours that the database may still think alive, with what they hold locked. */
  private readonly previousThreadIds = new Set<number>();

  constructor(private readonly options: WriterOptions) {}

  /** Takes the lease and reads the tables. Throws `LeaseLost` when another server has it, `DatabaseError` when there is no database. */
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

  /** What the tables know of these and memory does not: all that was committed before it was asked for, and perhaps what is being committed. Throws `DatabaseError`. */
  lookUpHistory(commands: readonly Command[], exchange: Exchange): Promise<CommandHistory> {
    return present(this.historyLookup, 'who asks the tables').find(commands, exchange);
  }

  prepareBatch(batch: Omit<Batch, 'epoch'>): PreparedBatch {
    // The spread last: see `BatchDecider`.
    return prepareBatch({ epoch: this.epoch, ...batch }, this.options.leaseMs);
  }

  /** What the database rolled back by itself is run again, whole and bounded. Throws `DatabaseError` or `LeaseLost`. */
  async commit(text: PreparedBatch): Promise<void> {
    const connection = present(this.connection, 'the engine connection');
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.proveLease(() => commitBatch(connection, text));
      } catch (error) {
        const again = error instanceof DatabaseError && error.retryable && attempt < this.options.transactionRetriesMax;
        if (!again) throw error;
        await pause(this.options.eventLoop, this.options.random() * RETRY_PAUSE_MS * 2 ** attempt);
      }
    }
  }

  /** Keeps the lease while nothing is written, and both connections: databases, and networks between, end one that is not used. */
  async renew(): Promise<void> {
    const connection = present(this.connection, 'the engine connection');
    await this.proveLease(() => renewLease(connection, this.epoch, this.options.leaseMs));
    await assertLease(present(this.historyLookup, 'who asks the tables').connection, this.epoch);
  }

  /** Tries until the database answers, however long; resolves to what the tables say. Throws `LeaseLost`, `ReadBackEnded`, and whatever is a fault of ours. */
  async recover(): Promise<RecoveredState> {
    this.close();
    for (let pauseMs = RECOVERY_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, RECOVERY_PAUSE_MAX_MS)) {
      try {
        return await this.reconnect();
      } catch (error) {
        this.close();
        if (!(error instanceof DatabaseError) || error.violation) throw error;
        if (this.isEnding) throw new RecoveryAborted('the server stops');
        this.options.log.warn({ err: error }, 'the database does not answer yet');
        await pause(this.options.eventLoop, pauseMs);
      }
    }
  }

  /** Whoever waits for the database waits no longer than for the next try. */
  abortRecovery(): void {
    this.isEnding = true;
  }

  /** Lets the next server start at once. */
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

  /** What succeeds only where the lease is ours, and makes it last from then on. */
  private async proveLease<T>(work: () => Promise<T>): Promise<T> {
    const beganMs = this.options.clock.nowMs();
    const result = await work();
    this.leaseProvedMs = beganMs;
    return result;
  }

  /** What was read is ours to go on from only if nobody took the lease before: what the log says beyond our last batch would then be another's. */
  private async loadExchange(connection: EngineConnection): Promise<RecoveredState> {
    const recovered = await recoverExchange(connection);
    if (recovered.epoch !== this.epoch) throw new LeaseLost('another server took the lease while the tables were read');
    return recovered;
  }
}
