/**
 * Sign-in: passwords, second factors, sessions and failed attempts. Passwords are hashed with argon2id and secrets are
 * encrypted. Tokens and recovery codes have enough random bits for a plain hash. The subject of an attempt is stored
 * only as a hash.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table passwords (
      user_id bigint not null primary key,
      hash varchar(255) character set ascii collate ascii_bin not null,
      changed_at_ms bigint not null,
      constraint passwords_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table second_factors (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      sealed_secret varchar(512) character set ascii collate ascii_bin not null,
      confirmed_at_ms bigint null,
      last_step bigint not null,
      created_at_ms bigint not null,
      unique key second_factors_user (user_id),
      constraint second_factors_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table recovery_codes (
      user_id bigint not null,
      code_hash char(64) character set ascii collate ascii_bin not null,
      used_at_ms bigint null,
      primary key (user_id, code_hash),
      constraint recovery_codes_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table sessions (
      id bigint not null auto_increment primary key,
      selector_hash char(64) character set ascii collate ascii_bin not null,
      secret_hash char(64) character set ascii collate ascii_bin not null,
      previous_hash char(64) character set ascii collate ascii_bin null,
      user_id bigint not null,
      stage varchar(16) character set ascii collate ascii_bin not null,
      csrf char(43) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      seen_at_ms bigint not null,
      rotated_at_ms bigint not null,
      expires_at_ms bigint not null,
      unique key sessions_selector (selector_hash),
      key sessions_user (user_id),
      key sessions_expiry (expires_at_ms),
      constraint sessions_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table attempts (
      subject_hash char(64) character set ascii collate ascii_bin not null primary key,
      failures int not null,
      tried_at_ms bigint not null,
      locked_until_ms bigint not null,
      key attempts_tried (tried_at_ms)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['attempts', 'sessions', 'recovery_codes', 'second_factors', 'passwords'])
    await knex.raw('drop table if exists ??', [table]);
}
