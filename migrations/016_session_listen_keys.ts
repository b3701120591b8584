/** Listen keys of page sessions. A session has at most one, under its own id, which is deleted with the session. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table session_listen_keys (
      id bigint not null primary key,
      user_id bigint not null,
      key_hash char(64) character set ascii collate ascii_bin not null,
      sealed_key varchar(512) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      unique key session_listen_keys_hash (key_hash),
      constraint session_listen_keys_session foreign key (id) references sessions (id) on delete cascade,
      constraint session_listen_keys_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table session_listen_keys');
}
