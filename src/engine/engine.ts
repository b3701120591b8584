/**
 * The single writer: takes what waits as one batch, decides it in memory, commits it in one transaction, and only then
 * tells. While one batch is committed the next is decided, no further; it is sent when that one is durable. A commit that fails or whose outcome is unknown
 * drops the memory, with whatever was decided since, and reads it back; there is no undo.
 */
import { present } from '../core/assert';
import type { OrderBook } from '../core/book';
import { bookHash } from '../core/bookHash';
import type { Command, CreateOrder } from '../core/commands';
import { previewOrder } from '../core/decide';
import type { EngineEvent } from '../core/events';
import type { Exchange } from '../core/exchange';
import type { Side } from '../core/model';
import type { OnceKey } from '../core/onceKeys';
import { DatabaseError } from '../store/databaseError';
import { LeaseLost } from '../store/lease';
import { findOutcomes } from '../store/past';
import type { Recovered } from '../store/recovery';
import type { Cancel } from '../eventLoop';
import { type AuditOptions, type AuditReport, audit } from './audit/audit';
import type { MemoryView } from './audit/memory';
import { CommittedState } from './committed';
import { replayOf } from './decider';
import { BatchLine, type Decided } from './line';
import type { EngineObserver } from './observer';
import { CommandQueue, type QueueLimits, TICK_MS } from './queue';
import {
  type Balance,
  type Committed,
  type Engine,
  Outage,
  type Outcome,
  type Preview,
  type RestingOrder,
  type RestingOrders,
} from './types';
import { ReadBackEnded, Writer, type WriterOptions } from './writer';

/** The lease is renewed this often while it lasts. */
const BEATS_PER_LEASE = 3;
const NO_DATABASE = 'The exchange cannot reach its database. Nothing was done; try again.';
const UNKNOWN = 'The exchange cannot reach its database. The outcome is not known; ask again with the same key.';

export interface EngineOptions extends WriterOptions, QueueLimits {
  /** The engine has stopped for good: a broken invariant, or another server took over. */
  readonly onFatal: (error: Error) => void;
  readonly observer?: EngineObserver | undefined;
}

export class ExchangeEngine implements Engine {
  private readonly queue: CommandQueue;
  private readonly line: BatchLine;
  private readonly inspections: (() => Promise<void>)[] = [];
  private readonly listeners = new Set<(events: readonly EngineEvent[]) => void>();
  private timers: Cancel[] = [];
  private state: 'starting' | 'running' | 'recovering' | 'stopped' = 'starting';
  private exchange: Exchange | undefined;
  private view = new CommittedState();
  private settledMs = 0;
  /** What is being done, and whether nothing else may be. */
  private underWay = 0;
  private isAlone = false;
  /** What went wrong, once all that was under way has ended. */
  private fault: Error | undefined;
  private readonly idle: (() => void)[] = [];
  /** Who has read the tables while a batch was being committed. */
  private readonly readers: (() => void)[] = [];
  /** How often batches were dropped since the start. */
  private failures = 0;
  private lastAudit: Promise<unknown> = Promise.resolve();
  private renewalDue = false;
  private turnDue = false;

  constructor(
    private readonly options: EngineOptions,
    private readonly writer = new Writer(options),
  ) {
    this.queue = new CommandQueue(options);
    this.line = new BatchLine({
      ...options,
      queue: this.queue,
      writer,
      memory: () =>
        this.fault === undefined
          ? { exchange: present(this.exchange, 'the exchange'), sinceMs: this.settledMs }
          : undefined,
      onDurable: (decided) => {
        // What is decided is on its way before callers are told.
        this.goOn();
        this.tell(decided);
      },
    });
  }

  /** Throws `LeaseLost` when another server writes to this database, `DatabaseError` when there is no database. */
  async start(): Promise<void> {
    this.remember(await this.writer.open());
    this.state = 'running';
    const { eventLoop: timers, leaseMs } = this.options;
    this.timers = [
      timers.every(TICK_MS, () => this.queue.expire()),
      timers.every(leaseMs / BEATS_PER_LEASE, () => this.beat()),
    ];
  }

  /** Finishes what it has, and frees the lease; a database that is away is not waited for. */
  async stop(): Promise<void> {
    this.writer.readBackNoMore();
    this.goOn();
    if (this.underWay > 0) await new Promise<void>((resolve) => this.idle.push(resolve));
    for (const cancel of this.timers) cancel();
    if (this.state === 'stopped') return;
    this.state = 'stopped';
    this.queue.rejectAll(new Outage('not_done', 'The exchange is stopping. Nothing was done; try again.'));
    await this.writer.giveUp();
  }

  get ready(): boolean {
    return this.state === 'running';
  }

  /** Commands that wait for their turn. */
  get queued(): number {
    return this.queue.length;
  }

  get openOrders(): number {
    return this.exchange?.orders.size ?? 0;
  }

  get leaseHeld(): boolean {
    return this.writer.leaseHeld;
  }

  get hasRoom(): boolean {
    return this.queue.hasRoom;
  }

  get committed(): Committed {
    return this.view;
  }

  async told<Found>(reading: Promise<Found>): Promise<Found> {
    const { failures } = this;
    const found = await reading;
    if (this.line.isCommitting) await new Promise<void>((resolve) => this.readers.push(resolve));
    if (this.failures !== failures) throw new Outage('not_done', NO_DATABASE);
    return found;
  }

  async execute(command: Command): Promise<Outcome> {
    if (this.state !== 'running') throw new Outage('not_done', NO_DATABASE);
    const outcome = this.queue.push(command);
    if (this.queue.length < this.options.batchCommandsMax) this.goOnWithTurn();
    else this.goOn();
    return outcome;
  }

  async recall({ key, fingerprint }: OnceKey): Promise<Outcome | undefined> {
    try {
      const past = (await this.told(findOutcomes(this.options.database, [key]))).get(key);
      return past && replayOf(past, fingerprint);
    } catch (error) {
      this.options.log.warn({ err: error }, 'looking up a request key failed');
      throw new Outage('not_done', NO_DATABASE);
    }
  }

  preview(command: CreateOrder): Promise<Preview> {
    return this.inspect(async (exchange) => ({
      sequence: exchange.sequence,
      decision: previewOrder(exchange, command, Math.max(exchange.timeMs, this.options.clock.nowMs())),
      balances: balancesFor(exchange, command),
    }));
  }

  restingOrders(symbol: string, limit: number): Promise<RestingOrders> {
    return this.inspect(async (exchange) => {
      const book = exchange.book(symbol);
      return { bids: firstOrders(book, 'buy', limit), asks: firstOrders(book, 'sell', limit) };
    });
  }

  audit(): Promise<AuditReport> {
    return this.observed((exchange, onSnapshot) => ({ memory: () => this.inMemory(exchange), onSnapshot }));
  }

  /** Of what was just read, before the first command comes: memory is that very reading, and is not compared with itself. */
  auditStart(): Promise<AuditReport> {
    return this.observed((exchange, onSnapshot) => ({ exchange, onSnapshot }));
  }

  /** One after the other: whoever asks again, because the first took longer than a request may, has only to wait for the mark that it leaves. */
  private observed(how: (exchange: Exchange, onSnapshot: () => void) => Partial<AuditOptions>): Promise<AuditReport> {
    const { database, observer } = this.options;
    const audited = this.lastAudit.then(async () => {
      const report = await this.inspect((exchange, goOn) => audit({ database, since: 'mark', ...how(exchange, goOn) }));
      observer?.audited(report);
      return report;
    });
    this.lastAudit = audited.catch(() => undefined);
    return audited;
  }

  subscribe(listener: (events: readonly EngineEvent[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  settledThroughMs(): number {
    const { oldestMs } = this.line;
    if (oldestMs !== undefined) this.settledMs = Math.max(this.settledMs, oldestMs);
    else if (this.state === 'running') this.settledMs = Math.max(this.settledMs, this.options.clock.nowMs());
    return this.settledMs;
  }

  /** Runs `look` when all that was decided is told, so that memory is what is committed; the next batch waits until it ends or calls `goOn`. */
  private inspect<T>(look: (exchange: Exchange, goOn: () => void) => Promise<T>): Promise<T> {
    if (this.state !== 'running') return Promise.reject(new Outage('not_done', NO_DATABASE));
    return new Promise((resolve, reject) => {
      const inspection = (goOn: () => void) =>
        look(present(this.exchange, 'the exchange'), goOn).then(resolve, reject).finally(goOn);
      this.inspections.push(() => new Promise((goOn) => void inspection(goOn)));
      this.goOn();
    });
  }

  private inMemory(exchange: Exchange): MemoryView {
    // The rolling windows have moved on to the last decision and to the last question, even where the clock has gone back since.
    const nowMs = Math.max(exchange.timeMs, this.view.askedMs, this.options.clock.nowMs());
    return {
      sequence: exchange.sequence,
      bookHash: bookHash(exchange),
      nowMs,
      tickers: new Map(
        Array.from(exchange.rules.symbols.keys(), (symbol) => [symbol, this.view.ticker(symbol, nowMs)]),
      ),
      balances: new Map(Array.from(exchange.accounts.all(), (account) => [account.id, account.balance])),
      openWithdrawals: [Array.from(exchange.openWithdrawals.all()), Array.from(this.view.openWithdrawals())],
      withdrawalUse: exchange.withdrawalUse.allUsed(nowMs),
    };
  }

  private beat(): void {
    this.renewalDue = true;
    this.goOn();
  }

  /** What comes in one turn of the event loop is one batch: begun at the first command, it would be a batch of that one alone. A whole batch does not wait. */
  private goOnWithTurn(): void {
    if (this.turnDue) return;
    this.turnDue = true;
    this.options.eventLoop.nextTurn(() => {
      this.turnDue = false;
      this.goOn();
    });
  }

  /** Begins whatever may begin now. All that ends comes here again. */
  private goOn(): void {
    if (this.isAlone) return;
    if (this.state === 'running' && this.fault === undefined) {
      if (this.line.mayCommit) this.begin(this.line.commitNext());
      if (this.inspections.length === 0 && !this.renewalDue && this.line.mayTake)
        this.begin(this.line.decideNext(present(this.exchange, 'the exchange')));
    }
    if (this.underWay > 0) return;
    const alone = this.nextAlone();
    if (alone === undefined) return this.noteIdle();
    this.isAlone = true;
    this.begin(
      alone().finally(() => {
        this.isAlone = false;
      }),
    );
  }

  private begin(work: Promise<void>): void {
    this.underWay += 1;
    const ended = (): void => {
      this.underWay -= 1;
      this.goOn();
    };
    work.then(ended, (error: Error) => {
      // Two may fail together; what is no outage counts.
      if (this.fault === undefined || !isOutage(error)) this.fault = error;
      ended();
    });
  }

  /** What nothing else goes on beside, in the order of urgency. */
  private nextAlone(): (() => Promise<void>) | undefined {
    const { fault } = this;
    if (fault !== undefined) return () => this.failed(fault);
    if (this.state !== 'running') return undefined;
    return this.inspections.shift() ?? (this.renewalDue ? () => this.renew() : undefined);
  }

  private noteIdle(): void {
    for (const resolve of this.idle.splice(0)) resolve();
  }

  private tell({ batch, outcomes }: Decided): void {
    this.view.apply(batch.events, batch.klines);
    this.announce(batch.events);
    for (const [pending, outcome] of outcomes) pending.resolve(outcome);
    for (const resolve of this.readers.splice(0)) resolve();
  }

  private announce(events: readonly EngineEvent[]): void {
    if (events.length === 0) return;
    for (const listener of this.listeners) {
      try {
        listener(events);
      } catch (error) {
        this.options.log.error({ err: error }, 'a listener to committed events failed');
      }
    }
  }

  private async renew(): Promise<void> {
    this.renewalDue = false;
    await this.writer.renew();
  }

  /** An outage is waited out and the truth read back; anything else ends the engine. */
  private async failed(error: Error): Promise<void> {
    const { failed, inDoubt } = this.line.drop();
    this.failures += 1;
    for (const resolve of this.readers.splice(0)) resolve();
    const unknown = new Outage('unknown', UNKNOWN);
    this.fault = undefined;
    if (!isOutage(error)) {
      if (inDoubt) this.queue.rejectTaken(unknown);
      return this.stopForGood(error);
    }
    this.options.log.warn({ err: error }, 'a batch failed; reading the exchange back');
    this.state = 'recovering';
    try {
      this.remember(await this.writer.readBack());
    } catch (lost) {
      // Only the tables know, and this server reads them no more.
      if (inDoubt) this.queue.rejectTaken(unknown);
      return lost instanceof ReadBackEnded ? undefined : this.stopForGood(lost as Error);
    }
    this.state = 'running';
    this.options.log.info({ sequence: this.exchange?.sequence }, 'the exchange is read back');
    this.resolveFailed(failed);
  }

  /** What the tables say of the batch is what its callers are told. None after it was sent. */
  private resolveFailed(failed: Decided | undefined): void {
    const events = failed?.batch.events ?? [];
    const last = events[events.length - 1];
    const committed = last !== undefined && present(this.exchange, 'the exchange').sequence >= last.sequence;
    if (failed !== undefined && committed) {
      this.announce(events);
      for (const [pending, outcome] of failed.outcomes) pending.resolve(outcome);
    }
    this.queue.rejectTaken(new Outage('not_done', 'The database failed. Nothing was done; try again.'));
  }

  private remember(recovered: Recovered): void {
    this.exchange = recovered.exchange;
    // What stands in the tables has been told, and time goes on from there, whatever the clock says now.
    this.settledMs = Math.max(this.settledMs, recovered.exchange.timeMs);
    this.view = CommittedState.from(recovered);
  }

  private stopForGood(error: Error): void {
    this.state = 'stopped';
    for (const cancel of this.timers) cancel();
    this.writer.close();
    const answer =
      error instanceof LeaseLost
        ? new Outage('not_done', 'Another server has taken over. Nothing was done; try again.')
        : error;
    this.queue.rejectAll(answer);
    this.options.onFatal(error);
  }
}

/** Waited out; anything else is a fault of ours, or another server's word. */
function isOutage(error: Error): error is DatabaseError {
  return error instanceof DatabaseError && !error.violation;
}

function balancesFor({ rules, accounts }: Exchange, { symbol, trader: { userId } }: CreateOrder): Map<string, Balance> {
  const listed = rules.symbols.get(symbol);
  const assets = listed === undefined ? [] : [listed.base, listed.quote];
  return new Map(
    assets.map((asset) => [
      asset,
      { available: accounts.balance(userId, asset, 'available'), held: accounts.balance(userId, asset, 'held') },
    ]),
  );
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
