/**
 * Reads the exchange back from the tables, in one consistent snapshot: the same at start and after a failed commit. No clock has a say in it: 24 hours
 * end with the last event, because none to come is earlier. Had they ended with a clock that was ahead, what they left out would count again once it is set back.
 */
import { LedgerAccount } from '../core/accounts';
import { assert } from '../core/assert';
import { amountFrom } from '../core/decimal';
import { Exchange } from '../core/exchange';
import { foldMinute } from '../core/klines';
import { type AccountKind, KLINE_INTERVALS, type Kline, type Trade, type Withdrawal } from '../core/model';
import { Order } from '../core/order';
import { TICKER_WINDOW_MS, TickerWindow } from '../core/ticker';
import { WITHDRAWAL_WINDOW_MS } from '../core/withdrawals';
import type { EngineConnection } from './connection';
import { recurring } from './recurring';
import { type KlineRow, klineFromRow } from './tables/klines';
import {
  type AssetRow,
  assetFromRow,
  type FeesRow,
  feesFromRow,
  type LimitRow,
  limitFromRow,
  type SymbolRow,
  symbolFromRow,
} from './tables/market';
import {
  type OrderReader,
  type OrderRow,
  readOrder,
  type TradedRow,
  type TradeRow,
  tradedFromRow,
  tradeFromRow,
} from './tables/orders';
import { type WithdrawalRow, withdrawalFromRow } from './tables/transfers';

/** Of a symbol that has traded. */
export interface RecentTrades {
  /** All of the last event's 24 hours, and the one before them. */
  readonly window: TickerWindow;
  readonly last: Trade;
}

export interface Recovered {
  readonly exchange: Exchange;
  /** By symbol. */
  readonly recentTrades: ReadonlyMap<string, RecentTrades>;
  /** Those of the last event's 24 hours and those still open, by id. */
  readonly withdrawals: readonly Withdrawal[];
  /** Under which the lease stood: under a later one than the reader's, others have written since. */
  readonly epoch: number;
}

export async function readExchange(connection: EngineConnection): Promise<Recovered> {
  await connection.write('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.write('START TRANSACTION WITH CONSISTENT SNAPSHOT');
  const recovered = await readSnapshot(connection);
  await connection.write('COMMIT');
  return recovered;
}

/** The same inside a transaction that the caller has begun. */
export async function readSnapshot(connection: EngineConnection): Promise<Recovered> {
  const exchange = new Exchange();
  const epoch = await readCounters(connection, exchange);
  await readRules(connection, exchange);
  await readAccounts(connection, exchange);
  await readOpenOrders(connection, exchange);
  await readBookUpdateIds(connection, exchange);
  await readKlines(connection, exchange);
  const withdrawals = await readWithdrawals(connection, exchange);
  const recentTrades = await readRecentTrades(connection, exchange);
  return { exchange, recentTrades, withdrawals, epoch };
}

async function readRules(connection: EngineConnection, { rules }: Exchange): Promise<void> {
  for (const row of await connection.rows<AssetRow>('SELECT * FROM assets ORDER BY listing'))
    rules.setAsset(assetFromRow(row));
  for (const row of await connection.rows<SymbolRow>('SELECT * FROM symbols ORDER BY listing'))
    rules.setSymbol(symbolFromRow(row));
  for (const row of await connection.rows<FeesRow>('SELECT * FROM fees')) rules.setFees(feesFromRow(row));
  for (const row of await connection.rows<LimitRow>('SELECT * FROM withdrawal_limits'))
    rules.setLimit(limitFromRow(row));
}

interface AccountRow {
  id: number;
  owner: number;
  asset: string;
  kind: AccountKind;
  balance: string;
}

async function readAccounts(connection: EngineConnection, { accounts }: Exchange): Promise<void> {
  const text = recurring((word) => word);
  for await (const rows of connection.parts<AccountRow>(
    'SELECT id, owner, asset, kind, balance FROM accounts ORDER BY id',
  ))
    for (const row of rows)
      accounts.restore(
        new LedgerAccount(
          Number(row.id),
          Number(row.owner),
          text(row.asset),
          text(row.kind) as AccountKind,
          amountFrom(row.balance),
        ),
      );
}

async function readOpenOrders(connection: EngineConnection, exchange: Exchange): Promise<void> {
  const orders: Order[] = [];
  const reader: OrderReader = { amount: recurring(amountFrom), text: recurring((word) => word) };
  for await (const rows of connection.parts<OrderRow>(
    "SELECT * FROM orders WHERE status IN ('created', 'partial_filled')",
  ))
    for (const row of rows) orders.push(Order.from(readOrder(row, reader), exchange.orderKinds));
  // The log's sequence is the order of turns in the book; orders that wait keep theirs by id.
  orders.sort((a, b) => (a.restedAt ?? 0) - (b.restedAt ?? 0) || a.id - b.id);
  for (const order of orders) order.waiting ? exchange.wait(order) : exchange.rest(order);
}

async function readBookUpdateIds(connection: EngineConnection, exchange: Exchange): Promise<void> {
  for (const row of await connection.rows<{ symbol: string; last_update_id: number }>(
    'SELECT symbol, last_update_id FROM books',
  ))
    exchange.bookUpdateIds.set(row.symbol, Number(row.last_update_id));
}

async function readKlines(connection: EngineConnection, exchange: Exchange): Promise<void> {
  const rows = await connection.rows<KlineRow>(
    'SELECT k.* FROM klines k JOIN (SELECT symbol, `interval`, MAX(open_time_ms) AS newest FROM klines GROUP BY symbol, `interval`) n ' +
      'ON n.symbol = k.symbol AND n.`interval` = k.`interval` AND n.newest = k.open_time_ms',
  );
  for (const kline of rows.map(klineFromRow)) exchange.setKline(kline);
  for (const symbol of exchange.klines.keys()) {
    const [minute] = exchange.newestKlines(symbol);
    if (minute?.interval !== '1m') continue;
    exchange.lastPrices.set(symbol, minute.close);
    addMinute(exchange, minute);
  }
}

/** To the longer klines, which stand in the table as they were before it. The version before stored them with each trade: then they have what there is of it. */
function addMinute(exchange: Exchange, minute: Kline): void {
  for (const interval of KLINE_INTERVALS.slice(1)) {
    const stored = exchange.lastKline(minute.symbol, interval);
    if (stored !== undefined && stored.lastTradeId >= minute.firstTradeId) exchange.storedMidMinute.add(minute.symbol);
    else exchange.setKline(foldMinute(stored, minute, interval));
  }
}

async function readWithdrawals(connection: EngineConnection, exchange: Exchange): Promise<Withdrawal[]> {
  const found = new Map<number, Withdrawal>();
  const oldest = 'SELECT id FROM withdrawals WHERE created_at_ms > ? ORDER BY created_at_ms, id LIMIT 1';
  const [edge] = await connection.rows<{ id: number }>(oldest, [exchange.timeMs - WITHDRAWAL_WINDOW_MS]);
  if (edge !== undefined) {
    for await (const rows of connection.parts<WithdrawalRow>('SELECT * FROM withdrawals WHERE id >= ? ORDER BY id', [
      edge.id,
    ]))
      for (const row of rows) found.set(Number(row.id), withdrawalFromRow(row));
  }
  for await (const rows of connection.parts<WithdrawalRow>(
    "SELECT * FROM withdrawals WHERE status IN ('queued', 'sending', 'sent')",
  ))
    for (const row of rows) found.set(Number(row.id), withdrawalFromRow(row));
  const withdrawals = Array.from(found.values()).sort((a, b) => a.id - b.id);
  for (const withdrawal of withdrawals) exchange.noteWithdrawal(withdrawal, exchange.timeMs);
  return withdrawals;
}

/** The first of its index, read backwards, and not the highest id of all that are older. */
const LAST_BEFORE = 'SELECT id FROM trades WHERE symbol = ? AND time_ms <= ? ORDER BY time_ms DESC, id DESC LIMIT 1';

async function readRecentTrades(connection: EngineConnection, exchange: Exchange): Promise<Map<string, RecentTrades>> {
  const recent = new Map<string, RecentTrades>();
  for (const symbol of exchange.rules.symbols.keys()) {
    const [row] = await connection.rows<TradeRow>('SELECT * FROM trades WHERE symbol = ? ORDER BY id DESC LIMIT 1', [
      symbol,
    ]);
    if (row === undefined) continue;
    const last = tradeFromRow(row);
    exchange.lastTradeIds.set(symbol, last.id);
    recent.set(symbol, { last, window: await readWindow(connection, symbol, exchange.timeMs - TICKER_WINDOW_MS) });
  }
  return recent;
}

/** Trade by trade: a busy day's are too many to be held as rows at once. */
async function readWindow(connection: EngineConnection, symbol: string, edgeMs: number): Promise<TickerWindow> {
  const [edge] = await connection.rows<{ id: number }>(LAST_BEFORE, [symbol, edgeMs]);
  const before = Math.max(Number(edge?.id ?? 0) - 1, 0);
  const window = new TickerWindow();
  const sql = 'SELECT id, time_ms, price, quantity, quote_quantity FROM trades WHERE symbol = ? AND id > ? ORDER BY id';
  for await (const rows of connection.parts<TradedRow>(sql, [symbol, before]))
    for (const row of rows) window.add(tradedFromRow(row));
  return window;
}

/** Resolves to the epoch of the lease. */
async function readCounters(connection: EngineConnection, exchange: Exchange): Promise<number> {
  const highest = async (table: string, column: string) => {
    const [row] = await connection.rows<{ highest: number | null }>('SELECT MAX(??) AS highest FROM ??', [
      column,
      table,
    ]);
    return Number(row?.highest ?? 0);
  };
  exchange.sequence = await highest('events', 'sequence');
  exchange.lastOrderId = await highest('orders', 'id');
  exchange.lastEntryId = await highest('journal_entries', 'id');
  exchange.lastWithdrawalId = await highest('withdrawals', 'id');
  exchange.lastDepositId = await highest('deposits', 'id');
  const [event] = await connection.rows<{ time_ms: number }>('SELECT time_ms FROM events WHERE sequence = ?', [
    exchange.sequence,
  ]);
  exchange.timeMs = Number(event?.time_ms ?? 0);
  const [lease] = await connection.rows<{ epoch: number; sequence: number }>(
    'SELECT epoch, sequence FROM engine_lease WHERE id = 1',
  );
  assert(
    Number(lease?.sequence) === exchange.sequence,
    `the event log ends at ${exchange.sequence}, the lease at ${lease?.sequence}`,
  );
  return Number(lease?.epoch);
}
