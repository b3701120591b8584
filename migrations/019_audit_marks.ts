/** Checkpoint of the incremental audit: one row, or none before the first checkpoint was saved. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table audit_marks (
      id tinyint not null primary key,
      sequence bigint not null,
      content mediumtext character set ascii collate ascii_bin not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists audit_marks');
}
