/** Partner applications and the sessions in which they buy for a user through the Portal. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table partners (
      id bigint not null auto_increment primary key,
      name varchar(64) not null,
      deposit_address_url varchar(2048) character set ascii collate ascii_bin not null,
      enabled boolean not null,
      created_at_ms bigint not null,
      updated_at_ms bigint not null
    ) engine = InnoDB default charset = utf8mb4`);
  await knex.raw(`
    create table portal_sessions (
      id bigint not null auto_increment primary key,
      partner_id bigint not null,
      user_id bigint not null,
      token_hash char(64) character set ascii collate ascii_bin not null,
      extras_hash char(64) character set ascii collate ascii_bin not null,
      sealed_access_token text character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      revoked_at_ms bigint null,
      unique key portal_sessions_token (token_hash),
      key portal_sessions_user (user_id),
      key portal_sessions_partner (partner_id),
      constraint portal_sessions_user foreign key (user_id) references users (id),
      constraint portal_sessions_partner foreign key (partner_id) references partners (id)
    ) engine = InnoDB default charset = utf8mb4`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table portal_sessions');
  await knex.raw('drop table partners');
}
