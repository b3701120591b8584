/** Callbacks to the exchange, written in the transaction of the change that they report. */
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../../../store/connection/columnValues';
import type { CustodianTransaction } from '../model/chain';
import { timed } from './timed';

export interface StoredCallback {
  readonly id: number;
  readonly subject: string;
  /** The body, which is the same for each attempt. */
  readonly body: string;
  readonly attempts: number;
}

/** `message`: the withdrawal or the deposit under its name. Callbacks of one subject are delivered in their order. */
export async function enqueueCallback(
  transaction: CustodianTransaction,
  subject: string,
  message: object,
  nowMs: number,
): Promise<void> {
  const eventId = `evt-${randomUUID()}`;
  await timed(
    transaction('callbacks').insert({
      subject,
      event_id: eventId,
      body: JSON.stringify({ event_id: eventId, ...message }),
      state: 'pending',
      attempts: 0,
      due_at_ms: nowMs,
      created_at_ms: nowMs,
    }),
  );
}

/** The oldest undelivered callback of each subject, if it is due. */
export async function dueCallbacks(database: Knex, nowMs: number, limit: number): Promise<readonly StoredCallback[]> {
  const oldest = database('callbacks').where({ state: 'pending' }).groupBy('subject').min('id');
  const rows: readonly { id: BigintColumn; subject: string; body: string; attempts: number }[] = await timed(
    database('callbacks')
      .whereIn('id', oldest)
      .where('due_at_ms', '<=', nowMs)
      .orderBy('id')
      .limit(limit)
      .select('id', 'subject', 'body', 'attempts'),
  );
  return rows.map(({ id, subject, body, attempts }) => ({ id: integerFrom(id), subject, body, attempts }));
}

/** `delivered`: the exchange processed it. `refused`: it contradicts the exchange's records, and is not repeated. */
export async function endCallback(
  database: Knex,
  id: number,
  { state, status }: { readonly state: 'delivered' | 'refused'; readonly status: number },
): Promise<void> {
  await timed(database('callbacks').where({ id }).update({ state, last_status: status }));
}

export async function delayCallback(
  database: Knex,
  { id, attempts }: StoredCallback,
  { dueAtMs, status }: { readonly dueAtMs: number; readonly status: number | null },
): Promise<void> {
  await timed(
    database('callbacks')
      .where({ id })
      .update({ attempts: attempts + 1, due_at_ms: dueAtMs, last_status: status }),
  );
}

/** Deletes callbacks that were delivered long ago. `limit`: so that a transaction stays short. */
export async function deleteDelivered(database: Knex, beforeMs: number, limit: number): Promise<void> {
  await timed(
    database('callbacks')
      .where({ state: 'delivered' })
      .where('created_at_ms', '<', beforeMs)
      .orderBy('created_at_ms')
      .limit(limit)
      .delete(),
  );
}
