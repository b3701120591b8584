/**
 * Checks of the exchange as recovery loads it: holds of open orders, crossed books, and the memory of a running engine
 * against the tables.
 */
import { bookHash } from '../../core/bookHash';
import { requiredOwnHold } from '../../core/decide/orderJournalEntries';
import type { Exchange } from '../../core/exchange';
import type { CountedPurchase } from '../../core/ledger/portalSpending';
import { type TickerStatistics, TickerWindow } from '../../core/market/ticker';
import type { Withdrawal } from '../../core/model/model';
import type { CancelTimer } from '../../core/model/orderRecords';
import { type Amount, formatAmount } from '../../core/values/decimal';
import type { RecoveredState } from '../../store/engine/recovery';
import type { CommittedState } from '../state/committedState';
import type { Finding, SubjectKind } from './auditReport';
import type { Snapshot } from './auditSnapshot';

/** Memory of a running engine at the audited position. */
export interface MemoryView {
  readonly sequence: number;
  readonly bookHash: string;
  readonly nowMs: number;
  readonly tickers: ReadonlyMap<string, TickerStatistics>;
  /** Balances of all ledger accounts by account id. */
  readonly balances: ReadonlyMap<number, Amount>;
  /** Open withdrawals in the engine's memory, and those in the committed state that requests read. */
  readonly openWithdrawals: readonly (readonly Withdrawal[])[];
  /** Used part of the withdrawal limits at `nowMs`, by user and asset. */
  readonly withdrawalUse: ReadonlyMap<string, Amount>;
  /** Purchases of apps that count towards their spending limits at `nowMs`. */
  readonly portalPurchases: readonly CountedPurchase[];
  readonly cancelTimers: readonly CancelTimer[];
}

/** Copies the data that the audit compares. `clockMs`: present time of the server's clock. */
export function memoryViewOf(exchange: Exchange, committed: CommittedState, clockMs: number): MemoryView {
  // The rolling windows have moved on to the last decision and to the last request, even if the clock was set back
  // since.
  const nowMs = Math.max(exchange.timeMs, committed.latestRequestedMs, clockMs);
  return {
    sequence: exchange.sequence,
    bookHash: bookHash(exchange),
    nowMs,
    tickers: new Map(Array.from(exchange.rules.symbols.keys(), (symbol) => [symbol, committed.ticker(symbol, nowMs)])),
    balances: new Map(Array.from(exchange.accounts.all(), (account) => [account.id, account.balance])),
    openWithdrawals: [Array.from(exchange.openWithdrawals.all()), Array.from(committed.openWithdrawals())],
    withdrawalUse: exchange.withdrawalUsage.allUsedAmounts(nowMs),
    portalPurchases: Array.from(exchange.portalSpending.countedPurchases(nowMs)),
    cancelTimers: Array.from(exchange.cancelTimers.all()),
  };
}

export function checkBooks(snapshot: Snapshot, exchange: Exchange): void {
  snapshot.recordChecks('order_hold', 'book_not_crossed');
  for (const order of exchange.orders.values())
    if (order.held !== requiredOwnHold(exchange, order))
      snapshot.addViolation('order_hold', {
        subject: 'order',
        id: order.id,
        table: 'orders',
        column: 'held',
        stored: formatAmount(order.held),
        expected: formatAmount(requiredOwnHold(exchange, order)),
      });
  for (const symbol of exchange.rules.symbols.keys()) {
    const book = exchange.book(symbol);
    const bid = book.bestLevel('buy')?.price;
    const ask = book.bestLevel('sell')?.price;
    if (bid !== undefined && ask !== undefined && bid >= ask)
      snapshot.addViolation('book_not_crossed', {
        subject: 'book',
        id: symbol,
        detail: `the best bid is ${formatAmount(bid)}, the best ask ${formatAmount(ask)}`,
      });
  }
}

export function checkMemory(snapshot: Snapshot, exchange: Exchange, hash: string, memory: MemoryView): void {
  snapshot.expect('memory_book', memory.bookHash === hash, () => ({
    subject: 'book',
    id: '',
    stored: hash,
    expected: memory.bookHash,
    detail: 'the hashes of all books differ',
  }));
  for (const account of exchange.accounts.all())
    snapshot.expect('memory_balance', memory.balances.get(account.id) === account.balance, () => ({
      subject: 'account',
      id: account.id,
      table: 'accounts',
      column: 'balance',
      stored: formatAmount(account.balance),
      expected: formatAmount(memory.balances.get(account.id) ?? 0n),
    }));
}

export function checkWithdrawals(snapshot: Snapshot, exchange: Exchange, memory: MemoryView): void {
  const inTables = comparableText(Array.from(exchange.openWithdrawals.all()));
  for (const open of memory.openWithdrawals)
    snapshot.expect('memory_withdrawals', comparableText(open) === inTables, () =>
      differenceOf('withdrawal', open, Array.from(exchange.openWithdrawals.all()), ({ id }) => String(id)),
    );
  const used = exchange.withdrawalUsage.allUsedAmounts(memory.nowMs);
  for (const wallet of new Set([...used.keys(), ...memory.withdrawalUse.keys()]))
    snapshot.expect('memory_withdrawal_use', used.get(wallet) === memory.withdrawalUse.get(wallet), () => ({
      subject: 'user',
      id: wallet,
      table: 'withdrawals',
      stored: formatAmount(used.get(wallet) ?? 0n),
      expected: formatAmount(memory.withdrawalUse.get(wallet) ?? 0n),
    }));
}

export function checkCancelTimers(snapshot: Snapshot, exchange: Exchange, memory: MemoryView): void {
  snapshot.expect(
    'memory_cancel_timers',
    comparableText(memory.cancelTimers) === comparableText(exchange.cancelTimers.all()),
    () =>
      differenceOf(
        'cancel_timer',
        memory.cancelTimers,
        exchange.cancelTimers.all(),
        ({ userId, scope }) => `${userId} ${scope}`,
      ),
  );
}

export function checkPortalSpending(snapshot: Snapshot, exchange: Exchange, memory: MemoryView): void {
  const inTables = Array.from(exchange.portalSpending.countedPurchases(memory.nowMs));
  snapshot.expect('memory_portal_spending', comparableText(memory.portalPurchases) === comparableText(inTables), () =>
    differenceOf('portal_purchase', memory.portalPurchases, inTables, ({ orderId }) => String(orderId)),
  );
}

export function checkTickers(
  snapshot: Snapshot,
  memory: MemoryView,
  recentTrades: RecoveredState['recentTrades'],
): void {
  for (const [symbol, statistics] of memory.tickers) {
    const expected = (recentTrades.get(symbol)?.window ?? new TickerWindow()).statistics(memory.nowMs);
    snapshot.expect('ticker', comparableText(statistics) === comparableText(expected), () => ({
      subject: 'symbol',
      id: symbol,
      stored: comparableText(expected),
      expected: comparableText(statistics),
      detail: 'the ticker in memory differs from the trades',
    }));
  }
}

/** Describes the first item that differs between memory and tables. */
function differenceOf<Item extends object>(
  subject: SubjectKind,
  inMemory: readonly Item[],
  inTables: readonly Item[],
  idOf: (item: Item) => string,
): Finding {
  const expected = new Map(inMemory.map((item) => [idOf(item), comparableText(item)]));
  const stored = new Map(inTables.map((item) => [idOf(item), comparableText(item)]));
  const id = [...stored.keys(), ...expected.keys()].find((key) => stored.get(key) !== expected.get(key)) ?? '';
  return { subject, id, stored: stored.get(id) ?? null, expected: expected.get(id) ?? null };
}

function comparableText(value: object): string {
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? member.toString() : member));
}
