/**
 * The effects of one command while it is being decided. All money moves through `post`, every touched order, level and
 * balance is noted once, and `event` turns it into the row of the event log.
 */
import type { LedgerAccount } from './accounts';
import { assert, present } from './assert';
import type { CommandType } from './commands';
import type { Amount } from './decimal';
import type { EngineEvent, LevelChange } from './events';
import type { Exchange } from './exchange';
import type { EntryKind, JournalEntry, Posting, Side, Trade } from './model';
import type { Order } from './order';

/** What a command adds beside orders, trades and money. */
type Extras = Partial<
  Pick<
    EngineEvent,
    'withdrawal' | 'withdrawalRefusal' | 'deposit' | 'asset' | 'marketSymbol' | 'fees' | 'withdrawalLimit'
  >
> & {
  /** The command's own order; it has been touched. */
  readonly order?: Order;
};

export interface Line {
  readonly account: LedgerAccount;
  readonly amount: Amount;
}

export class Draft {
  private readonly touchedOrders: Order[] = [];
  private readonly touchedAccounts: LedgerAccount[] = [];
  /** Prices, in the order of touch; one may come again. */
  private readonly touchedLevels: Record<Side, Amount[]> = { buy: [], sell: [] };
  private readonly entries: JournalEntry[] = [];
  readonly trades: Trade[] = [];
  /** The event's position in the log. */
  readonly sequence: number;

  constructor(
    readonly exchange: Exchange,
    readonly timeMs: number,
  ) {
    this.sequence = exchange.sequence + 1;
  }

  /** Moves money: the lines sum to zero per asset, and no user's account ends below zero. Lines of zero are left out. */
  post(kind: EntryKind, reference: number, lines: readonly Line[]): void {
    const postings: Posting[] = [];
    for (const line of lines) {
      const { account, amount } = line;
      if (amount === 0n) continue;
      account.balance += amount;
      assert(
        account.mayBeNegative || account.balance >= 0n,
        () => `account ${account.id} (${account.kind} ${account.asset}) fell below zero`,
      );
      this.touchAccount(account);
      postings.push(line);
    }
    assertBalanced(kind, postings);
    if (postings.length === 0) return;
    this.exchange.lastEntryId += 1;
    this.entries.push({ id: this.exchange.lastEntryId, kind, reference, postings });
  }

  /** The order changed. */
  touch(order: Order): void {
    order.updatedAtMs = this.timeMs;
    if (order.touchedAt === this.sequence) return;
    order.touchedAt = this.sequence;
    this.touchedOrders.push(order);
  }

  /** The book changed at this order's price. */
  touchLevel({ side, price }: Order): void {
    const prices = this.touchedLevels[side];
    if (prices[prices.length - 1] !== price) prices.push(price);
  }

  event(type: CommandType, userId: number | null, symbol: string | null, extras: Extras = {}): EngineEvent {
    this.exchange.sequence = this.sequence;
    const levels = symbol === null ? [] : this.levels(symbol);
    return {
      sequence: this.sequence,
      timeMs: this.timeMs,
      type,
      userId,
      symbol,
      refusal: null,
      ...this.changedOrders(extras.order),
      trades: this.trades,
      entries: this.entries,
      balances: this.touchedAccounts.map((account) => ({ account, balance: account.balance })),
      levels,
      bookUpdateId: symbol === null || levels.length === 0 ? null : this.exchange.nextBookUpdateId(symbol),
      withdrawal: extras.withdrawal ?? null,
      withdrawalRefusal: extras.withdrawalRefusal ?? null,
      deposit: extras.deposit ?? null,
      asset: extras.asset ?? null,
      marketSymbol: extras.marketSymbol ?? null,
      fees: extras.fees ?? null,
      withdrawalLimit: extras.withdrawalLimit ?? null,
    };
  }

  /** Of a user's asset always both accounts: what is available and what is held are told together. */
  private touchAccount(account: LedgerAccount): void {
    if (account.touchedAt === this.sequence) return;
    account.touchedAt = this.sequence;
    this.touchedAccounts.push(account);
    if (account.twin !== undefined) this.touchAccount(account.twin);
  }

  private changedOrders(own: Order | undefined): Pick<EngineEvent, 'order' | 'orders'> {
    const orders = this.touchedOrders.map((order) => order.record());
    if (own === undefined) return { order: null, orders };
    return {
      order: present(orders[this.touchedOrders.indexOf(own)], `order ${own.id} among those that changed`),
      orders,
    };
  }

  private levels(symbol: string): LevelChange[] {
    const { buy, sell } = this.touchedLevels;
    const book = this.exchange.book(symbol);
    const changes: LevelChange[] = [];
    for (const price of eachOnce(buy))
      changes.push({ symbol, side: 'buy', price, quantity: book.quantityAt('buy', price) });
    for (const price of eachOnce(sell))
      changes.push({ symbol, side: 'sell', price, quantity: book.quantityAt('sell', price) });
    return changes;
  }
}

/** Nearly always one or none, and then a set would cost more than all the rest. */
function eachOnce(prices: readonly Amount[]): Iterable<Amount> {
  return prices.length < 2 ? prices : new Set(prices);
}

/** Entries are short: looking back for the same asset is cheaper than a map. */
function assertBalanced(kind: EntryKind, postings: readonly Posting[]): void {
  for (let index = 0; index < postings.length; index += 1) {
    const { asset } = (postings[index] as Posting).account;
    if (postings.some((earlier, at) => at < index && earlier.account.asset === asset)) continue;
    let sum = 0n;
    for (const { account, amount } of postings) if (account.asset === asset) sum += amount;
    assert(sum === 0n, () => `a ${kind} entry does not sum to zero in ${asset}`);
  }
}
