/**
 * The table `webhook_position`: how far partners' messages have been written, in the event log and in the ends of Portal
 * sessions. It moves in the transaction that writes the messages, so that a crash neither loses nor repeats any.
 */
import type { Knex } from 'knex';
import type { EngineEvent } from '../../core/model/events';
import { getOrCreate } from '../../core/values/getOrCreate';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { eventFromRow } from '../events/eventRows';
import type { EventRow } from '../events/payloadCodec';
import type { PortalSessionEnder } from './portalSessionEnds';

export interface WebhookPosition {
  /** Null before the first leader has begun. */
  readonly sequence: number | null;
  /** Sessions that ended before this time are in messages. */
  readonly sessionsThroughMs: number;
}

export interface NewWebhookMessage {
  readonly partnerId: number;
  /** What the message tells, unique among the partner's messages. A second message of the same source is not written. */
  readonly source: string;
  readonly subject: string;
  readonly type: string;
  readonly createdAtMs: number;
  /** The JSON text, for the sequence that the message gets. */
  readonly bodyFor: (sequence: number) => string;
}

/** The position has been moved by another leader. */
export class WebhookPositionMoved extends Error {
  override readonly name = 'WebhookPositionMoved';
}

const TABLE = 'webhook_position';

export async function readWebhookPosition(database: Knex): Promise<WebhookPosition> {
  const row: PositionRow | undefined = await withTimeout(database, database(TABLE).where('id', 1).first());
  if (row === undefined) throw new Error('the webhook_position row is missing: run the migrations');
  return { sequence: optionalIntegerFrom(row.sequence), sessionsThroughMs: integerFrom(row.sessions_through_ms) };
}

interface PositionRow {
  readonly sequence: BigintColumn | null;
  readonly sessions_through_ms: BigintColumn;
}

/**
 * Writes the messages of partners that have an endpoint, enabled or not, and moves the position. Returns the number of
 * messages written. Throws `WebhookPositionMoved`.
 */
export async function writeWebhookMessages(
  database: Knex,
  { from, to, messages }: { from: WebhookPosition; to: WebhookPosition; messages: readonly NewWebhookMessage[] },
): Promise<number> {
  return database.transaction(async (transaction) => {
    const row: PositionRow | undefined = await withTimeout(
      database,
      transaction(TABLE).where('id', 1).forUpdate().first(),
    );
    if (row === undefined || optionalIntegerFrom(row.sequence) !== from.sequence)
      throw new WebhookPositionMoved('another server has moved the position of the webhooks');
    let written = 0;
    const byPartner = new Map<number, NewWebhookMessage[]>();
    for (const message of messages) getOrCreate(byPartner, message.partnerId, () => []).push(message);
    for (const [partnerId, ofPartner] of byPartner)
      written += await writeOfPartner(database, transaction, partnerId, ofPartner);
    const position = { sequence: to.sequence, sessions_through_ms: to.sessionsThroughMs };
    await withTimeout(database, transaction(TABLE).where('id', 1).update(position));
    return written;
  });
}

async function writeOfPartner(
  database: Knex,
  transaction: Knex,
  partnerId: number,
  messages: readonly NewWebhookMessage[],
): Promise<number> {
  const endpoint: { readonly last_sequence: BigintColumn } | undefined = await withTimeout(
    database,
    transaction('webhook_endpoints').where('partner_id', partnerId).forUpdate().first('last_sequence'),
  );
  if (endpoint === undefined) return 0;
  const sources = messages.map(({ source }) => source);
  const written: readonly string[] = await withTimeout(
    database,
    transaction('webhook_messages').where('partner_id', partnerId).whereIn('source', sources).pluck('source'),
  );
  const missing = messages.filter(({ source }) => !written.includes(source));
  if (missing.length === 0) return 0;
  const life: { readonly name: string } | undefined = await withTimeout(
    database,
    transaction('lives').orderBy('number', 'desc').first('name'),
  );
  if (life === undefined) throw new Error('the table lives is empty: run the migrations');
  const first = integerFrom(endpoint.last_sequence) + 1;
  const rows = missing.map(({ source, subject, type, createdAtMs, bodyFor }, index) => ({
    partner_id: partnerId,
    sequence: first + index,
    // With the name of the life, because a restore may bring back a state in which the sequence was not used yet.
    webhook_id: `msg_${life.name}_${partnerId}_${first + index}`,
    source,
    subject,
    type,
    body: bodyFor(first + index),
    created_at_ms: createdAtMs,
    due_at_ms: 0,
    attempts: 0,
  }));
  await withTimeout(database, transaction('webhook_messages').insert(rows));
  const lastSequence = { last_sequence: first + missing.length - 1 };
  const update = transaction('webhook_endpoints').where('partner_id', partnerId).update(lastSequence);
  await withTimeout(database, update);
  return missing.length;
}

/** Sequences that are looked at at once, so that a read of a long log consists of short statements. */
const READ_SEQUENCES_MAX = 20_000;

export interface EventsOfTypes {
  readonly events: readonly EngineEvent[];
  /** There are no others up to this sequence. */
  readonly through: number;
}

/** The first events of these types in the given range of the log, in their order. Their number is limited. */
export async function readEventsOfTypes(
  database: Knex,
  { after, through, types }: { after: number; through: number; types: readonly EngineEvent['type'][] },
): Promise<EventsOfTypes> {
  // Sequences that were skipped when a life of the database began are not read in steps: they are too many.
  const first: { readonly sequence: BigintColumn } | undefined = await withTimeout(
    database,
    database('events').where('sequence', '>', after).orderBy('sequence').first('sequence'),
  );
  if (first === undefined) return { events: [], through };
  const last = Math.min(integerFrom(first.sequence) + READ_SEQUENCES_MAX - 1, through);
  const query = database('events')
    .where('sequence', '>', after)
    .where('sequence', '<=', last)
    .whereIn('type', [...types])
    .orderBy('sequence')
    .select('sequence', 'time_ms', 'type', 'user_id', 'payload');
  const rows: readonly EventRow[] = await withTimeout(database, query);
  return { events: rows.map(eventFromRow), through: last };
}

/** A session of an app that was revoked, or has expired. */
export interface EndedPortalSession {
  readonly id: number;
  readonly partnerId: number;
  readonly userId: number;
  readonly endedAtMs: number;
  readonly reason: PortalSessionEnder | 'expired';
}

interface EndedRow {
  readonly id: BigintColumn;
  readonly partner_id: BigintColumn;
  readonly user_id: BigintColumn;
  readonly expires_at_ms: BigintColumn;
  readonly revoked_at_ms: BigintColumn | null;
  readonly revoked_by: PortalSessionEnder | null;
}

/** Claimed sessions that ended in the period: inclusive of both times. The oldest end first. */
export async function findEndedPortalSessions(
  database: Knex,
  { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number },
): Promise<readonly EndedPortalSession[]> {
  const claimed = () => database('portal_sessions').whereNotNull('claimed_at_ms');
  const [revoked, expired]: (readonly EndedRow[])[] = await Promise.all([
    withTimeout(database, claimed().whereBetween('revoked_at_ms', [fromMs, toMs])),
    withTimeout(database, claimed().whereBetween('expires_at_ms', [fromMs, toMs]).whereNull('revoked_at_ms')),
  ]);
  const ended = [...(revoked ?? []), ...(expired ?? [])].map((row) => ({
    id: integerFrom(row.id),
    partnerId: integerFrom(row.partner_id),
    userId: integerFrom(row.user_id),
    endedAtMs: integerFrom(row.revoked_at_ms ?? row.expires_at_ms),
    reason: row.revoked_by ?? ('expired' as const),
  }));
  return ended.sort((a, b) => a.endedAtMs - b.endedAtMs);
}
