/** The event log as a server reads it that follows another one. */
import type { EngineConnection } from '../connection/engineConnection';
import type { HashedRow } from '../events/eventChain';
import { MissingLease } from './lease';

export interface LogEnd {
  /** Epoch of the leader's term. */
  readonly epoch: number;
  /** Sequence of the last event. */
  readonly sequence: number;
}

/** One row, which each commit updates together with the events that it adds. */
export async function readLogEnd(connection: EngineConnection): Promise<LogEnd> {
  const [row] = await connection.rows<{ epoch: number; sequence: number }>(
    'SELECT epoch, sequence FROM engine_lease WHERE id = 1',
  );
  if (row === undefined) throw new MissingLease();
  return { epoch: Number(row.epoch), sequence: Number(row.sequence) };
}

/** At most `limit` events after `sequence`, in their order. */
export function readEventsAfter(connection: EngineConnection, sequence: number, limit: number): Promise<HashedRow[]> {
  return connection.rows<HashedRow>('SELECT * FROM events WHERE sequence > ? ORDER BY sequence LIMIT ?', [
    sequence,
    limit,
  ]);
}
