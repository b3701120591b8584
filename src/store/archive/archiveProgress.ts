/**
 * The table `archived`: up to which position each kind of record has been archived, or is just being archived. It has
 * one row for each kind, from the first archive run on.
 */
import type { Knex } from 'knex';
import { type BigintColumn, integerFrom } from '../connection/columnValues';
import { withTimeout } from '../connection/database';
import type { EngineConnection } from '../connection/engineConnection';

export type ArchiveProgressKey =
  /**
   * Sequences. User data up to `user_data` is no longer sent, and own trades up to `own_trades` are no longer listed.
   * Set before the first of these rows is deleted.
   */
  | 'user_data'
  | 'own_trades'
  /** A sequence and an id up to which all rows have been examined. Rows that remain below them are kept permanently. */
  | 'events'
  | 'journal_entries';

/** 0 if nothing was archived. */
export async function archivedThrough(
  database: Knex,
  what: Extract<ArchiveProgressKey, 'user_data' | 'own_trades'>,
): Promise<number> {
  const row: { readonly through: BigintColumn } | undefined = await withTimeout(
    database,
    database('archived').where({ what }).first('through'),
  );
  return integerFrom(row?.through ?? 0);
}

export async function readArchiveProgress(
  connection: Pick<EngineConnection, 'rows'>,
  what: ArchiveProgressKey,
): Promise<number> {
  const [row] = await connection.rows<{ through: number }>('SELECT `through` FROM archived WHERE what = ?', [what]);
  return Number(row?.through ?? 0);
}

/** Moves the position forward; a lower position than the stored one has no effect. */
export async function setArchiveProgress(
  connection: EngineConnection,
  what: ArchiveProgressKey,
  through: number,
): Promise<void> {
  const sql =
    'INSERT INTO archived (what, `through`) VALUES (?, ?) ON DUPLICATE KEY UPDATE `through` = GREATEST(`through`, ' +
    'VALUES(`through`))';
  await connection.write(sql, [what, through]);
}
