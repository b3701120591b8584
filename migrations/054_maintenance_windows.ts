/** Planned maintenance, which operators announce. The previous version ignores the table. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists maintenance_windows (
      id bigint not null auto_increment primary key,
      parts varchar(128) character set ascii collate ascii_bin not null,
      starts_at_ms bigint not null,
      ends_at_ms bigint not null,
      message_en varchar(500) not null,
      message_th varchar(500) not null,
      created_by bigint not null,
      created_at_ms bigint not null,
      ended_by bigint null,
      key maintenance_windows_ends (ends_at_ms, id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists maintenance_windows');
}
