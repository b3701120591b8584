/** Progress of the archive, and the checkpoints from which complete audits start once history was archived. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // Checkpoints of audits without violations. Complete audits start at the active one; rows before it may be archived.
  await knex.raw(`
    create table if not exists audit_bases (
      sequence bigint not null primary key,
      time_ms bigint not null,
      in_force boolean not null,
      content mediumtext character set ascii collate ascii_bin not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists archived (
      what varchar(20) character set ascii collate ascii_bin not null primary key,
      through bigint not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists archived');
  await knex.raw('drop table if exists audit_bases');
}
