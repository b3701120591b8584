/**
 * The table `webhook_messages`: the messages to partners, numbered per partner without gaps. Messages are written in the
 * transaction that moves the position in the event log (`webhookPosition.ts`), and are kept after their delivery, so that
 * they can be sent again.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom, optionalIntegerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { CountedPage, PageRange } from '../connection/page';

export interface WebhookMessage {
  readonly partnerId: number;
  readonly sequence: number;
  /** Names the message for ever at the partner. */
  readonly webhookId: string;
  readonly type: string;
  /** What the message is about. Messages of one subject are delivered in their order. */
  readonly subject: string;
  /** The JSON text that is sent, the same in every attempt. */
  readonly body: string;
  readonly createdAtMs: number;
  readonly dueAtMs: number;
  readonly attempts: number;
  readonly lastAttemptAtMs: number | null;
  /** The status of the partner's last answer; null if there was none. */
  readonly lastStatus: number | null;
  /** Why the last attempt failed; null if it did not. */
  readonly lastError: string | null;
  readonly deliveredAtMs: number | null;
}

/** The outcome of an attempt. */
export interface WebhookAttempt {
  readonly partnerId: number;
  readonly sequence: number;
  readonly status: number | null;
  readonly atMs: number;
}

interface MessageRow {
  readonly partner_id: BigintColumn;
  readonly sequence: BigintColumn;
  readonly webhook_id: string;
  readonly type: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at_ms: BigintColumn;
  readonly due_at_ms: BigintColumn;
  readonly attempts: number;
  readonly last_attempt_at_ms: BigintColumn | null;
  readonly last_status: number | null;
  readonly last_error: string | null;
  readonly delivered_at_ms: BigintColumn | null;
}

const TABLE = 'webhook_messages';
/** Messages made due again by one statement. */
const REPLAYED_AT_ONCE = 1_000;
/** Expired messages deleted by one call, at most. */
const SWEEP_MAX = 500;

/**
 * The indexes are forced, because the statistics of these tables are often old: with the other index, the subquery would
 * read all undelivered messages of the partner for each message.
 */
const DUE = '`webhook_messages` as `m` FORCE INDEX (webhook_messages_due)';
const BEFORE = '`webhook_messages` as `before` FORCE INDEX (webhook_messages_subject)';
const OF_SUBJECT = '`webhook_messages` FORCE INDEX (webhook_messages_subject)';

/** The messages that are due and have no undelivered message of the same subject before them, the longest due first. */
export async function findDueWebhookMessages(
  database: Knex,
  partnerId: number,
  { nowMs, limit }: { readonly nowMs: number; readonly limit: number },
): Promise<readonly WebhookMessage[]> {
  const before = database(database.raw(BEFORE))
    .whereRaw('before.partner_id = m.partner_id AND before.subject = m.subject AND before.sequence < m.sequence')
    .whereNull('before.delivered_at_ms')
    .select(database.raw('1'));
  const query = database(database.raw(DUE))
    .where('m.partner_id', partnerId)
    .whereNull('m.delivered_at_ms')
    .where('m.due_at_ms', '<=', nowMs)
    .whereNotExists(before)
    .orderBy('m.due_at_ms')
    .orderBy('m.sequence')
    .limit(limit)
    .select('m.*');
  const rows: readonly MessageRow[] = await withTimeout(database, query);
  return rows.map(messageFrom);
}

/** The partner has answered with success. */
export async function markWebhookDelivered(database: Knex, attempt: WebhookAttempt): Promise<void> {
  const change = {
    ...attemptColumns(database, attempt),
    last_error: null,
    delivered_at_ms: attempt.atMs,
  };
  await withTimeout(database, messageAt(database, attempt).update(change));
}

/** The attempt failed. All undelivered messages of the subject wait, because they are delivered in their order. */
export async function postponeWebhookMessage(
  database: Knex,
  { subject, error, dueAtMs, ...attempt }: WebhookAttempt & { subject: string; error: string; dueAtMs: number },
): Promise<void> {
  const change = { ...attemptColumns(database, attempt), last_error: error };
  await withTimeout(database, messageAt(database, attempt).update(change));
  const { partnerId } = attempt;
  // They are read first, so that the UPDATE locks nothing but them.
  const waiting: readonly BigintColumn[] = await withTimeout(
    database,
    database(database.raw(OF_SUBJECT))
      .where({ partner_id: partnerId, subject })
      .whereNull('delivered_at_ms')
      .pluck('sequence'),
  );
  const rows = database(TABLE)
    .where('partner_id', partnerId)
    .whereIn('sequence', [...waiting]);
  await withTimeout(database, rows.update({ due_at_ms: dueAtMs }));
}

/** The newest first. `state`: only undelivered or only delivered messages. */
export async function listWebhookMessages(
  database: Knex,
  { partnerId, state }: { readonly partnerId: number; readonly state: 'pending' | 'delivered' | undefined },
  { limit, offset }: PageRange,
): Promise<CountedPage<WebhookMessage>> {
  const wanted = () => {
    const all = database(TABLE).where('partner_id', partnerId);
    if (state === 'pending') return all.whereNull('delivered_at_ms');
    return state === 'delivered' ? all.whereNotNull('delivered_at_ms') : all;
  };
  const page = wanted().orderBy('sequence', 'desc').limit(limit).offset(offset);
  const [count, rows]: [number, readonly MessageRow[]] = await Promise.all([
    countRows(database, wanted()),
    withTimeout(database, page),
  ]);
  return { count, items: rows.map(messageFrom) };
}

/** Sends the partner's messages from this sequence on again, in their order. Returns their number. */
export async function replayWebhookMessages(
  database: Knex,
  { partnerId, fromSequence }: { readonly partnerId: number; readonly fromSequence: number },
): Promise<number> {
  const change = { delivered_at_ms: null, due_at_ms: 0, attempts: 0 };
  for (let [replayed, from] = [0, fromSequence]; ; ) {
    const ids: readonly BigintColumn[] = await withTimeout(
      database,
      database(TABLE)
        .where('partner_id', partnerId)
        .where('sequence', '>=', from)
        .orderBy('sequence')
        .limit(REPLAYED_AT_ONCE)
        .pluck('sequence'),
    );
    const last = ids.at(-1);
    if (last === undefined) return replayed;
    const part = database(TABLE)
      .where('partner_id', partnerId)
      .whereBetween('sequence', [from, integerFrom(last)]);
    await withTimeout(database, part.update(change));
    replayed += ids.length;
    from = integerFrom(last) + 1;
  }
}

/** The number of messages that wait, and the time of the oldest; of all partners. */
export async function readWebhookBacklog(
  database: Knex,
): Promise<{ readonly count: number; readonly oldestAtMs: number | null }> {
  const query = database(TABLE)
    .whereNull('delivered_at_ms')
    .whereIn('partner_id', database('webhook_endpoints').whereNull('disabled_at_ms').select('partner_id'))
    .count({ count: '*' })
    .min({ oldest: 'created_at_ms' })
    .first();
  const row: { readonly count: BigintColumn; readonly oldest: BigintColumn | null } | undefined = await withTimeout(
    database,
    query as Knex.QueryBuilder,
  );
  return { count: integerFrom(row?.count ?? 0), oldestAtMs: optionalIntegerFrom(row?.oldest ?? null) };
}

/** All undelivered messages of the partner are sent at once, however long they would wait. */
export async function makeWebhookMessagesDue(database: Knex, partnerId: number): Promise<void> {
  const waiting = database(TABLE).where('partner_id', partnerId).whereNull('delivered_at_ms');
  await withTimeout(database, waiting.where('due_at_ms', '>', 0).update({ due_at_ms: 0 }));
}

/** Deletes some of the messages that were created before this time, delivered or not. Returns their number. */
export async function deleteExpiredWebhookMessages(database: Knex, beforeMs: number): Promise<number> {
  const ids: readonly BigintColumn[] = await withTimeout(
    database,
    database(TABLE).where('created_at_ms', '<', beforeMs).orderBy('created_at_ms').limit(SWEEP_MAX).pluck('id'),
  );
  return ids.length === 0
    ? 0
    : await withTimeout(
        database,
        database(TABLE)
          .whereIn('id', [...ids])
          .delete(),
      );
}

function messageAt(
  database: Knex,
  { partnerId, sequence }: Pick<WebhookAttempt, 'partnerId' | 'sequence'>,
): Knex.QueryBuilder {
  return database(TABLE).where({ partner_id: partnerId, sequence });
}

function attemptColumns(database: Knex, { status, atMs }: Omit<WebhookAttempt, 'partnerId' | 'sequence'>): object {
  return { attempts: database.raw('attempts + 1'), last_attempt_at_ms: atMs, last_status: status };
}

function messageFrom(row: MessageRow): WebhookMessage {
  return {
    partnerId: integerFrom(row.partner_id),
    sequence: integerFrom(row.sequence),
    webhookId: row.webhook_id,
    type: row.type,
    subject: row.subject,
    body: row.body,
    createdAtMs: integerFrom(row.created_at_ms),
    dueAtMs: integerFrom(row.due_at_ms),
    attempts: row.attempts,
    lastAttemptAtMs: optionalIntegerFrom(row.last_attempt_at_ms),
    lastStatus: row.last_status,
    lastError: row.last_error,
    deliveredAtMs: optionalIntegerFrom(row.delivered_at_ms),
  };
}
