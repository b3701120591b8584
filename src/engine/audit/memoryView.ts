/**
 * Checks of the exchange as recovery loads it: holds of open orders, crossed books, and the memory of a running engine
 * against the tables.
 */
import { bookHash } from '../../core/bookHash';
import { requiredHold } from '../../core/decide/orderJournalEntries';
import type { Exchange } from '../../core/exchange';
import type { CountedPurchase } from '../../core/ledger/portalSpending';
import { type TickerStatistics, TickerWindow } from '../../core/market/ticker';
import type { Withdrawal } from '../../core/model';
import type { CancelTimer } from '../../core/orders/cancelTimers';
import type { Amount } from '../../core/values/decimal';
import type { RecoveredState } from '../../store/engine/recovery';
import type { CommittedState } from '../committedState';
import type { Snapshot } from './auditSnapshot';

const A5_RESERVES = 'A5 each open order holds exactly what its remainder requires';

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
  /** Used part of the withdrawal limit at `nowMs`, by user and asset. */
  readonly withdrawalUse: ReadonlyMap<string, Amount>;
  /** Purchases of apps that count towards their spending limits at `nowMs`. */
  readonly portalPurchases: readonly CountedPurchase[];
  readonly cancelTimers: readonly CancelTimer[];
}

/** Copies what the audit compares. `clockMs`: the present time by the server's clock. */
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
  snapshot.recordCheck(A5_RESERVES);
  for (const order of exchange.orders.values())
    if (order.held !== requiredHold(order, exchange.quotePrecision(order.symbol)))
      snapshot.addViolation(A5_RESERVES, `order ${order.id}`);
  for (const symbol of exchange.rules.symbols.keys()) {
    const book = exchange.book(symbol);
    const bid = book.bestLevel('buy')?.price;
    const ask = book.bestLevel('sell')?.price;
    snapshot.expect('A8 no book is crossed', bid === undefined || ask === undefined || bid < ask, () => symbol);
  }
}

export function checkMemory(snapshot: Snapshot, exchange: Exchange, hash: string, memory: MemoryView): void {
  snapshot.expect(
    'A9 the book in memory equals the open orders in the tables',
    memory.bookHash === hash,
    () => 'state hashes differ',
  );
  for (const account of exchange.accounts.all())
    snapshot.expect(
      'A9 balances in memory equal those in the tables',
      memory.balances.get(account.id) === account.balance,
      () => `account ${account.id}`,
    );
}

export function checkWithdrawals(snapshot: Snapshot, exchange: Exchange, memory: MemoryView): void {
  const inTables = comparableText(Array.from(exchange.openWithdrawals.all()));
  for (const open of memory.openWithdrawals)
    snapshot.expect(
      'A9 open withdrawals in memory equal those in the tables',
      comparableText(open) === inTables,
      () => `${open.length} in memory`,
    );
  const used = exchange.withdrawalUsage.allUsedAmounts(memory.nowMs);
  for (const wallet of new Set([...used.keys(), ...memory.withdrawalUse.keys()]))
    snapshot.expect(
      'A9 what is used of the withdrawal limits equals the amounts in the tables',
      used.get(wallet) === memory.withdrawalUse.get(wallet),
      () => wallet,
    );
}

export function checkCancelTimers(snapshot: Snapshot, exchange: Exchange, memory: MemoryView): void {
  snapshot.expect(
    'A9 the timers that cancel orders equal those in the tables',
    comparableText(memory.cancelTimers) === comparableText(exchange.cancelTimers.all()),
    () => `${memory.cancelTimers.length} in memory, ${exchange.cancelTimers.all().length} in the tables`,
  );
}

export function checkPortalSpending(snapshot: Snapshot, exchange: Exchange, memory: MemoryView): void {
  const inTables = Array.from(exchange.portalSpending.countedPurchases(memory.nowMs));
  snapshot.expect(
    'A9 the purchases that count towards spending limits equal those in the tables',
    comparableText(memory.portalPurchases) === comparableText(inTables),
    () => `${memory.portalPurchases.length} in memory, ${inTables.length} in the tables`,
  );
}

export function checkTickers(
  snapshot: Snapshot,
  memory: MemoryView,
  recentTrades: RecoveredState['recentTrades'],
): void {
  for (const [symbol, statistics] of memory.tickers) {
    const expected = (recentTrades.get(symbol)?.window ?? new TickerWindow()).statistics(memory.nowMs);
    snapshot.expect(
      'A11 the ticker equals its recomputation',
      comparableText(statistics) === comparableText(expected),
      () => symbol,
    );
  }
}

function comparableText(value: object): string {
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? member.toString() : member));
}
