/** The table `user_notes`: notes of operators about users. Rows are only added. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { countRows, withTimeout } from '../connection/database';
import type { PageRange } from '../connection/page';

export interface UserNote {
  readonly id: number;
  readonly text: string;
  readonly operatorId: number;
  readonly operatorName: string;
  readonly createdAtMs: number;
}

interface NoteRow {
  readonly id: BigintColumn;
  readonly text: string;
  readonly operator_id: BigintColumn;
  readonly operator_name: string;
  readonly created_at_ms: BigintColumn;
}

const TABLE = 'user_notes';

export interface NewUserNote extends Pick<UserNote, 'text' | 'operatorId' | 'createdAtMs'> {
  readonly userId: number;
}

/** Returns the id of the new note. The user must exist. */
export async function insertUserNote(database: Knex, note: NewUserNote): Promise<number> {
  const row = {
    user_id: note.userId,
    operator_id: note.operatorId,
    text: note.text,
    created_at_ms: note.createdAtMs,
  };
  const ids: readonly BigintColumn[] = await withTimeout(database, database(TABLE).insert(row));
  return integerFrom(ids[0] ?? 0);
}

/** Newest first. */
export async function listUserNotes(database: Knex, userId: number, { limit, offset }: PageRange): Promise<UserNote[]> {
  const query = database({ note: TABLE })
    .join({ operator: 'operator_tokens' }, 'operator.id', 'note.operator_id')
    .where('note.user_id', userId)
    .orderBy('note.id', 'desc')
    .limit(limit)
    .offset(offset)
    .select('note.id', 'note.text', 'note.operator_id', { operator_name: 'operator.name' }, 'note.created_at_ms');
  const rows: NoteRow[] = await withTimeout(database, query);
  return rows.map((row) => ({
    id: integerFrom(row.id),
    text: row.text,
    operatorId: integerFrom(row.operator_id),
    operatorName: row.operator_name,
    createdAtMs: integerFrom(row.created_at_ms),
  }));
}

export function countUserNotes(database: Knex, userId: number): Promise<number> {
  return countRows(database, database(TABLE).where('user_id', userId));
}
