/** Browser sessions of the operators' console. Only keyed hashes of the cookies are stored. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists operator_sessions (
      id bigint not null auto_increment primary key,
      selector_hash char(64) character set ascii collate ascii_bin not null,
      secret_hash char(64) character set ascii collate ascii_bin not null,
      operator_id bigint not null,
      stage varchar(8) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      seen_at_ms bigint not null,
      expires_at_ms bigint not null,
      unique key operator_sessions_selector (selector_hash),
      key operator_sessions_expiry (expires_at_ms)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists operator_sessions');
}
