/**
 * Reads what the schema of a connection contains. Nothing else reads `information_schema`: since version 8, MySQL names
 * its columns in capital letters whatever the statement says, so each column needs an alias.
 */
import type { Knex } from 'knex';

/** Runs one statement and resolves to its rows. */
export type ReadRows = <Row extends object>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Runs the statements on a connection of Knex. */
export function rowsOf(knex: Knex): ReadRows {
  return async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
    ((await knex.raw(sql, values as Knex.Value[])) as [Row[]])[0];
}

export interface ListedTable {
  readonly name: string;
  readonly isView: boolean;
  /** Null for a view. */
  readonly engine: string | null;
}

/** Tables and views, in the order of their names. */
export async function listTables(rows: ReadRows): Promise<ListedTable[]> {
  const found = await rows<{ name: string; type: string; engine: string | null }>(
    'SELECT table_name AS name, table_type AS type, engine AS engine FROM information_schema.tables ' +
      'WHERE table_schema = DATABASE() ORDER BY table_name',
  );
  return found
    .filter(({ type }) => type === 'BASE TABLE' || type === 'VIEW')
    .map(({ name, type, engine }) => ({ name, isView: type === 'VIEW', engine }));
}

/** Names of the indexes of a table. */
export async function listIndexes(rows: ReadRows, table: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    'SELECT DISTINCT index_name AS name FROM information_schema.statistics ' +
      'WHERE table_schema = DATABASE() AND table_name = ?',
    [table],
  );
  return found.map(({ name }) => name);
}

/** Names of the columns of a table. */
export async function listColumns(rows: ReadRows, table: string): Promise<string[]> {
  const found = await rows<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?',
    [table],
  );
  return found.map(({ name }) => name);
}

/** Columns with texts, each with its collation. */
export async function listCollations(
  rows: ReadRows,
): Promise<{ readonly column: string; readonly collation: string }[]> {
  return await rows(
    "SELECT CONCAT(table_name, '.', column_name) AS `column`, collation_name AS collation " +
      'FROM information_schema.columns WHERE table_schema = DATABASE() AND collation_name IS NOT NULL ORDER BY 1',
  );
}

export interface NumberedColumn {
  readonly table: string;
  readonly column: string;
}

/** Columns whose numbers the database counts, in the order of their tables' names. */
export async function listNumberedColumns(rows: ReadRows): Promise<NumberedColumn[]> {
  return await rows(
    'SELECT table_name AS `table`, column_name AS `column` FROM information_schema.columns ' +
      "WHERE table_schema = DATABASE() AND data_type = 'bigint' AND extra LIKE '%auto_increment%' ORDER BY table_name",
  );
}
