/**
 * The single writer: takes what waits as one batch, decides it in memory, commits it in one transaction, and only then
 * tells. A commit that fails or whose outcome is unknown drops the memory and reads it back; there is no undo.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../clock';
import { present } from '../core/assert';
import type { OrderBook } from '../core/book';
import { bookHash } from '../core/bookHash';
import type { Command, CreateOrder, OnceKey } from '../core/commands';
import { previewOrder } from '../core/decide';
import type { EngineEvent } from '../core/events';
import type { Exchange } from '../core/exchange';
import type { Side } from '../core/model';
import { commitBatch } from '../store/batch';
import { DatabaseError, EngineConnection } from '../store/connection';
import { giveUpLease, LeaseLost, renewLease, resumeLease, takeLease } from '../store/lease';
import { findOrderOwners, findOutcomes } from '../store/past';
import { readExchange } from '../store/recovery';
import { type AuditReport, audit } from './audit/audit';
import type { MemoryView } from './audit/memory';
import { CommittedState } from './committed';
import { BatchDecider, type Past, replayOf } from './decider';
import { CommandQueue, type Pending, TICK_MS } from './queue';
import { type Committed, type Engine, Outage, type Outcome, type Preview, type RestingOrder, type RestingOrders } from './types';

/** A batch takes no further command once it holds this many trades, so that one transaction stays small. */
const BATCH_TRADES_MAX = 4_000;
const NO_DATABASE = 'The exchange cannot reach its database. Nothing was done; try again.';
const RECOVERY_PAUSE_MS = 100;
const RECOVERY_PAUSE_MAX_MS = 1_000;

export interface EngineOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  /** Who we are, for whoever finds the lease taken. */
  readonly holder: string;
  readonly queueCommandsMax: number;
  readonly batchCommandsMax: number;
  readonly commandDeadlineMs: number;
  readonly commitTimeoutMs: number;
  readonly leaseMs: number;
  readonly queryTimeoutMs: number;
  readonly transactionRetriesMax: number;
  /** The engine has stopped for good: a broken invariant, or another server took over. */
  readonly onFatal: (error: Error) => void;
}

interface Decided {
  readonly batch: BatchDecider;
  readonly outcomes: readonly (readonly [Pending, Outcome])[];
}

export class ExchangeEngine implements Engine {
  private readonly queue: CommandQueue;
  private readonly listeners = new Set<(events: readonly EngineEvent[]) => void>();
  private state: 'starting' | 'running' | 'recovering' | 'stopped' = 'starting';
  private connection: EngineConnection | undefined;
  private exchange: Exchange | undefined;
  private view = new CommittedState();
  private epoch = 0;
  private settledMs = 0;
  /** Time of the batch under way, or null between batches. */
  private batchTimeMs: number | null = null;
  private work: Promise<void> | undefined;
  private renewalDue = false;
  private readonly inspections: (() => Promise<void>)[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(private readonly options: EngineOptions) {
    this.queue = new CommandQueue(options.queueCommandsMax, options.commandDeadlineMs);
  }

  /** Takes the lease and reads the tables. Throws `LeaseLost` when another server has it, `DatabaseError` when there is no database. */
  async start(): Promise<void> {
    const connection = await EngineConnection.open(this.options.database, this.options.commitTimeoutMs);
    try {
      this.epoch = await takeLease(connection, this.options.holder, this.options.leaseMs);
      await this.readBack(connection);
    } catch (error) {
      connection.close();
      throw error;
    }
    this.connection = connection;
    this.state = 'running';
    this.timers.push(setInterval(() => this.queue.expire(), TICK_MS));
    this.timers.push(setInterval(() => this.beat(), this.options.leaseMs / 3));
  }

  /** Takes no more commands, finishes those it has, and frees the lease. */
  async stop(): Promise<void> {
    while (this.work !== undefined) await this.work;
    for (const timer of this.timers) clearInterval(timer);
    if (this.state === 'stopped') return;
    this.state = 'stopped';
    this.queue.rejectAll(new Outage('not_done', 'The exchange is stopping. Nothing was done; try again.'));
    if (this.connection !== undefined) await giveUpLease(this.connection, this.epoch).catch(() => undefined);
    this.connection?.close();
  }

  get ready(): boolean {
    return this.state === 'running';
  }

  get committed(): Committed {
    return this.view;
  }

  async execute(command: Command): Promise<Outcome> {
    if (this.state !== 'running') throw new Outage('not_done', NO_DATABASE);
    const outcome = this.queue.push(command);
    this.wake();
    return outcome;
  }

  async recall({ key, fingerprint }: OnceKey): Promise<Outcome | undefined> {
    const { database, queryTimeoutMs } = this.options;
    const rows = async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      ((await database.raw(sql, values as Knex.Value[]).timeout(queryTimeoutMs)) as [Row[]])[0];
    try {
      const past = (await findOutcomes({ rows }, [key])).get(key);
      return past && replayOf(past, fingerprint);
    } catch (error) {
      this.options.log.warn({ err: error }, 'looking up a request key failed');
      throw new Outage('not_done', NO_DATABASE);
    }
  }

  preview(command: CreateOrder): Promise<Preview> {
    return this.inspect(async (goOn) => {
      const exchange = present(this.exchange, 'the exchange');
      goOn();
      return { sequence: exchange.sequence, decision: previewOrder(exchange, command, Math.max(exchange.timeMs, this.options.clock.nowMs())) };
    });
  }

  restingOrders(symbol: string, limit: number): Promise<RestingOrders> {
    return this.inspect(async (goOn) => {
      const book = present(this.exchange, 'the exchange').book(symbol);
      goOn();
      return { bids: firstOrders(book, 'buy', limit), asks: firstOrders(book, 'sell', limit) };
    });
  }

  /** Audits tables and memory at one position of the log; the writer waits only until the snapshot stands. */
  audit(): Promise<AuditReport> {
    const { database, clock } = this.options;
    return this.inspect((goOn) => audit({ database, nowMs: clock.nowMs(), memory: () => this.inMemory(), onSnapshot: goOn }));
  }

  /** Runs `look` between two batches, when memory is what is committed; the next batch waits until it calls `goOn` or ends. */
  private inspect<T>(look: (goOn: () => void) => Promise<T>): Promise<T> {
    if (this.state !== 'running') return Promise.reject(new Outage('not_done', NO_DATABASE));
    return new Promise((resolve, reject) => {
      this.inspections.push(
        () =>
          new Promise((goOn) => {
            look(goOn).then(resolve, reject).finally(goOn);
          }),
      );
      this.wake();
    });
  }

  private inMemory(): MemoryView {
    const exchange = present(this.exchange, 'the exchange');
    const nowMs = this.options.clock.nowMs();
    return {
      sequence: exchange.sequence,
      bookHash: bookHash(exchange),
      nowMs,
      tickers: new Map(Array.from(exchange.rules.symbols.keys(), (symbol) => [symbol, this.view.ticker(symbol, nowMs)])),
      balances: new Map(Array.from(exchange.accounts.all(), (account) => [account.id, account.balance])),
    };
  }

  subscribe(listener: (events: readonly EngineEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  settledThroughMs(): number {
    if (this.batchTimeMs !== null) this.settledMs = Math.max(this.settledMs, this.batchTimeMs);
    else if (this.state === 'running') this.settledMs = Math.max(this.settledMs, this.options.clock.nowMs());
    return this.settledMs;
  }

  private beat(): void {
    this.renewalDue = true;
    this.wake();
  }

  private wake(): void {
    if (this.work !== undefined || this.state !== 'running') return;
    this.work = this.workOff().finally(() => {
      this.work = undefined;
      // Whatever came in between the last look and now.
      if (this.queue.length > 0 || this.inspections.length > 0) this.wake();
    });
  }

  private async workOff(): Promise<void> {
    while (this.state === 'running') {
      const inspection = this.inspections.shift();
      if (inspection !== undefined) await inspection();
      else if (this.queue.length > 0) await this.runBatch();
      else if (this.renewalDue) await this.renew();
      else return;
    }
  }

  private async runBatch(): Promise<void> {
    const taken = this.queue.take(this.options.batchCommandsMax);
    let decided: Decided | undefined;
    try {
      const past = await this.readPast(taken);
      decided = this.decide(taken, past);
      if (decided.batch.events.length > 0) await this.commit(decided.batch);
    } catch (error) {
      await this.failed(error as Error, decided);
      return;
    }
    this.renewalDue = false;
    this.tell(decided);
  }

  private async readPast(taken: readonly Pending[]): Promise<Past> {
    const connection = present(this.connection, 'the engine connection');
    const keys = taken.flatMap(({ command }) => command.once.map((once) => once.key));
    const orderIds = taken.flatMap(({ command }) => (command.type === 'cancel_order' || command.type === 'amend_order' ? [command.orderId] : []));
    const outcomes = await findOutcomes(connection, keys);
    const owners = await findOrderOwners(connection, orderIds);
    const { orders } = present(this.exchange, 'the exchange');
    return { outcomes, closedOrders: new Map(Array.from(owners).filter(([id]) => !orders.has(id))) };
  }

  private decide(taken: readonly Pending[], past: Past): Decided {
    const exchange = present(this.exchange, 'the exchange');
    const timeMs = Math.max(exchange.timeMs, this.settledMs, this.options.clock.nowMs());
    exchange.timeMs = timeMs;
    this.batchTimeMs = timeMs;
    const batch = new BatchDecider(exchange, timeMs, past);
    const outcomes: [Pending, Outcome][] = [];
    for (const [index, pending] of taken.entries()) {
      if (batch.trades > BATCH_TRADES_MAX) {
        this.queue.putBack(taken.slice(index));
        break;
      }
      outcomes.push([pending, batch.decide(pending.command)]);
    }
    return { batch, outcomes };
  }

  /** Retries what the database rolled back by itself, whole and bounded. */
  private async commit(batch: BatchDecider): Promise<void> {
    const connection = present(this.connection, 'the engine connection');
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await commitBatch(connection, { epoch: this.epoch, events: batch.events, keys: batch.keys, klines: batch.klines }, this.options.leaseMs);
      } catch (error) {
        const again = error instanceof DatabaseError && error.retryable && attempt < this.options.transactionRetriesMax;
        if (!again) throw error;
        await pause(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  private tell({ batch, outcomes }: Decided): void {
    this.view.apply(batch.events, batch.klines);
    this.announce(batch.events);
    this.answer(outcomes);
  }

  private announce(events: readonly EngineEvent[]): void {
    this.batchTimeMs = null;
    if (events.length === 0) return;
    for (const listener of this.listeners) {
      try {
        listener(events);
      } catch (error) {
        this.options.log.error({ err: error }, 'a listener to committed events failed');
      }
    }
  }

  private answer(outcomes: Decided['outcomes']): void {
    for (const [pending, outcome] of outcomes) pending.resolve(outcome);
  }

  private async renew(): Promise<void> {
    this.renewalDue = false;
    try {
      await renewLease(present(this.connection, 'the engine connection'), this.epoch, this.options.leaseMs, present(this.exchange, 'the exchange').sequence);
    } catch (error) {
      await this.failed(error as Error, undefined);
    }
  }

  /** An outage is waited out and the truth read back; anything else ends the engine. */
  private async failed(error: Error, decided: Decided | undefined): Promise<void> {
    if (!(error instanceof DatabaseError) || error.violation) return this.stopForGood(error);
    this.options.log.warn({ err: error }, 'a batch failed; reading the exchange back');
    this.state = 'recovering';
    this.connection?.close();
    const recovered = await this.recover();
    if (!recovered) return;
    this.resolveFailed(decided);
  }

  /** What the tables say of the batch is what its callers are told. */
  private resolveFailed(decided: Decided | undefined): void {
    this.batchTimeMs = null;
    const events = decided?.batch.events ?? [];
    const last = events[events.length - 1];
    const committed = last !== undefined && present(this.exchange, 'the exchange').sequence >= last.sequence;
    if (decided !== undefined && (committed || events.length === 0)) {
      this.announce(events);
      this.answer(decided.outcomes);
    }
    this.queue.rejectTaken(new Outage('not_done', 'The database failed. Nothing was done; try again.'));
  }

  /** Resolves to true once memory is what the tables say; to false when another server writes now. */
  private async recover(): Promise<boolean> {
    for (let pauseMs = RECOVERY_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, RECOVERY_PAUSE_MAX_MS)) {
      try {
        const before = this.connection?.threadId;
        const connection = await EngineConnection.open(this.options.database, this.options.commitTimeoutMs);
        this.connection = connection;
        if (before !== undefined) await connection.end(before);
        await resumeLease(connection, this.epoch, this.options.leaseMs);
        await this.readBack(connection);
        this.state = 'running';
        this.options.log.info({ sequence: this.exchange?.sequence }, 'the exchange is read back');
        return true;
      } catch (error) {
        this.connection?.close();
        if (error instanceof LeaseLost) {
          this.stopForGood(error);
          return false;
        }
        this.options.log.warn({ err: error }, 'the database does not answer yet');
        await pause(pauseMs);
      }
    }
  }

  private async readBack(connection: EngineConnection): Promise<void> {
    const recovered = await readExchange(connection, this.options.clock.nowMs());
    this.exchange = recovered.exchange;
    this.view = CommittedState.from(recovered);
  }

  private stopForGood(error: Error): void {
    this.state = 'stopped';
    for (const timer of this.timers) clearInterval(timer);
    this.connection?.close();
    const answer = error instanceof LeaseLost ? new Outage('not_done', 'Another server has taken over. Nothing was done; try again.') : error;
    this.queue.rejectAll(answer);
    this.options.onFatal(error);
  }
}

function firstOrders(book: OrderBook, side: Side, limit: number): RestingOrder[] {
  const orders: RestingOrder[] = [];
  for (const level of book.levels(side)) {
    for (let order = level.first; order !== null; order = order.later) {
      if (orders.length === limit) return orders;
      orders.push({ price: level.price, remaining: order.remaining });
    }
  }
  return orders;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
