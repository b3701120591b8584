/**
 * Listen keys: the names of user data streams. They are looked up by their hash, and also stored encrypted, because a
 * repeated request returns the same key.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table listen_keys (
      id bigint not null auto_increment primary key,
      api_key_id bigint not null,
      user_id bigint not null,
      key_hash char(64) character set ascii collate ascii_bin not null,
      sealed_key varchar(512) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      unique key listen_keys_hash (key_hash),
      unique key listen_keys_api_key (api_key_id),
      key listen_keys_user (user_id),
      constraint listen_keys_api_key foreign key (api_key_id) references api_keys (id),
      constraint listen_keys_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists listen_keys');
}
