/**
 * Everything that decisions stand on, in memory: rules, books, open orders, balances, running klines and the counters
 * from which ids come. Owned by the engine alone; read back from the tables at start and after a failed commit.
 */
import { Accounts } from './accounts';
import { present } from './assert';
import { OrderBook, StopBook } from './book';
import type { Amount } from './decimal';
import { entryOf } from './entryOf';
import { KLINE_INTERVALS, type Kline, type KlineInterval, type Withdrawal } from './model';
import type { Order } from './order';
import { OrderKinds } from './orderKinds';
import { MarketRules } from './rules';
import { OpenWithdrawals } from './transfers';
import { WithdrawalUse } from './withdrawals';

export class Exchange {
  readonly accounts = new Accounts();
  readonly withdrawalUse = new WithdrawalUse();
  readonly orderKinds = new OrderKinds();
  readonly openWithdrawals = new OpenWithdrawals();
  /** Open orders by id. */
  readonly orders = new Map<number, Order>();
  /** Last trade id per symbol. */
  readonly lastTradeIds = new Map<string, number>();
  /** How many events changed each symbol's book. */
  readonly bookUpdateIds = new Map<string, number>();
  /** Price of the last trade per symbol. */
  readonly lastPrices = new Map<string, Amount>();
  /** The newest kline that holds a trade, per symbol and interval. */
  readonly klines = new Map<string, Map<KlineInterval, Kline>>();
  /** Symbols whose longer klines are stored with trades of the running minute, as the version before stored them: they must be stored with each trade until it ends. */
  readonly storedMidMinute = new Set<string>();
  private readonly books = new Map<string, OrderBook>();
  private readonly stopBooks = new Map<string, StopBook>();

  sequence = 0;
  /** Time of the last decision; the next is never earlier. */
  timeMs = 0;
  lastOrderId = 0;
  lastEntryId = 0;
  lastWithdrawalId = 0;
  lastDepositId = 0;

  constructor(readonly rules = new MarketRules()) {}

  book(symbol: string): OrderBook {
    return entryOf(this.books, symbol, () => new OrderBook());
  }

  stops(symbol: string): StopBook {
    return entryOf(this.stopBooks, symbol, () => new StopBook());
  }

  /** The quote asset's ledger precision. */
  quotePrecision(symbol: string): number {
    const { quote } = present(this.rules.symbols.get(symbol), `symbol ${symbol}`);
    return present(this.rules.assets.get(quote), `asset ${quote}`).precision;
  }

  nextBookUpdateId(symbol: string): number {
    const id = (this.bookUpdateIds.get(symbol) ?? 0) + 1;
    this.bookUpdateIds.set(symbol, id);
    return id;
  }

  nextTradeId(symbol: string): number {
    const id = (this.lastTradeIds.get(symbol) ?? 0) + 1;
    this.lastTradeIds.set(symbol, id);
    return id;
  }

  /** An open order takes its place behind the others of its price; after a restart, call in order of turn. */
  rest(order: Order): void {
    this.orders.set(order.id, order);
    this.book(order.symbol).add(order);
  }

  /** An open order waits for its stop price. */
  wait(order: Order): void {
    this.orders.set(order.id, order);
    this.stops(order.symbol).add(order);
  }

  /** The withdrawal as it stands at `nowMs`. */
  noteWithdrawal(withdrawal: Withdrawal, nowMs: number): void {
    this.withdrawalUse.note(withdrawal, nowMs);
    this.openWithdrawals.note(withdrawal);
  }

  lastKline(symbol: string, interval: KlineInterval): Kline | undefined {
    return this.klines.get(symbol)?.get(interval);
  }

  /** One of each interval, the minute first; none before the first trade. */
  newestKlines(symbol: string): Kline[] {
    return KLINE_INTERVALS.flatMap((interval) => this.lastKline(symbol, interval) ?? []);
  }

  setKline(kline: Kline): void {
    entryOf(this.klines, kline.symbol, () => new Map<KlineInterval, Kline>()).set(kline.interval, kline);
  }
}
