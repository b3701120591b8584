/**
 * The effects of one command while it is being decided. All money moves through `post`, every touched order, level and
 * balance is noted once, and `event` turns it into the row of the event log.
 */
import type { LedgerAccount } from './accounts';
import { assert } from './assert';
import type { CommandType } from './commands';
import type { Amount } from './decimal';
import type { EngineEvent, LevelChange } from './events';
import type { Exchange } from './exchange';
import type { EntryKind, JournalEntry, Posting, Side, Trade } from './model';
import type { Order } from './order';
import type { Refusal } from './refusals';

/** What a command adds beside orders, trades and money. */
type Extras = Partial<Pick<EngineEvent, 'order' | 'withdrawal' | 'withdrawalRefusal' | 'deposit' | 'asset' | 'marketSymbol' | 'fees' | 'withdrawalLimit'>>;

export interface Line {
  readonly account: LedgerAccount;
  readonly amount: Amount;
}

export class Draft {
  private readonly touchedOrders = new Set<Order>();
  private readonly touchedAccounts = new Set<LedgerAccount>();
  private readonly touchedLevels = new Map<string, { symbol: string; side: Side; price: Amount }>();
  private readonly entries: JournalEntry[] = [];
  readonly trades: Trade[] = [];

  constructor(
    readonly exchange: Exchange,
    readonly timeMs: number,
  ) {}

  /** The event's position in the log. */
  get sequence(): number {
    return this.exchange.sequence + 1;
  }

  /** Moves money: the lines sum to zero per asset, and no user's account ends below zero. Lines of zero are left out. */
  post(kind: EntryKind, reference: number, lines: readonly Line[]): void {
    const postings: Posting[] = [];
    const sums = new Map<string, Amount>();
    for (const { account, amount } of lines) {
      if (amount === 0n) continue;
      sums.set(account.asset, (sums.get(account.asset) ?? 0n) + amount);
      account.balance += amount;
      assert(account.mayBeNegative || account.balance >= 0n, `account ${account.id} (${account.kind} ${account.asset}) fell below zero`);
      this.touchedAccounts.add(account);
      postings.push({ account, amount });
    }
    for (const [asset, sum] of sums) assert(sum === 0n, `a ${kind} entry does not sum to zero in ${asset}`);
    if (postings.length === 0) return;
    this.exchange.lastEntryId += 1;
    this.entries.push({ id: this.exchange.lastEntryId, kind, reference, postings });
  }

  /** The order changed. */
  touch(order: Order): void {
    order.updatedAtMs = this.timeMs;
    this.touchedOrders.add(order);
  }

  /** The book changed at this order's price. */
  touchLevel(order: Order): void {
    const { symbol, side, price } = order.terms;
    const key = `${side}:${price}`;
    if (!this.touchedLevels.has(key)) this.touchedLevels.set(key, { symbol, side, price });
  }

  /** The touched accounts, and of a user's asset always both: what is available and what is held are told together. */
  private toldAccounts(): Set<LedgerAccount> {
    const told = new Set(this.touchedAccounts);
    for (const { owner, asset, kind } of this.touchedAccounts) {
      if (kind !== 'available' && kind !== 'held') continue;
      const other = this.exchange.accounts.find(owner, asset, kind === 'available' ? 'held' : 'available');
      if (other !== undefined) told.add(other);
    }
    return told;
  }

  event(type: CommandType, userId: number | null, symbol: string | null, extras: Extras = {}): EngineEvent {
    return {
      ...blank(this.exchange, type, this.timeMs, userId, symbol),
      orders: Array.from(this.touchedOrders, (order) => order.record()),
      trades: this.trades,
      entries: this.entries,
      balances: Array.from(this.toldAccounts(), (account) => ({ account, balance: account.balance })),
      bookUpdateId: symbol === null || this.touchedLevels.size === 0 ? null : this.exchange.nextBookUpdateId(symbol),
      levels: Array.from(
        this.touchedLevels.values(),
        (level): LevelChange => ({ ...level, quantity: this.exchange.book(level.symbol).quantityAt(level.side, level.price) }),
      ),
      ...extras,
    };
  }
}

/** A refusal that must be remembered because the command carried a once-key. */
export function refusalEvent(
  exchange: Exchange,
  type: CommandType,
  timeMs: number,
  userId: number | null,
  symbol: string | null,
  refusal: Refusal,
): EngineEvent {
  return { ...blank(exchange, type, timeMs, userId, symbol), refusal };
}

function blank(exchange: Exchange, type: CommandType, timeMs: number, userId: number | null, symbol: string | null): EngineEvent {
  exchange.sequence += 1;
  return {
    sequence: exchange.sequence,
    timeMs,
    type,
    userId,
    symbol,
    refusal: null,
    order: null,
    orders: [],
    trades: [],
    entries: [],
    balances: [],
    levels: [],
    bookUpdateId: null,
    withdrawal: null,
    withdrawalRefusal: null,
    deposit: null,
    asset: null,
    marketSymbol: null,
    fees: null,
    withdrawalLimit: null,
  };
}
