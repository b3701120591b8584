/** When and from where each API key was last used. The previous version ignores the table. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists api_key_uses (
      api_key_id bigint not null primary key,
      used_at_ms bigint not null,
      ip varchar(45) character set ascii collate ascii_bin not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists api_key_uses');
}
