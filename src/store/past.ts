/** What the tables remember that memory does not: outcomes under once-keys, what is no longer open, and deposits. */
import type { ClosedOrder, Named } from '../core/decide';
import type { EngineEvent } from '../core/events';
import type { Deposit, Withdrawal } from '../core/model';
import { boundsOf } from '../core/onceKeys';
import type { EngineConnection } from './connection';
import { type EventRow, eventFromRow } from './events';
import { type DepositRow, depositFromRow, type WithdrawalRow, withdrawalFromRow } from './tables/transfers';

export interface PastOutcome {
  readonly fingerprint: string;
  readonly event: EngineEvent;
}

/** What the tables know of a batch's commands. */
export interface Past extends Named {
  readonly outcomes: ReadonlyMap<string, PastOutcome>;
}

/** What is asked: whichever of these the tables may know. */
export interface Questions {
  /** Once-keys, 64 hex characters each. */
  readonly keys: readonly string[];
  readonly orderIds: readonly number[];
  readonly withdrawalIds: readonly number[];
  /** Of deposits. */
  readonly references: readonly string[];
}

type Connection = Pick<EngineConnection, 'rows'>;

export async function readPast(
  connection: Connection,
  { keys, orderIds, withdrawalIds, references }: Questions,
): Promise<Past> {
  return {
    outcomes: await findOutcomes(connection, keys),
    closedOrders: await findClosedOrders(connection, orderIds),
    closedWithdrawals: await findClosedWithdrawals(connection, withdrawalIds),
    deposits: await findDeposits(connection, references),
  };
}

/** The events that answer these keys (64 hex characters each), by key. */
export async function findOutcomes(connection: Connection, keys: readonly string[]): Promise<Map<string, PastOutcome>> {
  if (keys.length === 0) return new Map();
  const rows = await connection.rows<EventRow & { request_key: Buffer; fingerprint: Buffer }>(
    'SELECT k.request_key, k.fingerprint, e.sequence, e.time_ms, e.type, e.user_id, e.payload FROM request_keys k JOIN events e ON e.sequence = k.sequence WHERE k.request_key IN (?)',
    [keys.map((key) => Buffer.from(key, 'hex'))],
  );
  return new Map(
    rows.map((row) => [
      row.request_key.toString('hex'),
      { fingerprint: row.fingerprint.toString('hex'), event: eventFromRow(row) },
    ]),
  );
}

/** The highest once-key of a scope; the empty text where it has none. */
export async function findHighestKey(connection: Connection, scope: string): Promise<string> {
  const [row] = await connection.rows<{ highest: Buffer | null }>(
    'SELECT MAX(request_key) AS highest FROM request_keys WHERE request_key >= ? AND request_key <= ?',
    boundsOf(scope).map((key) => Buffer.from(key, 'hex')),
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
