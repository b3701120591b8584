/**
 * The table `mails`: the queue of outgoing mail. A row is inserted in the transaction of the change that the mail
 * reports, and is deleted when the mail server has accepted the mail. The text is encrypted, because it can contain
 * links with tokens.
 *
 * Of several servers, only one sends a mail at a time: it first moves `due_at_ms` into the future. If it ends before it
 * has recorded the outcome, another server repeats the mail then, with the same Message-ID. Times are those of the
 * database, because the clocks of the servers may differ.
 */
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { MasterKeys } from '../../foundation/secrets/encryption';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import { decryptOfRow } from '../secrets/boundColumns';
import { insertWithSecretInTransaction } from '../secrets/encryptedSecrets';
import type { SecretKeys } from '../secrets/secretKeys';

const TABLE = 'mails';
const NOW_MS = 'CAST(UNIX_TIMESTAMP(NOW(3)) * 1000 AS UNSIGNED)';

export interface NewMail {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

export interface QueuedMail extends NewMail {
  readonly id: number;
  /** The part of the Message-ID before the `@`. It is the same for every attempt. */
  readonly messageId: string;
  readonly createdAtMs: number;
  /** Attempts before this one. */
  readonly attempts: number;
}

interface MailRow {
  readonly id: BigintColumn;
  readonly message_id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly sealed_text: string;
  readonly created_at_ms: BigintColumn;
  readonly due_at_ms: BigintColumn;
  readonly attempts: number;
}

/** Queues a mail with the transaction that makes the change of which it tells. */
export async function insertMail(
  database: Knex,
  transaction: Knex,
  masterKeys: MasterKeys,
  { mail, nowMs }: { readonly mail: NewMail; readonly nowMs: number },
): Promise<void> {
  await insertWithSecretInTransaction(database, transaction, masterKeys, {
    location: { table: TABLE, column: 'sealed_text' },
    columns: {
      message_id: randomUUID(),
      recipient: mail.recipient,
      subject: mail.subject,
      created_at_ms: nowMs,
      // Due at once, whatever the clock of the database is.
      due_at_ms: 0,
    },
    secret: mail.text,
  });
}

/** Rows read to find one that no other server claims at the same moment. */
const CANDIDATES_MAX = 10;

/** Claims the mail that is due for the longest time, for `validMs` milliseconds. Undefined if none is due. */
export async function claimDueMail(
  database: Knex,
  masterKeys: SecretKeys,
  validMs: number,
): Promise<QueuedMail | undefined> {
  const due = database(TABLE)
    .whereNull('rejected_at_ms')
    .whereRaw(`due_at_ms <= ${NOW_MS}`)
    .orderBy('due_at_ms')
    .limit(CANDIDATES_MAX)
    .select('*');
  const rows: readonly MailRow[] = await withTimeout(database, due);
  for (const row of rows) {
    const id = integerFrom(row.id);
    const unclaimed = database(TABLE).where({ id, due_at_ms: row.due_at_ms });
    const claim = unclaimed.update({ due_at_ms: database.raw(`${NOW_MS} + ?`, [validMs]) });
    if ((await withTimeout(database, claim)) !== 1) continue;
    const text = decryptOfRow(masterKeys, [TABLE, id], { ...row }, row.sealed_text);
    if (text !== undefined) return mailFrom(row, text);
  }
  return undefined;
}

/** The mail server has accepted the mail. */
export async function deleteSentMail(database: Knex, id: number): Promise<void> {
  await withTimeout(database, database(TABLE).where('id', id).delete());
}

export async function postponeMail(
  database: Knex,
  { id, attempts, afterMs }: { readonly id: number; readonly attempts: number; readonly afterMs: number },
): Promise<void> {
  const change = { attempts, due_at_ms: database.raw(`${NOW_MS} + ?`, [afterMs]) };
  await withTimeout(database, database(TABLE).where('id', id).update(change));
}

/** The mail server refuses the mail for good. The row is kept, but not sent again. */
export async function rejectMail(database: Knex, id: number, attempts: number): Promise<void> {
  const change = { attempts, rejected_at_ms: database.raw(NOW_MS) };
  await withTimeout(database, database(TABLE).where('id', id).update(change));
}

function mailFrom(row: MailRow, text: string): QueuedMail {
  return {
    id: integerFrom(row.id),
    messageId: row.message_id,
    recipient: row.recipient,
    subject: row.subject,
    text,
    createdAtMs: integerFrom(row.created_at_ms),
    attempts: row.attempts,
  };
}
