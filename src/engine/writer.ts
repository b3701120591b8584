/**
 * The engine's hold on the tables: one lease, whole batches on a connection of their own, questions on another beside it, and reading everything back when a batch
 * failed.
 */
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { present } from '../core/assert';
import type { Command } from '../core/commands';
import type { Exchange } from '../core/exchange';
import { type Batch, type BatchText, batchText, commitBatch } from '../store/batch';
import { type EngineConnection, type EngineDatabase, endConnection } from '../store/connection';
import { DatabaseError } from '../store/databaseError';
import { assertLease, giveUpLease, LeaseLost, renewLease, resumeLease, takeLease } from '../store/lease';
import type { Past } from '../store/past';
import { type Recovered, readExchange } from '../store/recovery';
import { pause, type EventLoop } from '../eventLoop';
import { Asker } from './asker';

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
export class ReadBackEnded extends Error {
  override readonly name = 'ReadBackEnded';
}

export class Writer {
  private connection: EngineConnection | undefined;
  private asker: Asker | undefined;
  private epoch = 0;
  private isEnding = false;
  /** The last time at which the lease was ours for certain. */
  private leaseProvedMs = Number.NEGATIVE_INFINITY;
  /** Connections of ours that the database may still think alive, with what they hold locked. */
  private readonly former = new Set<number>();

  constructor(private readonly options: WriterOptions) {}

  /** Takes the lease and reads the tables. Throws `LeaseLost` when another server has it, `DatabaseError` when there is no database. */
  async open(): Promise<Recovered> {
    const { database, commitTimeoutMs, holder, leaseMs } = this.options;
    const connection = await database.connect(commitTimeoutMs);
    try {
      this.epoch = await this.proving(() => takeLease(connection, holder, leaseMs));
      const recovered = await this.readAll(connection);
      this.asker = new Asker(await database.connect(commitTimeoutMs));
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
  readPast(commands: readonly Command[], exchange: Exchange): Promise<Past> {
    return present(this.asker, 'who asks the tables').ask(commands, exchange);
  }

  textOf(batch: Omit<Batch, 'epoch'>): BatchText {
    // The spread last: see `BatchDecider`.
    return batchText({ epoch: this.epoch, ...batch }, this.options.leaseMs);
  }

  /** What the database rolled back by itself is run again, whole and bounded. Throws `DatabaseError` or `LeaseLost`. */
  async commit(text: BatchText): Promise<void> {
    const connection = present(this.connection, 'the engine connection');
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await this.proving(() => commitBatch(connection, text));
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
    await this.proving(() => renewLease(connection, this.epoch, this.options.leaseMs));
    await assertLease(present(this.asker, 'who asks the tables').connection, this.epoch);
  }

  /** Tries until the database answers, however long; resolves to what the tables say. Throws `LeaseLost`, `ReadBackEnded`, and whatever is a fault of ours. */
  async readBack(): Promise<Recovered> {
    this.close();
    for (let pauseMs = RECOVERY_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, RECOVERY_PAUSE_MAX_MS)) {
      try {
        return await this.reconnect();
      } catch (error) {
        this.close();
        if (!(error instanceof DatabaseError) || error.violation) throw error;
        if (this.isEnding) throw new ReadBackEnded('the server stops');
        this.options.log.warn({ err: error }, 'the database does not answer yet');
        await pause(this.options.eventLoop, pauseMs);
      }
    }
  }

  /** Whoever waits for the database waits no longer than for the next try. */
  readBackNoMore(): void {
    this.isEnding = true;
  }

  /** Lets the next server start at once. */
  async giveUp(): Promise<void> {
    if (this.connection !== undefined) await giveUpLease(this.connection, this.epoch).catch(() => undefined);
    this.close();
  }

  close(): void {
    this.asker?.connection.close();
    this.asker = undefined;
    if (this.connection === undefined) return;
    this.former.add(this.connection.threadId);
    this.connection.close();
    this.connection = undefined;
  }

  private async reconnect(): Promise<Recovered> {
    const { database, holder, commitTimeoutMs, leaseMs } = this.options;
    const connection = await database.connect(commitTimeoutMs);
    this.connection = connection;
    for (const threadId of this.former) {
      if (threadId !== connection.threadId) await endConnection(connection, threadId);
      this.former.delete(threadId);
    }
    this.epoch = await this.proving(() => resumeLease(connection, holder, leaseMs));
    this.asker = new Asker(await database.connect(commitTimeoutMs));
    return await this.readAll(connection);
  }

  /** What succeeds only where the lease is ours, and makes it last from then on. */
  private async proving<T>(work: () => Promise<T>): Promise<T> {
    const beganMs = this.options.clock.nowMs();
    const result = await work();
    this.leaseProvedMs = beganMs;
    return result;
  }

  /** What was read is ours to go on from only if nobody took the lease before: what the log says beyond our last batch would then be another's. */
  private async readAll(connection: EngineConnection): Promise<Recovered> {
    const recovered = await readExchange(connection);
    if (recovered.epoch !== this.epoch) throw new LeaseLost('another server took the lease while the tables were read');
    return recovered;
  }
}
