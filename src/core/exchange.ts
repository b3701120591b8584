/**
 * All state that decisions depend on, in memory: market rules, order books, open orders, balances, running klines and
 * the counters for new ids. Owned by the engine; recovered from the tables at start and after a failed commit.
 */

import { LedgerAccounts } from './ledger/ledgerAccounts';
import { OpenWithdrawals } from './ledger/openWithdrawals';
import { portalPurchaseOf, RollingPortalSpending } from './ledger/portalSpending';
import { RollingWithdrawalUsage } from './ledger/withdrawalUsage';
import { MarketRules } from './market/marketRules';
import type { EngineEvent } from './model/events';
import type { Life } from './model/lives';
import { KLINE_INTERVALS, type Kline, type KlineInterval, type Withdrawal } from './model/model';
import { CancelTimers } from './orders/cancelTimers';
import { MATCH_LIMITS } from './orders/matchLimits';
import { OpenOrders } from './orders/openOrders';
import type { Order } from './orders/order';
import { OrderBook, StopBook } from './orders/orderBook';
import type { MatchPlan } from './orders/planMatch';
import { SharedOrderTermsPool } from './orders/sharedOrderTerms';
import { assert, assertPresent } from './values/assert';
import type { Amount } from './values/decimal';
import { getOrCreate } from './values/getOrCreate';

export interface UnreadableRow {
  readonly table: string;
  readonly id: string;
  readonly reason: string;
}

export class Exchange {
  readonly accounts = new LedgerAccounts();
  readonly withdrawalUsage = new RollingWithdrawalUsage();
  readonly portalSpending = new RollingPortalSpending();
  readonly sharedOrderTerms = new SharedOrderTermsPool();
  readonly openWithdrawals = new OpenWithdrawals();
  /** Open orders by id. */
  readonly orders = new OpenOrders();
  /**
   * By symbol: the order that continues matching in the next event. Until it ends, nothing else is decided for that
   * book.
   */
  readonly unfinished = new Map<string, Order>();
  /**
   * By symbol: the rest of the match plan of an unfinished order that others see as one decision. The order ends within
   * the same transaction, so that the plan is never stored in a table.
   */
  private readonly unfinishedPlans = new Map<string, MatchPlan>();
  readonly cancelTimers = new CancelTimers();
  matchLimits = MATCH_LIMITS;
  /** Last trade id per symbol. */
  readonly lastTradeIds = new Map<string, number>();
  /** By symbol: number of events that changed its order book. */
  readonly bookUpdateIds = new Map<string, number>();
  /** Price of the last trade per symbol. */
  readonly lastPrices = new Map<string, Amount>();
  /** The newest kline that has a trade, per symbol and interval. */
  readonly klines = new Map<string, Map<KlineInterval, Kline>>();
  /**
   * Symbols whose longer klines already contain trades of the running minute, because an earlier version of the server
   * stored them with each trade. Until the minute ends they must be stored with each trade.
   */
  readonly storedMidMinute = new Set<string>();
  /**
   * Rows that could not be loaded because they contradict other rows. Memory without them can be read, but commands
   * must not be decided on it.
   */
  readonly unreadable: UnreadableRow[] = [];
  private readonly books = new Map<string, OrderBook>();
  private readonly stopBooks = new Map<string, StopBook>();

  /** The lives of the database (`core/model/lives`), oldest first. */
  lives: readonly Life[] = [];
  sequence = 0;
  /** Time of the last decision. The next decision is never earlier. */
  timeMs = 0;
  lastOrderId = 0;
  lastEntryId = 0;
  lastWithdrawalId = 0;
  lastDepositId = 0;

  constructor(readonly rules = new MarketRules()) {}

  book(symbol: string): OrderBook {
    return getOrCreate(this.books, symbol, () => new OrderBook());
  }

  stopBook(symbol: string): StopBook {
    return getOrCreate(this.stopBooks, symbol, () => new StopBook());
  }

  /** Ledger precision of the symbol's quote asset. */
  quotePrecision(symbol: string): number {
    const { quote } = assertPresent(this.rules.symbols.get(symbol), `symbol ${symbol}`);
    return assertPresent(this.rules.assets.get(quote), `asset ${quote}`).precision;
  }

  /**
   * Every number (order id, trade id and so on) that the exchange assigns now is greater than this one. It is also the
   * base of a new symbol's numbers.
   */
  get idsAfter(): number {
    return this.lives.at(-1)?.idsAfter ?? 0;
  }

  lastBookUpdateId(symbol: string): number {
    return this.bookUpdateIds.get(symbol) ?? this.idsAfter;
  }

  nextBookUpdateId(symbol: string): number {
    const id = this.lastBookUpdateId(symbol) + 1;
    this.bookUpdateIds.set(symbol, id);
    return id;
  }

  nextTradeId(symbol: string): number {
    const id = (this.lastTradeIds.get(symbol) ?? this.idsAfter) + 1;
    this.lastTradeIds.set(symbol, id);
    return id;
  }

  /** Adds an open order behind the others at its price. During recovery, to be called in the order of time priority. */
  addResting(order: Order): void {
    this.orders.set(order.id, order);
    this.book(order.symbol).add(order);
  }

  /** Adds an open order that waits for its stop price. */
  addWaiting(order: Order): void {
    this.orders.set(order.id, order);
    this.stopBook(order.symbol).add(order);
  }

  /** Adds an open order that is placed when the working order of its list is filled. */
  addPending(order: Order): void {
    this.orders.set(order.id, order);
  }

  /**
   * Adds an open order that has matched its share of one event and continues in the next one. `plan`: its remaining
   * matches, if they are planned already.
   */
  addUnfinished(order: Order, plan?: MatchPlan): void {
    assert(!this.unfinished.has(order.symbol), () => `two orders of ${order.symbol} match at the same time`);
    this.orders.set(order.id, order);
    this.unfinished.set(order.symbol, order);
    if (plan !== undefined) this.unfinishedPlans.set(order.symbol, plan);
  }

  /** Removes the unfinished order. Returns its remaining plan; undefined if its next matches are not planned yet. */
  removeUnfinished(order: Order): MatchPlan | undefined {
    assert(this.unfinished.get(order.symbol) === order, () => `order ${order.id} is not matching`);
    this.unfinished.delete(order.symbol);
    const plan = this.unfinishedPlans.get(order.symbol);
    this.unfinishedPlans.delete(order.symbol);
    return plan;
  }

  /**
   * Adds an open order to the book or to the waiting, pending or unfinished orders, according to its state. The rules
   * of `addResting` apply.
   */
  addOpen(order: Order): void {
    if (order.isUnfinished) this.addUnfinished(order);
    else if (order.isPending) this.addPending(order);
    else if (order.isWaiting) this.addWaiting(order);
    else this.addResting(order);
  }

  /** Records the state of a withdrawal at `nowMs`. */
  recordWithdrawal(withdrawal: Withdrawal, nowMs: number): void {
    this.withdrawalUsage.record(withdrawal, nowMs);
    this.openWithdrawals.update(withdrawal);
  }

  /** Records the purchase of an app, if the event contains one. */
  recordPurchase(event: EngineEvent): void {
    const purchase = portalPurchaseOf(event);
    if (purchase !== undefined) this.portalSpending.record(purchase);
  }

  lastKline(symbol: string, interval: KlineInterval): Kline | undefined {
    return this.klines.get(symbol)?.get(interval);
  }

  /** The newest kline of each interval, the one-minute kline first. Empty before the first trade. */
  newestKlines(symbol: string): Kline[] {
    return KLINE_INTERVALS.flatMap((interval) => this.lastKline(symbol, interval) ?? []);
  }

  setKline(kline: Kline): void {
    getOrCreate(this.klines, kline.symbol, () => new Map<KlineInterval, Kline>()).set(kline.interval, kline);
  }
}
