/**
 * The table `form_answers`: forms that are being processed, and the encrypted answers to those of the last minute. The id
 * is a hash of everything that was sent, made with a key that only the sender and the page with the form know.
 */
import type { Knex } from 'knex';
import { type BigintColumn, unlessDuplicate } from '../connection/columnValues';
import { withTimeout } from '../connection/database';

const TABLE = 'form_answers';
/** Expired answers deleted with each new one, at most. */
const SWEEP_MAX = 100;

export interface FormAnswerTimes {
  readonly nowMs: number;
  readonly expiresAtMs: number;
}

/** False if the form is being processed, or has an answer. Also deletes expired answers. */
export async function claimFormAnswer(
  database: Knex,
  id: string,
  { nowMs, expiresAtMs }: FormAnswerTimes,
): Promise<boolean> {
  const expired: readonly string[] = await withTimeout(
    database,
    // The rows are read first, so that the DELETE locks no index range.
    database(TABLE).where('expires_at_ms', '<=', nowMs).limit(SWEEP_MAX).pluck('id'),
  );
  if (expired.length > 0) await deleteFormAnswers(database, expired);
  const row = { id, answer: null, expires_at_ms: expiresAtMs };
  return (await unlessDuplicate(withTimeout(database, database(TABLE).insert(row)))) !== undefined;
}

/** `answer`: null while the form is being processed. Undefined if it is unknown or has expired. */
export async function findFormAnswer(
  database: Knex,
  id: string,
  nowMs: number,
): Promise<{ readonly answer: string | null } | undefined> {
  const row: { readonly answer: string | null; readonly expires_at_ms: BigintColumn } | undefined = await withTimeout(
    database,
    database(TABLE).where('id', id).first('answer', 'expires_at_ms'),
  );
  return row === undefined || Number(row.expires_at_ms) <= nowMs ? undefined : { answer: row.answer };
}

/** The answer of a form, whether it was claimed or not. */
export async function saveFormAnswer(
  database: Knex,
  id: string,
  { answer, expiresAtMs }: { readonly answer: string; readonly expiresAtMs: number },
): Promise<void> {
  const row = { id, answer, expires_at_ms: expiresAtMs };
  await withTimeout(database, database(TABLE).insert(row).onConflict('id').merge(['answer']));
}

/** The forms can be processed again. */
export async function deleteFormAnswers(database: Knex, ids: readonly string[]): Promise<void> {
  await withTimeout(
    database,
    database(TABLE)
      .whereIn('id', [...ids])
      .delete(),
  );
}
