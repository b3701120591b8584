/**
 * The effects of one command while it is decided. All postings are made by `post`. Every changed order, level and
 * balance is recorded once, and `createEvent` turns the effects into an event.
 */

import type { Exchange } from './exchange';
import type { LedgerAccount } from './ledger/ledgerAccounts';
import type { CommandType } from './model/commands';
import type { EventOf, LevelChange, RefusedEvent, SubjectMember, SubjectOf } from './model/events';
import type { EntryKind, JournalEntry, OrderRecord, Posting, Side, Trade } from './model/model';
import type { PreventedMatch } from './model/orderRecords';
import type { PartRefusal } from './model/refusals';
import type { Order } from './orders/order';
import { NO_PREVENTED_MATCHES, preventedMatchId } from './orders/preventedMatches';
import { assert, assertPresent } from './values/assert';
import type { Amount } from './values/decimal';

/**
 * The subject of an event that is being created. The command's own order is given as the order in memory, not as a
 * record; it must have been touched before.
 */
type DraftSubject<Subject> = Subject extends unknown
  ? { readonly [Member in keyof Subject]: Member extends 'order' ? Order : Subject[Member] }
  : never;
type AnySubject = { readonly [Member in SubjectMember]?: unknown } & { readonly order?: Order };

export interface LedgerLine {
  readonly account: LedgerAccount;
  readonly amount: Amount;
}

export class Draft {
  private readonly touchedOrders: Order[] = [];
  private readonly touchedAccounts: LedgerAccount[] = [];
  /** Prices whose levels changed, in the order of change. A price may occur several times. */
  private readonly touchedLevels: Record<Side, Amount[]> = { buy: [], sell: [] };
  private readonly entries: JournalEntry[] = [];
  readonly trades: Trade[] = [];
  /** Null as long as no match was prevented, which is the case for most commands. */
  private preventedMatches: PreventedMatch[] | null = null;
  private refills = 0;
  /** Position of the event in the log. */
  readonly sequence: number;

  constructor(
    readonly exchange: Exchange,
    readonly timeMs: number,
  ) {
    this.sequence = exchange.sequence + 1;
  }

  /**
   * Makes a journal entry. Its lines must sum to zero per asset, and no user account may end below zero. Lines of zero
   * are left out.
   */
  post(kind: EntryKind, reference: number, lines: readonly LedgerLine[]): void {
    const postings: Posting[] = [];
    for (const line of lines) {
      const { account, amount } = line;
      if (amount === 0n) continue;
      account.balance += amount;
      assert(
        account.canBeNegative || account.balance >= 0n,
        () => `account ${account.id} (${account.kind} ${account.asset}) would become negative`,
      );
      this.touchAccount(account);
      postings.push(line);
    }
    assertBalanced(kind, postings);
    if (postings.length === 0) return;
    this.exchange.lastEntryId += 1;
    this.entries.push({ id: this.exchange.lastEntryId, kind, reference, postings });
  }

  /** The next refill rank, from 1: the position of an iceberg order among those that the event refills. */
  nextRefillRank(): number {
    this.refills += 1;
    return this.refills;
  }

  /** Records a match of two orders of one user that is not traded. Returns its id. */
  preventMatch(
    taker: Order,
    maker: Order,
    lost: Pick<PreventedMatch, 'takerQuantity' | 'makerQuantity'>,
  ): PreventedMatch['id'] {
    this.preventedMatches ??= [];
    const id = preventedMatchId(this.sequence, this.preventedMatches.length);
    this.preventedMatches.push({
      id,
      userId: taker.userId,
      symbol: taker.symbol,
      timeMs: this.timeMs,
      takerOrderId: taker.id,
      makerOrderId: maker.id,
      mode: taker.selfTradePrevention,
      price: maker.price,
      takerQuantity: lost.takerQuantity,
      makerQuantity: lost.makerQuantity,
    });
    return id;
  }

  /** Records that the order changed. */
  touchOrder(order: Order): void {
    order.updatedAtMs = this.timeMs;
    if (order.lastTouchedSequence === this.sequence) return;
    order.lastTouchedSequence = this.sequence;
    this.touchedOrders.push(order);
  }

  /** Records that the book changed at the order's price. */
  touchLevel({ side, price }: Order): void {
    const prices = this.touchedLevels[side];
    if (prices[prices.length - 1] !== price) prices.push(price);
  }

  /** The event of an accepted command. It takes the next sequence. */
  createEvent<Type extends CommandType>(
    type: Type,
    userId: number | null,
    symbol: string | null,
    subject: DraftSubject<SubjectOf<Type>>,
  ): EventOf<Type> {
    return this.buildEvent(type, userId, symbol, null, subject as AnySubject) as EventOf<Type>;
  }

  /** The event of a command that was refused before the draft changed anything. It takes the next sequence. */
  createRefusedEvent(type: CommandType, userId: number | null, refusal: PartRefusal): RefusedEvent {
    return this.buildEvent(type, userId, null, refusal, {}) as RefusedEvent;
  }

  /** One literal for all events, so that they share one hidden class. */
  private buildEvent(
    type: CommandType,
    userId: number | null,
    symbol: string | null,
    refusal: PartRefusal | null,
    subject: AnySubject,
  ): unknown {
    this.exchange.sequence = this.sequence;
    const levels = symbol === null ? [] : this.levelChanges(symbol);
    const orders = this.touchedOrders.map((order) => order.toRecord());
    return {
      sequence: this.sequence,
      timeMs: this.timeMs,
      type,
      userId,
      symbol,
      refusal,
      order: subject.order === undefined ? null : this.touchedOrderRecord(subject.order, orders),
      orders,
      trades: this.trades,
      preventedMatches: this.preventedMatches ?? NO_PREVENTED_MATCHES,
      entries: this.entries,
      balances: this.touchedAccounts.map((account) => ({ account, balance: account.balance })),
      levels,
      bookUpdateId: symbol === null || levels.length === 0 ? null : this.exchange.nextBookUpdateId(symbol),
      withdrawal: subject.withdrawal ?? null,
      withdrawalRefusal: subject.withdrawalRefusal ?? null,
      deposit: subject.deposit ?? null,
      asset: subject.asset ?? null,
      marketSymbol: subject.marketSymbol ?? null,
      fees: subject.fees ?? null,
      withdrawalLimit: subject.withdrawalLimit ?? null,
      partnerId: subject.partnerId ?? null,
      cancelTimer: subject.cancelTimer ?? null,
      orderList: subject.orderList ?? null,
    };
  }

  /** Always records both accounts of a user's asset, because available and held balance are published together. */
  private touchAccount(account: LedgerAccount): void {
    if (account.lastTouchedSequence === this.sequence) return;
    account.lastTouchedSequence = this.sequence;
    this.touchedAccounts.push(account);
    if (account.counterpart !== undefined) this.touchAccount(account.counterpart);
  }

  /** The record of a touched order among `orders`, which holds the records of all touched orders. */
  private touchedOrderRecord(order: Order, orders: readonly OrderRecord[]): OrderRecord {
    return assertPresent(orders[this.touchedOrders.indexOf(order)], 'the order of the event among its changed orders');
  }

  private levelChanges(symbol: string): LevelChange[] {
    const { buy, sell } = this.touchedLevels;
    const book = this.exchange.book(symbol);
    const changes: LevelChange[] = [];
    for (const price of new Set(buy))
      changes.push({ symbol, side: 'buy', price, quantity: book.quantityAt('buy', price) });
    for (const price of new Set(sell))
      changes.push({ symbol, side: 'sell', price, quantity: book.quantityAt('sell', price) });
    return changes;
  }
}

function assertBalanced(kind: EntryKind, postings: readonly Posting[]): void {
  for (let index = 0; index < postings.length; index += 1) {
    const { asset } = (postings[index] as Posting).account;
    if (postings.some((earlier, at) => at < index && earlier.account.asset === asset)) continue;
    let sum = 0n;
    for (const { account, amount } of postings) if (account.asset === asset) sum += amount;
    assert(sum === 0n, () => `a ${kind} entry does not sum to zero in ${asset}`);
  }
}
