/**
 * Writes one batch of decided commands atomically: a single transaction of multi-row statements, which also renews the
 * lease under its epoch. An order or balance that several commands changed is written once, in its final state. The
 * engine decides which klines are written.
 */

import { portalPurchaseOf } from '../../core/ledger/portalSpending';
import type { EngineEvent } from '../../core/model/events';
import type { Kline } from '../../core/model/model';
import { DatabaseError } from '../connection/databaseError';
import type { EngineConnection } from '../connection/engineConnection';
import { insertStatements, type Row, type Table } from '../connection/insertStatements';
import type { LogPosition } from '../events/eventChain';
import { chainedEventRows, EVENTS, eventToUserRows, USER_EVENTS } from '../events/eventRows';
import { CANCEL_TIMERS, cancelTimerToRow } from '../tables/cancelTimers';
import { KLINES, klineToRow } from '../tables/klines';
import { ACCOUNTS, balanceToRow, entryToRow, JOURNAL_ENTRIES } from '../tables/ledger';
import {
  ASSETS,
  assetToRow,
  FEES,
  feesToRow,
  limitToRow,
  SYMBOLS,
  symbolToRow,
  WITHDRAWAL_LIMITS,
} from '../tables/market';
import { ORDER_EXTRAS, orderExtrasToRows } from '../tables/orderExtras';
import { ORDER_LISTS, orderListToRow } from '../tables/orderLists';
import { ORDERS, orderToRow, TRADES, tradeToRow } from '../tables/orders';
import { PORTAL_PURCHASES, portalPurchaseToRow } from '../tables/portalPurchases';
import { PREVENTED_MATCHES, preventedMatchToRow } from '../tables/preventedMatches';
import { DEPOSITS, depositToRow, WITHDRAWALS, withdrawalToRow } from '../tables/transfers';
import { assertLease, fenceStatement } from './lease';

/** An idempotency key with the event that answers it permanently. */
export interface KeyedEvent {
  readonly key: string;
  readonly fingerprint: string;
  readonly sequence: number;
}

export interface Batch {
  readonly epoch: number;
  /** Hash of the event before the batch. */
  readonly previousHash: string | null;
  readonly events: readonly EngineEvent[];
  readonly keys: readonly KeyedEvent[];
  readonly klines: readonly Kline[];
}

export const BOOKS: Table = {
  name: 'books',
  columns: ['symbol', 'last_update_id'],
  updatedColumns: ['last_update_id'],
};
const REQUEST_KEYS: Table = {
  name: 'request_keys',
  columns: ['request_key', 'fingerprint', 'sequence'],
  updatedColumns: [],
};

/** Well below 16 MiB, the default packet limit of both MariaDB and MySQL. */
const SCRIPT_TEXT_MAX = 8 * 1024 * 1024;

/** A batch as SQL statements. They are prepared while the previous batch is being committed. */
export interface PreparedBatch {
  readonly epoch: number;
  /** The log after the batch. */
  readonly position: LogPosition;
  readonly scripts: readonly (readonly string[])[];
  /** The rows of the event log. */
  readonly eventRows: readonly Row[];
}

export function prepareBatch(batch: Batch, leaseMs: number): PreparedBatch {
  const { epoch, events } = batch;
  const last = events[events.length - 1] as EngineEvent;
  const { rows: eventRows, lastHash } = chainedEventRows(events, epoch, batch.previousHash);
  const inserts = rowsByTable(batch, eventRows).flatMap(([table, rows]) => insertStatements(table, rows));
  return {
    epoch,
    position: { sequence: last.sequence, hash: lastHash },
    eventRows,
    scripts: Array.from(
      splitIntoScripts(['START TRANSACTION', fenceStatement(epoch, leaseMs, last.sequence), ...inserts, 'COMMIT']),
    ),
  };
}

/**
 * Resolves when the batch is durable. Throws `DatabaseError`, after which the outcome is unknown unless the error was
 * `answered`, or `LeaseLost`, after which nothing was written.
 */
export async function commitBatch(connection: EngineConnection, { epoch, scripts }: PreparedBatch): Promise<void> {
  try {
    for (const script of scripts) await connection.script(script);
  } catch (error) {
    if (error instanceof DatabaseError && error.answered) await rollback(connection, epoch);
    throw error;
  }
}

/** Groups the statements into scripts that fit into one packet each: nearly always a single one. */
function* splitIntoScripts(statements: readonly string[]): Generator<string[]> {
  let script: string[] = [];
  let text = 0;
  for (const statement of statements) {
    if (script.length > 0 && text + statement.length > SCRIPT_TEXT_MAX) {
      yield script;
      script = [];
      text = 0;
    }
    script.push(statement);
    text += statement.length;
  }
  yield script;
}

/** Rolls back after the database rejected a statement before COMMIT. Throws `LeaseLost` if it rejected the fence. */
async function rollback(connection: EngineConnection, epoch: number): Promise<void> {
  await connection.write('ROLLBACK').catch(() => connection.close());
  await assertLease(connection, epoch);
}

function rowsByTable({ events, keys, klines }: Batch, eventRows: readonly Row[]): [Table, readonly Row[]][] {
  return [
    ...effectRows(events),
    [KLINES, klines.map(klineToRow)],
    [EVENTS, eventRows],
    [REQUEST_KEYS, keys.map(({ key, fingerprint, sequence }) => [{ hex: key }, { hex: fingerprint }, sequence])],
  ];
}

/**
 * The rows of all tables that follow from successive events alone, each in its last state. An audit compares the tables
 * with them.
 */
export function effectRows(events: readonly EngineEvent[]): [Table, readonly Row[]][] {
  const orders = latestById(
    events,
    (event) => event.orders,
    (order) => order.id,
  );
  return [
    [ASSETS, collectRows(events, (event) => (event.asset === null ? [] : [assetToRow(event.asset, event.sequence)]))],
    [
      SYMBOLS,
      collectRows(events, (event) =>
        event.marketSymbol === null ? [] : [symbolToRow(event.marketSymbol, event.sequence)],
      ),
    ],
    [FEES, collectRows(events, (event) => (event.fees === null ? [] : [feesToRow(event.fees)]))],
    [
      WITHDRAWAL_LIMITS,
      collectRows(events, (event) => (event.withdrawalLimit === null ? [] : [limitToRow(event.withdrawalLimit)])),
    ],
    [
      ACCOUNTS,
      latestById(
        events,
        (event) => event.balances,
        (change) => change.account.id,
      ).map(balanceToRow),
    ],
    [
      JOURNAL_ENTRIES,
      collectRows(events, (event) => event.entries.map((entry) => entryToRow(entry, event.sequence, event.timeMs))),
    ],
    [ORDERS, orders.map(orderToRow)],
    [ORDER_EXTRAS, orders.flatMap(orderExtrasToRows)],
    [TRADES, collectRows(events, (event) => event.trades.map((trade) => tradeToRow(trade, event.sequence)))],
    [PREVENTED_MATCHES, collectRows(events, ({ preventedMatches }) => preventedMatches.map(preventedMatchToRow))],
    [
      DEPOSITS,
      latestById(
        events,
        (event) => (event.deposit === null ? [] : [event.deposit]),
        (deposit) => deposit.id,
      ).map(depositToRow),
    ],
    [
      WITHDRAWALS,
      latestById(
        events,
        (event) => (event.withdrawal === null ? [] : [event.withdrawal]),
        (withdrawal) => withdrawal.id,
      ).map(withdrawalToRow),
    ],
    [CANCEL_TIMERS, latestTimers(events)],
    [ORDER_LISTS, collectRows(events, ({ orderList }) => (orderList === null ? [] : [orderListToRow(orderList)]))],
    [PORTAL_PURCHASES, collectRows(events, portalPurchaseRows)],
    [USER_EVENTS, collectRows(events, eventToUserRows)],
    [BOOKS, lastBookUpdates(events)],
  ];
}

function portalPurchaseRows(event: EngineEvent): Row[] {
  const purchase = portalPurchaseOf(event);
  return purchase === undefined ? [] : [portalPurchaseToRow(purchase, event.withdrawalRefusal)];
}

/** The final state of each timer that the batch changed. */
function latestTimers(events: readonly EngineEvent[]): Row[] {
  const byKey = new Map<string, Row>();
  for (const { cancelTimer } of events)
    if (cancelTimer !== null) byKey.set(`${cancelTimer.userId} ${cancelTimer.scope}`, cancelTimerToRow(cancelTimer));
  return Array.from(byKey.values());
}

function lastBookUpdates(events: readonly EngineEvent[]): Row[] {
  const bySymbol = new Map<string, number>();
  for (const { symbol, bookUpdateId } of events)
    if (symbol !== null && bookUpdateId !== null) bySymbol.set(symbol, bookUpdateId);
  return Array.from(bySymbol);
}

function collectRows(events: readonly EngineEvent[], rowsOf: (event: EngineEvent) => Row[]): Row[] {
  const rows: Row[] = [];
  for (const event of events) for (const row of rowsOf(event)) rows.push(row);
  return rows;
}

/** The final state of each item that the batch changed, in the order of their first change. */
function latestById<Thing>(
  events: readonly EngineEvent[],
  thingsOf: (event: EngineEvent) => readonly Thing[],
  idOf: (thing: Thing) => number,
): Thing[] {
  const byId = new Map<number, Thing>();
  for (const event of events) for (const thing of thingsOf(event)) byId.set(idOf(thing), thing);
  return Array.from(byId.values());
}
