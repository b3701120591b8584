/**
 * Users, their API keys, and operator tokens. Secrets are encrypted (`store/secrets/encryption.ts`), tokens are hashed.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id bigint not null auto_increment primary key,
      email varchar(254) character set utf8mb4 collate utf8mb4_unicode_ci not null,
      level varchar(16) character set ascii collate ascii_bin not null,
      fee_tier int not null,
      created_at_ms bigint not null,
      updated_at_ms bigint not null,
      unique key users_email (email)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table api_keys (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      api_key char(37) character set ascii collate ascii_bin not null,
      sealed_secret varchar(512) character set ascii collate ascii_bin not null,
      label varchar(64) not null,
      permissions varchar(255) character set ascii collate ascii_bin not null,
      ip_allowlist text character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      expires_at_ms bigint null,
      revoked_at_ms bigint null,
      unique key api_keys_api_key (api_key),
      key api_keys_user (user_id),
      constraint api_keys_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table operator_tokens (
      id bigint not null auto_increment primary key,
      name varchar(64) not null,
      role varchar(16) character set ascii collate ascii_bin not null,
      token_hash char(64) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      revoked_at_ms bigint null,
      unique key operator_tokens_hash (token_hash)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists operator_tokens');
  await knex.raw('drop table if exists api_keys');
  await knex.raw('drop table if exists users');
}
