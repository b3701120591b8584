/**
 * One batch of decided commands, written whole or not at all: a single transaction of multi-row statements that renews
 * the lease under its epoch. Orders and balances that several commands touched are written once, as they ended; which klines are written is the engine's affair.
 */
import type { EngineEvent } from '../core/events';
import type { Kline } from '../core/model';
import type { EngineConnection } from './connection';
import { DatabaseError } from './databaseError';
import { EVENTS, eventToRow, eventToUserRows, USER_EVENTS } from './events';
import { assertLease, fence } from './lease';
import { insertsOf, type Row, type Table } from './rows';
import { KLINES, klineToRow } from './tables/klines';
import { ACCOUNTS, balanceToRow, entryToRow, JOURNAL_ENTRIES } from './tables/ledger';
import {
  ASSETS,
  assetToRow,
  FEES,
  feesToRow,
  limitToRow,
  SYMBOLS,
  symbolToRow,
  WITHDRAWAL_LIMITS,
} from './tables/market';
import { ORDERS, orderToRow, TRADES, tradeToRow } from './tables/orders';
import { DEPOSITS, depositToRow, WITHDRAWALS, withdrawalToRow } from './tables/transfers';

/** A once-key that points to the event which answers it for ever. */
export interface KeyedEvent {
  readonly key: string;
  readonly fingerprint: string;
  readonly sequence: number;
}

export interface Batch {
  readonly epoch: number;
  readonly events: readonly EngineEvent[];
  readonly keys: readonly KeyedEvent[];
  readonly klines: readonly Kline[];
}

const BOOKS: Table = { name: 'books', columns: ['symbol', 'last_update_id'], changing: ['last_update_id'] };
const REQUEST_KEYS: Table = { name: 'request_keys', columns: ['request_key', 'fingerprint', 'sequence'], changing: [] };

/** Well under the 16 MiB packet that both MariaDB and MySQL take by default. */
const SCRIPT_TEXT_MAX = 8 * 1024 * 1024;

/** A batch as statements, made while the one before it is written. */
export interface BatchText {
  readonly epoch: number;
  readonly scripts: readonly (readonly string[])[];
}

export function batchText(batch: Batch, leaseMs: number): BatchText {
  const { epoch, events } = batch;
  const last = events[events.length - 1] as EngineEvent;
  const inserts = tablesOf(batch).flatMap(([table, rows]) => insertsOf(table, rows));
  return {
    epoch,
    scripts: Array.from(scripts(['START TRANSACTION', fence(epoch, leaseMs, last.sequence), ...inserts, 'COMMIT'])),
  };
}

/** Throws `DatabaseError` (outcome unknown unless it was answered) or `LeaseLost` (nothing written). */
export async function commitBatch(connection: EngineConnection, { epoch, scripts }: BatchText): Promise<void> {
  try {
    for (const script of scripts) await connection.script(script);
  } catch (error) {
    if (error instanceof DatabaseError && error.answered) await undo(connection, epoch);
    throw error;
  }
}

/** Nearly always one: as many statements as one packet takes. */
function* scripts(statements: readonly string[]): Generator<string[]> {
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

/** The database said no before it came to COMMIT. Throws `LeaseLost` when it was the fence that said it. */
async function undo(connection: EngineConnection, epoch: number): Promise<void> {
  await connection.write('ROLLBACK').catch(() => connection.close());
  await assertLease(connection, epoch);
}

function tablesOf({ epoch, events, keys, klines }: Batch): [Table, Row[]][] {
  return [
    [ASSETS, each(events, (event) => (event.asset === null ? [] : [assetToRow(event.asset, event.sequence)]))],
    [
      SYMBOLS,
      each(events, (event) => (event.marketSymbol === null ? [] : [symbolToRow(event.marketSymbol, event.sequence)])),
    ],
    [FEES, each(events, (event) => (event.fees === null ? [] : [feesToRow(event.fees)]))],
    [
      WITHDRAWAL_LIMITS,
      each(events, (event) => (event.withdrawalLimit === null ? [] : [limitToRow(event.withdrawalLimit)])),
    ],
    [
      ACCOUNTS,
      latest(
        events,
        (event) => event.balances,
        (change) => change.account.id,
      ).map(balanceToRow),
    ],
    [
      JOURNAL_ENTRIES,
      each(events, (event) => event.entries.map((entry) => entryToRow(entry, event.sequence, event.timeMs))),
    ],
    [
      ORDERS,
      latest(
        events,
        (event) => event.orders,
        (order) => order.id,
      ).map(orderToRow),
    ],
    [TRADES, each(events, (event) => event.trades.map((trade) => tradeToRow(trade, event.sequence)))],
    [KLINES, klines.map(klineToRow)],
    [
      DEPOSITS,
      latest(
        events,
        (event) => (event.deposit === null ? [] : [event.deposit]),
        (deposit) => deposit.id,
      ).map(depositToRow),
    ],
    [
      WITHDRAWALS,
      latest(
        events,
        (event) => (event.withdrawal === null ? [] : [event.withdrawal]),
        (withdrawal) => withdrawal.id,
      ).map(withdrawalToRow),
    ],
    [EVENTS, events.map((event) => eventToRow(event, epoch))],
    [USER_EVENTS, each(events, eventToUserRows)],
    [BOOKS, lastBookUpdates(events)],
    [REQUEST_KEYS, keys.map(({ key, fingerprint, sequence }) => [{ hex: key }, { hex: fingerprint }, sequence])],
  ];
}

function lastBookUpdates(events: readonly EngineEvent[]): Row[] {
  const bySymbol = new Map<string, number>();
  for (const { symbol, bookUpdateId } of events)
    if (symbol !== null && bookUpdateId !== null) bySymbol.set(symbol, bookUpdateId);
  return Array.from(bySymbol);
}

function each(events: readonly EngineEvent[], rowsOf: (event: EngineEvent) => Row[]): Row[] {
  const rows: Row[] = [];
  for (const event of events) for (const row of rowsOf(event)) rows.push(row);
  return rows;
}

/** The last state of each thing that the batch touched, in the order of first touch. */
function latest<Thing>(
  events: readonly EngineEvent[],
  thingsOf: (event: EngineEvent) => readonly Thing[],
  idOf: (thing: Thing) => number,
): Thing[] {
  const byId = new Map<number, Thing>();
  for (const event of events) for (const thing of thingsOf(event)) byId.set(idOf(thing), thing);
  return Array.from(byId.values());
}
