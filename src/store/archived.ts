/** The table `archived`: how far into the past each thing was taken out of the database, or is just being taken. A row each, none before the first time. */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from './columns';
import type { EngineConnection } from './connection';
import { bounded } from './database';

export type Archived =
  /** Sequence. User data up to here is told to nobody any more, own trades up to here are not listed: from before the first row goes. */
  | 'user_data'
  | 'own_trades'
  /** Sequence, and id. Up to here all rows have been looked at; those that are there still stay. */
  | 'events'
  | 'journal_entries';

/** 0: nothing was. */
export async function archivedThrough(
  database: Knex,
  what: Extract<Archived, 'user_data' | 'own_trades'>,
): Promise<number> {
  const row: { readonly through: BigintColumn } | undefined = await bounded(
    database,
    database('archived').where({ what }).first('through'),
  );
  return integerFrom(row?.through ?? 0);
}

export async function readArchived(connection: Pick<EngineConnection, 'rows'>, what: Archived): Promise<number> {
  const [row] = await connection.rows<{ through: number }>('SELECT `through` FROM archived WHERE what = ?', [what]);
  return Number(row?.through ?? 0);
}

/** Never goes back. */
export async function setArchived(connection: EngineConnection, what: Archived, through: number): Promise<void> {
  const sql =
    'INSERT INTO archived (what, `through`) VALUES (?, ?) ON DUPLICATE KEY UPDATE `through` = GREATEST(`through`, VALUES(`through`))';
  await connection.write(sql, [what, through]);
}
