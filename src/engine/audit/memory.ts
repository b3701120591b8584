/** Checks of the exchange as it is read back: what orders must hold, crossed books, and the running server's memory against the tables. */
import { bookHash } from '../../core/bookHash';
import { reserveOf } from '../../core/decide/settle';
import type { Exchange } from '../../core/exchange';
import type { TickerStatistics } from '../../core/ticker';
import type { Snapshot } from './snapshot';

/** What a running engine has in memory at the audited position. */
export interface MemoryView {
  readonly sequence: number;
  readonly bookHash: string;
  readonly nowMs: number;
  readonly tickers: ReadonlyMap<string, TickerStatistics>;
  /** Every ledger balance by account id. */
  readonly balances: ReadonlyMap<number, bigint>;
}

export function checkBooks(snapshot: Snapshot, exchange: Exchange): void {
  for (const order of exchange.orders.values()) {
    const reserves = reserveOf(order, exchange.quotePrecision(order.terms.symbol));
    snapshot.expect('A5 each open order holds what it still reserves', order.held === reserves, () => `order ${order.terms.id}`);
  }
  for (const symbol of exchange.rules.symbols.keys()) {
    const book = exchange.book(symbol);
    const bid = book.best('buy')?.price;
    const ask = book.best('sell')?.price;
    snapshot.expect('A8 no book is crossed', bid === undefined || ask === undefined || bid < ask, () => symbol);
  }
}

export function checkMemory(snapshot: Snapshot, exchange: Exchange, memory: MemoryView): void {
  snapshot.expect('A9 the book in memory equals the open orders in the tables', memory.bookHash === bookHash(exchange), () => 'state hashes differ');
  for (const account of exchange.accounts.all())
    snapshot.expect('A9 balances in memory equal those in the tables', memory.balances.get(account.id) === account.balance, () => `account ${account.id}`);
}

export function checkTickers(snapshot: Snapshot, memory: MemoryView, recomputed: (symbol: string) => TickerStatistics): void {
  const text = (statistics: TickerStatistics) => JSON.stringify(statistics, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));
  for (const [symbol, statistics] of memory.tickers)
    snapshot.expect('A11 the ticker equals its recomputation', text(statistics) === text(recomputed(symbol)), () => symbol);
}
