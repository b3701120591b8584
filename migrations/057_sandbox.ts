/** Marks the database of a sandbox, whose money has no value: one row from the first start with SANDBOX=on. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists sandbox (
      id tinyint not null primary key,
      started_at_ms bigint not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists sandbox');
}
