/**
 * Partner applications, pending Portal logins, and the Portal sessions in which partners buy for users. Codes, states
 * and issued tokens are stored as hashes; secrets that the server must send again are encrypted.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table partners (
      id bigint not null auto_increment primary key,
      name varchar(64) not null,
      authorize_url varchar(2048) character set ascii collate ascii_bin not null,
      token_url varchar(2048) character set ascii collate ascii_bin not null,
      issuer varchar(2048) character set ascii collate ascii_bin null,
      client_id varchar(255) character set ascii collate ascii_bin not null,
      sealed_client_secret varchar(1024) character set ascii collate ascii_bin not null,
      scopes varchar(1024) character set ascii collate ascii_bin not null,
      deposit_address_url varchar(2048) character set ascii collate ascii_bin not null,
      return_url varchar(2048) character set ascii collate ascii_bin not null,
      secret_hash char(64) character set ascii collate ascii_bin not null,
      enabled boolean not null,
      created_at_ms bigint not null,
      updated_at_ms bigint not null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table portal_logins (
      id bigint not null auto_increment primary key,
      state_hash char(64) character set ascii collate ascii_bin not null,
      partner_id bigint not null,
      user_id bigint not null,
      browser_session_id bigint not null,
      partner_state varchar(1024) character set ascii collate ascii_bin not null,
      sealed_verifier varchar(512) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      unique key portal_logins_state (state_hash),
      key portal_logins_expiry (expires_at_ms),
      constraint portal_logins_user foreign key (user_id) references users (id),
      constraint portal_logins_partner foreign key (partner_id) references partners (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table portal_sessions (
      id bigint not null auto_increment primary key,
      partner_id bigint not null,
      user_id bigint not null,
      code_hash char(64) character set ascii collate ascii_bin not null,
      code_expires_at_ms bigint not null,
      claimed_at_ms bigint null,
      token_hash char(64) character set ascii collate ascii_bin null,
      extras_hash char(64) character set ascii collate ascii_bin null,
      sealed_tokens text character set ascii collate ascii_bin not null,
      access_expires_at_ms bigint null,
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      revoked_at_ms bigint null,
      revoked_by varchar(16) character set ascii collate ascii_bin null,
      unique key portal_sessions_code (code_hash),
      unique key portal_sessions_token (token_hash),
      key portal_sessions_unclaimed (claimed_at_ms, code_expires_at_ms),
      key portal_sessions_user (user_id, partner_id),
      key portal_sessions_partner (partner_id),
      constraint portal_sessions_user foreign key (user_id) references users (id),
      constraint portal_sessions_partner foreign key (partner_id) references partners (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists portal_sessions');
  await knex.raw('drop table if exists portal_logins');
  await knex.raw('drop table if exists partners');
}
