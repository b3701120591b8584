/**
 * What an audit from a checkpoint does not see by design. The page of the audit (`src/engine/audit/README.md`) shows the
 * same list, and a test compares both. Everything else is seen by both audits.
 */

import type { OrderRecord } from '../../../src/core/model/model';
import { isOpenOrder } from '../../../src/core/orders/order';
import { preventedMatchId } from '../../../src/core/orders/preventedMatches';
import type { AuditCheckpoint } from '../../../src/engine/audit/checkpoint';
import type { Row } from '../database/tableData';

/** A row before it was changed. */
export interface AuditedRow {
  readonly table: string;
  /** The column that was changed; null if the row was deleted. */
  readonly column: string | null;
  readonly row: Row;
  readonly checkpoint: AuditCheckpoint;
  /** Whether an event since the checkpoint has changed the row. */
  readonly isChanged: boolean;
  /** The order of a row of `orders` or `order_extras`. */
  readonly status: OrderRecord['status'] | null;
}

interface BlindSpot {
  readonly tables: readonly string[];
  /** Which rows, or which of their columns. */
  readonly what: string;
  readonly applies: (row: AuditedRow) => boolean;
}

/** Columns of an open order that events change, so that their values at the checkpoint are not known any more. */
export const CHANGING_COLUMNS: readonly string[] = [
  ...['quantity', 'held', 'status', 'rested_at', 'updated_at_ms'],
  ...['tracked_price', 'trailing_price', 'visible_quantity', 'refill_rank'],
  ...['prevented_quantity', 'prevented_match_id', 'is_pending'],
];

const isOlderOrder = ({ row, checkpoint, isChanged }: AuditedRow) =>
  Number(row['id'] ?? row['order_id']) <= checkpoint.orderId && !isChanged;
const isFinal = ({ status }: AuditedRow) => status !== null && !isOpenOrder({ status });

export const BLIND_SPOTS: readonly BlindSpot[] = [
  {
    tables: ['orders', 'order_extras'],
    what: 'orders that were final at the checkpoint',
    applies: (row) => isOlderOrder(row) && isFinal(row),
  },
  {
    tables: ['orders', 'order_extras'],
    what: `of orders that were open at the checkpoint and did not change since: ${CHANGING_COLUMNS.map((column) => `\`${column}\``).join(', ')}, except where another rule contradicts`,
    applies: (row) =>
      isOlderOrder(row) && (row.column === null ? row.table === 'order_extras' : CHANGING_COLUMNS.includes(row.column)),
  },
  {
    tables: ['trades'],
    what: 'trades before the checkpoint',
    applies: ({ row, checkpoint }) => Number(row['id']) <= (checkpoint.symbols[String(row['symbol'])]?.tradeId ?? 0),
  },
  {
    tables: ['journal_entries'],
    what: 'journal entries before the checkpoint',
    applies: ({ row, checkpoint }) => Number(row['id']) <= checkpoint.entryId,
  },
  {
    tables: ['prevented_matches'],
    what: 'matches that were prevented before the checkpoint',
    applies: ({ row, checkpoint }) => Number(row['id']) < preventedMatchId(checkpoint.sequence + 1, 0),
  },
  {
    tables: ['order_lists', 'portal_purchases'],
    what: 'order lists and purchases of apps from before the checkpoint',
    applies: ({ row, checkpoint }) => Number(row['id'] ?? row['order_id']) <= checkpoint.orderId,
  },
  {
    tables: ['events', 'user_events'],
    what: 'events before the checkpoint, and the users whom they affect',
    applies: ({ row, checkpoint }) => Number(row['sequence']) <= checkpoint.sequence,
  },
  {
    tables: ['user_events'],
    what: 'rows that belong to no event, whatever their age: only a complete audit counts them',
    // The simulation changes and deletes rows.
    applies: () => false,
  },
  {
    tables: ['deposits', 'withdrawals'],
    what: 'deposits and withdrawals that were final at the checkpoint',
    applies: ({ table, row, checkpoint, isChanged }) =>
      !isChanged && checkpoint.openRows[table]?.[String(row['id'])] === undefined,
  },
  {
    tables: ['cancel_timers'],
    what: 'timers that were not armed at the checkpoint',
    applies: ({ table, row, checkpoint, isChanged }) =>
      !isChanged && checkpoint.openRows[table]?.[`${row['user_id']} ${row['scope']}`] === undefined,
  },
  {
    tables: ['klines'],
    what: 'klines that had ended at the checkpoint',
    applies: ({ row, checkpoint }) =>
      (checkpoint.symbols[String(row['symbol'])]?.klines ?? []).some(
        ({ interval, openTimeMs }) => interval === row['interval'] && openTimeMs > Number(row['open_time_ms']),
      ),
  },
];

/** What neither audit compares, because events do not contain it, or because it has no effect. */
export const NOT_COMPARED: readonly { readonly tables: readonly string[]; readonly what: string }[] = [
  { tables: ['request_keys'], what: 'the fingerprint of an idempotency key, and to which event it belongs' },
  { tables: ['engine_lease'], what: 'the lease, which each commit verifies, except where it says that the log ends' },
  { tables: ['lives'], what: 'the name of a life, and when and why it began' },
  {
    tables: ['klines'],
    what: 'of a running kline longer than a minute: `close`, and `high` or `low` where the running minute exceeds it, because the minute replaces them when they are loaded, and in the table when it ends',
  },
];

/** Whether a cell is one of a running kline that is not compared. `rows`: all klines. */
export function isReplacedByRunningMinute(column: string | null, row: Row, rows: Iterable<Row>): boolean {
  if (row['interval'] === '1m' || !['close', 'high', 'low'].includes(column ?? '')) return false;
  const ofInterval = Array.from(rows).filter(
    (other) => other['symbol'] === row['symbol'] && other['interval'] === row['interval'],
  );
  return ofInterval.every((other) => Number(other['open_time_ms']) <= Number(row['open_time_ms']));
}
