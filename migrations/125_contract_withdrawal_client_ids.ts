/**
 * The client's own id of a withdrawal. An older version would write events of the withdrawal without it, which then
 * contradict the row.
 */
import type { Knex } from 'knex';
import { addColumns, dropColumns, type NewColumns } from './columns';

const COLUMNS: NewColumns = { client_id: 'varchar(64) character set ascii collate ascii_bin null' };

export async function up(knex: Knex): Promise<void> {
  await addColumns(knex, 'withdrawals', COLUMNS);
}

export async function down(knex: Knex): Promise<void> {
  await dropColumns(knex, 'withdrawals', COLUMNS);
}
