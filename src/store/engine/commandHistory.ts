/**
 * Reads records that the engine does not keep in memory but needs to decide a command: outcomes by idempotency key,
 * closed orders and withdrawals, and deposits.
 */
import type { ClosedOrder, HistoricalRecords } from '../../core/decide';
import type { EngineEvent } from '../../core/model/events';
import { scopeBounds } from '../../core/model/idempotencyKeys';
import type { Deposit, Withdrawal } from '../../core/model/model';
import type { EngineConnection } from '../connection/engineConnection';
import { eventFromRow } from '../events/eventRows';
import type { EventRow } from '../events/payloadCodec';
import { type DepositRow, depositFromRow, type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';

export interface RecordedOutcome {
  readonly fingerprint: string;
  readonly event: EngineEvent;
}

/** The records in the tables that concern the commands of a batch. */
export interface CommandHistory extends HistoricalRecords {
  readonly outcomes: ReadonlyMap<string, RecordedOutcome>;
}

/** The records to look up. */
export interface HistoryQuery {
  /** Idempotency keys, 64 hex characters each. */
  readonly keys: readonly string[];
  readonly orderIds: readonly number[];
  readonly withdrawalIds: readonly number[];
  /** References of deposits. */
  readonly references: readonly string[];
}

type Connection = Pick<EngineConnection, 'rows'>;

export async function loadCommandHistory(
  connection: Connection,
  { keys, orderIds, withdrawalIds, references }: HistoryQuery,
): Promise<CommandHistory> {
  return {
    outcomes: await findOutcomes(connection, keys),
    closedOrders: await findClosedOrders(connection, orderIds),
    closedWithdrawals: await findClosedWithdrawals(connection, withdrawalIds),
    deposits: await findDeposits(connection, references),
  };
}

/** The recorded outcomes of these idempotency keys (64 hex characters each), by key. */
export async function findOutcomes(
  connection: Connection,
  keys: readonly string[],
): Promise<Map<string, RecordedOutcome>> {
  if (keys.length === 0) return new Map();
  const rows = await connection.rows<EventRow & { request_key: Buffer; fingerprint: Buffer }>(
    'SELECT k.request_key, k.fingerprint, e.sequence, e.time_ms, e.type, e.user_id, e.payload FROM request_keys k ' +
      'JOIN events e ON e.sequence = k.sequence WHERE k.request_key IN (?)',
    [keys.map((key) => Buffer.from(key, 'hex'))],
  );
  return new Map(
    rows.map((row) => [
      row.request_key.toString('hex'),
      { fingerprint: row.fingerprint.toString('hex'), event: eventFromRow(row) },
    ]),
  );
}

/** The highest idempotency key of a scope; the empty text if the scope has none. */
export async function findHighestKey(connection: Connection, scope: string): Promise<string> {
  const [row] = await connection.rows<{ highest: Buffer | null }>(
    'SELECT MAX(request_key) AS highest FROM request_keys WHERE request_key >= ? AND request_key <= ?',
    scopeBounds(scope).map((key) => Buffer.from(key, 'hex')),
  );
  return row?.highest?.toString('hex') ?? '';
}

async function findClosedOrders(connection: Connection, ids: readonly number[]): Promise<Map<number, ClosedOrder>> {
  if (ids.length === 0) return new Map();
  const sql = "SELECT id, user_id, symbol FROM orders WHERE id IN (?) AND status NOT IN ('created', 'partial_filled')";
  const rows = await connection.rows<{ id: number; user_id: number; symbol: string }>(sql, [ids]);
  return new Map(rows.map((row) => [Number(row.id), { userId: Number(row.user_id), symbol: row.symbol }]));
}

async function findClosedWithdrawals(connection: Connection, ids: readonly number[]): Promise<Map<number, Withdrawal>> {
  if (ids.length === 0) return new Map();
  const rows = await connection.rows<WithdrawalRow>(
    "SELECT * FROM withdrawals WHERE id IN (?) AND status IN ('confirmed', 'failed')",
    [ids],
  );
  return new Map(rows.map((row) => [Number(row.id), withdrawalFromRow(row)]));
}

async function findDeposits(connection: Connection, references: readonly string[]): Promise<Map<string, Deposit>> {
  if (references.length === 0) return new Map();
  const rows = await connection.rows<DepositRow>('SELECT * FROM deposits WHERE reference IN (?)', [references]);
  return new Map(rows.map((row) => [row.reference, depositFromRow(row)]));
}
