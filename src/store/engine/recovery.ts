/**
 * Recovery: rebuilds the exchange in memory from one consistent snapshot of the tables, at startup and after a failed
 * commit. It does not use the clock. Windows of 24 hours end at the time of the last event, because no later event has
 * an earlier time. If they ended at the time of a clock that runs ahead, records left out of them would be missing once
 * the clock is corrected.
 */

import { Exchange } from '../../core/exchange';
import { LedgerAccount } from '../../core/ledger/ledgerAccounts';
import { PORTAL_SPENDING_WINDOW_MS } from '../../core/ledger/portalSpending';
import { WITHDRAWAL_WINDOW_MS } from '../../core/ledger/withdrawalUsage';
import { foldPart } from '../../core/market/klines';
import { TICKER_WINDOW_MS, TickerWindow } from '../../core/market/ticker';
import { type AccountKind, KLINE_INTERVALS, type Kline, type Trade, type Withdrawal } from '../../core/model/model';
import { compareTimePriority, Order } from '../../core/orders/order';
import { assertPresent } from '../../core/values/assert';
import { amountFrom } from '../../core/values/decimal';
import type { EngineConnection } from '../connection/engineConnection';
import { interned } from '../connection/internStrings';
import type { HashedRow } from '../events/eventChain';
import { eventFromRow, UnknownPayloadVersion } from '../events/eventRows';
import { type CancelTimerRow, cancelTimerFromRow } from '../tables/cancelTimers';
import { type KlineRow, klineFromRow } from '../tables/klines';
import {
  type AssetRow,
  assetFromRow,
  type FeesRow,
  feesFromRow,
  type LimitRow,
  limitFromRow,
  type SymbolRow,
  symbolFromRow,
} from '../tables/market';
import type { OrderExtrasRow } from '../tables/orderExtras';
import {
  type OrderColumnReaders,
  type OrderRow,
  readOrder,
  type TradedRow,
  type TradeRow,
  tradedFromRow,
  tradeFromRow,
} from '../tables/orders';
import { type PortalPurchaseRow, portalPurchaseFromRow } from '../tables/portalPurchases';
import { type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';
import { readLives } from './lives';

/** The recent trades of a symbol that has traded. */
export interface RecentTrades {
  /** All trades in the 24 hours before the last event, and the one trade before them. */
  readonly window: TickerWindow;
  readonly last: Trade;
}

export interface RecoveredState {
  readonly exchange: Exchange;
  /** The newest trades of each symbol. */
  readonly recentTrades: ReadonlyMap<string, RecentTrades>;
  /** Withdrawals in the 24 hours before the last event, and all open ones, in the order of their ids. */
  readonly withdrawals: readonly Withdrawal[];
  /** Hash of the last event; null before the first event, and after an event of an older version. */
  readonly lastHash: string | null;
  /** Epoch of the lease in the snapshot. If it is later than the reader's own, another server has written since. */
  readonly epoch: number;
}

/** The end of the event log is damaged, so that no server may continue from it. */
export class DamagedLogEnd extends Error {
  override readonly name = 'DamagedLogEnd';
}

/** Throws `DatabaseError`, `DamagedLogEnd` and `UnknownPayloadVersion`. */
export async function recoverExchange(connection: EngineConnection): Promise<RecoveredState> {
  await connection.write('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await connection.write('START TRANSACTION WITH CONSISTENT SNAPSHOT');
  try {
    await assertContinuable(connection);
    return await readSnapshot(connection);
  } finally {
    // Also after a failure: the leader uses the connection for its lease.
    await connection.write('COMMIT');
  }
}

async function assertContinuable(connection: EngineConnection): Promise<void> {
  const [newest] = await connection.rows<HashedRow>('SELECT * FROM events ORDER BY sequence DESC LIMIT 1');
  const [lease] = await connection.rows<{ sequence: number }>('SELECT sequence FROM engine_lease WHERE id = 1');
  const last = Number(newest?.sequence ?? 0);
  if (Number(lease?.sequence) !== last)
    throw new DamagedLogEnd(
      `the event log ends at ${last}, and the lease at ${lease?.sequence}: rows of events or of engine_lease were ` +
        'changed. Restore a backup (make restore), or repair these rows',
    );
  // Decoded whole, so that a server does not start on a log that ends with a payload format it does not know. Each
  // server that wrote to the log passed this check, so that the formats of earlier events are not newer.
  if (newest === undefined) return;
  try {
    eventFromRow(newest);
  } catch (error) {
    if (error instanceof UnknownPayloadVersion) throw error;
    throw new DamagedLogEnd(
      `event ${last}, the last one, cannot be read (${String(error)}). Restore a backup (make restore), or repair the row`,
    );
  }
}

/**
 * Like `recoverExchange`, inside a transaction that the caller has begun, and also of a log from which no server may
 * continue: for audits, which report it. Throws `DatabaseError`.
 */
export async function readSnapshot(connection: EngineConnection): Promise<RecoveredState> {
  const exchange = new Exchange();
  const { epoch, lastHash } = await readCounters(connection, exchange);
  await readRules(connection, exchange);
  await readAccounts(connection, exchange);
  await readOpenOrders(connection, exchange);
  await readBookUpdateIds(connection, exchange);
  await readKlines(connection, exchange);
  const withdrawals = await readWithdrawals(connection, exchange);
  await readPortalPurchases(connection, exchange);
  await readCancelTimers(connection, exchange);
  const recentTrades = await readRecentTrades(connection, exchange);
  return { exchange, recentTrades, withdrawals, lastHash, epoch };
}

/** One row of a market can make all of its orders unreadable. */
const UNREADABLE_NAMED_MAX = 100;

/**
 * Loads one row. A row that contradicts others so much that memory cannot hold it is left out, so that the others can be
 * read in quarantine.
 */
function loadRow({ unreadable }: Exchange, table: string, id: string | number, load: () => void): boolean {
  try {
    load();
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (unreadable.length < UNREADABLE_NAMED_MAX) unreadable.push({ table, id: String(id), reason });
    return false;
  }
}

async function readRules(connection: EngineConnection, exchange: Exchange): Promise<void> {
  const { rules } = exchange;
  for (const row of await connection.rows<AssetRow>('SELECT * FROM assets ORDER BY listing'))
    if (!loadRow(exchange, 'assets', row.asset, () => rules.setAsset(assetFromRow(row))))
      // Without the asset, its balances and markets could not be shown either.
      rules.setAsset(assetFromRow({ ...row, networks: '[]' }));
  for (const row of await connection.rows<SymbolRow>('SELECT * FROM symbols ORDER BY listing'))
    loadRow(exchange, 'symbols', row.symbol, () => {
      for (const asset of [row.base, row.quote]) assertPresent(rules.assets.get(asset), `asset ${asset}`);
      rules.setSymbol(symbolFromRow(row));
    });
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

async function readAccounts(connection: EngineConnection, exchange: Exchange): Promise<void> {
  const text = interned((word) => word);
  for await (const rows of connection.streamRows<AccountRow>(
    'SELECT id, owner, asset, kind, balance FROM accounts ORDER BY id',
  ))
    for (const row of rows)
      loadRow(exchange, 'accounts', row.id, () =>
        exchange.accounts.restore(
          new LedgerAccount(
            Number(row.id),
            Number(row.owner),
            text(row.asset),
            text(row.kind) as AccountKind,
            amountFrom(row.balance),
          ),
        ),
      );
}

async function readOpenOrders(connection: EngineConnection, exchange: Exchange): Promise<void> {
  const orders: Order[] = [];
  const extras = await readExtrasOfOpenOrders(connection);
  const reader: OrderColumnReaders = { amount: interned(amountFrom), text: interned((word) => word) };
  for await (const rows of connection.streamRows<OrderRow>(
    "SELECT * FROM orders WHERE status IN ('created', 'partial_filled')",
  ))
    for (const row of rows)
      loadRow(exchange, 'orders', row.id, () => {
        assertPresent(exchange.rules.symbols.get(row.symbol), `symbol ${row.symbol}`);
        const own = extras.get(Number(row.id));
        const record = readOrder(own === undefined ? row : { ...row, ...own }, reader);
        orders.push(Order.fromRecord(record, exchange.sharedOrderTerms));
      });
  orders.sort(compareTimePriority);
  for (const order of orders) loadRow(exchange, 'orders', order.id, () => exchange.addOpen(order));
}

/** In a query of their own, because few orders have extras, and a join would make every row longer. */
async function readExtrasOfOpenOrders(connection: EngineConnection): Promise<Map<number, OrderExtrasRow>> {
  const extras = new Map<number, OrderExtrasRow>();
  for await (const rows of connection.streamRows<OrderExtrasRow>(
    "SELECT x.* FROM orders o JOIN order_extras x ON x.order_id = o.id WHERE o.status IN ('created', 'partial_filled')",
  ))
    for (const row of rows) extras.set(Number(row.order_id), row);
  return extras;
}

async function readBookUpdateIds(connection: EngineConnection, exchange: Exchange): Promise<void> {
  for (const row of await connection.rows<{ symbol: string; last_update_id: number }>(
    'SELECT symbol, last_update_id FROM books',
  ))
    exchange.bookUpdateIds.set(row.symbol, Math.max(Number(row.last_update_id), exchange.idsAfter));
}

async function readKlines(connection: EngineConnection, exchange: Exchange): Promise<void> {
  const rows = await connection.rows<KlineRow>(
    'SELECT k.* FROM klines k JOIN (SELECT symbol, `interval`, MAX(open_time_ms) AS newest FROM klines ' +
      'GROUP BY symbol, `interval`) n ON n.symbol = k.symbol AND n.`interval` = k.`interval` AND n.newest = k.open_time_ms',
  );
  for (const kline of rows.map(klineFromRow)) exchange.setKline(kline);
  for (const symbol of exchange.klines.keys()) {
    const [minute] = exchange.newestKlines(symbol);
    if (minute?.interval !== '1m') continue;
    exchange.lastPrices.set(symbol, minute.close);
    foldNewestMinute(exchange, minute);
  }
}

/**
 * Adds the newest minute to the longer klines, which the table stores as of the beginning of that minute. The previous
 * version of the program stored them with each trade; klines stored by it already contain the minute.
 */
function foldNewestMinute(exchange: Exchange, minute: Kline): void {
  for (const interval of KLINE_INTERVALS.slice(1)) {
    const stored = exchange.lastKline(minute.symbol, interval);
    if (stored !== undefined && stored.lastTradeId >= minute.firstTradeId) exchange.storedMidMinute.add(minute.symbol);
    else exchange.setKline(foldPart(stored, minute, interval));
  }
}

async function readWithdrawals(connection: EngineConnection, exchange: Exchange): Promise<Withdrawal[]> {
  const found = new Map<number, Withdrawal>();
  const read = (row: WithdrawalRow) =>
    loadRow(exchange, 'withdrawals', row.id, () => void found.set(Number(row.id), withdrawalFromRow(row)));
  const oldest = 'SELECT id FROM withdrawals WHERE created_at_ms > ? ORDER BY created_at_ms, id LIMIT 1';
  const [edge] = await connection.rows<{ id: number }>(oldest, [exchange.timeMs - WITHDRAWAL_WINDOW_MS]);
  if (edge !== undefined) {
    for await (const rows of connection.streamRows<WithdrawalRow>(
      'SELECT * FROM withdrawals WHERE id >= ? ORDER BY id',
      [edge.id],
    ))
      for (const row of rows) read(row);
  }
  for await (const rows of connection.streamRows<WithdrawalRow>(
    "SELECT * FROM withdrawals WHERE status IN ('queued', 'sending', 'sent')",
  ))
    for (const row of rows) read(row);
  const withdrawals = Array.from(found.values()).sort((a, b) => a.id - b.id);
  for (const withdrawal of withdrawals) exchange.recordWithdrawal(withdrawal, exchange.timeMs);
  return withdrawals;
}

/** The purchases of apps in the 24 hours before the last event. */
async function readPortalPurchases(connection: EngineConnection, exchange: Exchange): Promise<void> {
  const sql = 'SELECT * FROM portal_purchases WHERE created_at_ms > ? ORDER BY created_at_ms, order_id';
  for await (const rows of connection.streamRows<PortalPurchaseRow>(sql, [exchange.timeMs - PORTAL_SPENDING_WINDOW_MS]))
    for (const row of rows) exchange.portalSpending.record(portalPurchaseFromRow(row));
}

async function readCancelTimers(connection: EngineConnection, { cancelTimers }: Exchange): Promise<void> {
  const sql = 'SELECT user_id, scope, deadline_ms FROM cancel_timers WHERE deadline_ms > 0';
  for await (const rows of connection.streamRows<CancelTimerRow>(sql))
    for (const row of rows) cancelTimers.set(cancelTimerFromRow(row));
}

/** Sorted by the index (time, id) and read backwards. `MAX(id)` instead would scan all trades before the time. */
const LAST_BEFORE = 'SELECT id FROM trades WHERE symbol = ? AND time_ms <= ? ORDER BY time_ms DESC, id DESC LIMIT 1';

async function readRecentTrades(connection: EngineConnection, exchange: Exchange): Promise<Map<string, RecentTrades>> {
  const recent = new Map<string, RecentTrades>();
  for (const symbol of exchange.rules.symbols.keys()) {
    const [row] = await connection.rows<TradeRow>('SELECT * FROM trades WHERE symbol = ? ORDER BY id DESC LIMIT 1', [
      symbol,
    ]);
    if (row === undefined) continue;
    const last = tradeFromRow(row);
    exchange.lastTradeIds.set(symbol, Math.max(last.id, exchange.idsAfter));
    recent.set(symbol, { last, window: await readWindow(connection, symbol, exchange) });
  }
  return recent;
}

/** Reads the trades as a stream, because the rows of a busy day are too many to be in memory at once. */
async function readWindow(connection: EngineConnection, symbol: string, exchange: Exchange): Promise<TickerWindow> {
  const [edge] = await connection.rows<{ id: number }>(LAST_BEFORE, [symbol, exchange.timeMs - TICKER_WINDOW_MS]);
  const before = Math.max(Number(edge?.id ?? 0) - 1, 0);
  const window = new TickerWindow();
  const sql = 'SELECT id, time_ms, price, quantity, quote_quantity FROM trades WHERE symbol = ? AND id > ? ORDER BY id';
  for await (const rows of connection.streamRows<TradedRow>(sql, [symbol, before]))
    for (const row of rows) loadRow(exchange, 'trades', `${symbol} ${row.id}`, () => window.add(tradedFromRow(row)));
  return window;
}

/** Restores the counters, and returns the epoch of the lease and the hash of the last event. */
async function readCounters(
  connection: EngineConnection,
  exchange: Exchange,
): Promise<Pick<RecoveredState, 'epoch' | 'lastHash'>> {
  const highest = async (table: string, column: string) => {
    const [row] = await connection.rows<{ highest: number | null }>('SELECT MAX(??) AS highest FROM ??', [
      column,
      table,
    ]);
    return Number(row?.highest ?? 0);
  };
  exchange.lives = await readLives(connection);
  const lastId = async (table: string) => Math.max(await highest(table, 'id'), exchange.idsAfter);
  // A life begins with an event, so the log itself shows its first sequence.
  exchange.sequence = await highest('events', 'sequence');
  exchange.lastOrderId = await lastId('orders');
  exchange.lastEntryId = await lastId('journal_entries');
  exchange.lastWithdrawalId = await lastId('withdrawals');
  exchange.lastDepositId = await lastId('deposits');
  const [newest] = await connection.rows<Pick<HashedRow, 'time_ms' | 'hash'>>(
    'SELECT time_ms, hash FROM events ORDER BY sequence DESC LIMIT 1',
  );
  exchange.timeMs = Number(newest?.time_ms ?? 0);
  const [lease] = await connection.rows<{ epoch: number }>('SELECT epoch FROM engine_lease WHERE id = 1');
  return { epoch: Number(lease?.epoch), lastHash: newest?.hash?.toString('hex') ?? null };
}
