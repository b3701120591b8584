/** What the tables remember that memory does not: outcomes under once-keys, and orders that are no longer open. */

import type { ClosedOrder } from '../core/decide';
import type { EngineEvent } from '../core/events';
import type { EngineConnection } from './connection';
import { type EventRow, eventFromRow } from './events';

export interface PastOutcome {
  readonly fingerprint: string;
  readonly event: EngineEvent;
}

/** The events that answer these keys (64 hex characters each), by key. */
export async function findOutcomes(connection: Pick<EngineConnection, 'rows'>, keys: readonly string[]): Promise<Map<string, PastOutcome>> {
  if (keys.length === 0) return new Map();
  const rows = await connection.rows<EventRow & { request_key: Buffer; fingerprint: Buffer }>(
    'SELECT k.request_key, k.fingerprint, e.sequence, e.time_ms, e.type, e.user_id, e.payload FROM request_keys k JOIN events e ON e.sequence = k.sequence WHERE k.request_key IN (?)',
    [keys.map((key) => Buffer.from(key, 'hex'))],
  );
  return new Map(rows.map((row) => [row.request_key.toString('hex'), { fingerprint: row.fingerprint.toString('hex'), event: eventFromRow(row) }]));
}

/** Whose these orders were, by id; unknown ids are left out. */
export async function findOrderOwners(connection: EngineConnection, ids: readonly number[]): Promise<Map<number, ClosedOrder>> {
  if (ids.length === 0) return new Map();
  const rows = await connection.rows<{ id: number; user_id: number; symbol: string }>('SELECT id, user_id, symbol FROM orders WHERE id IN (?)', [ids]);
  return new Map(rows.map((row) => [Number(row.id), { userId: Number(row.user_id), symbol: row.symbol }]));
}
