/**
 * The queue of outgoing mail, and the links that mails contain: to confirm a sign-up or an address, to reset a password,
 * and to report that a change was not made by the user. Also the browsers in which each user has signed in before. Texts of mails are encrypted, because they contain such links;
 * tokens of links are stored as hashes.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists mails (
      id bigint not null auto_increment primary key,
      message_id varchar(64) character set ascii collate ascii_bin not null,
      recipient varchar(254) character set ascii collate ascii_bin not null,
      subject varchar(255) not null,
      sealed_text mediumtext character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      due_at_ms bigint not null,
      attempts int not null default 0,
      rejected_at_ms bigint null,
      key mails_due (rejected_at_ms, due_at_ms)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists account_links (
      id bigint not null auto_increment primary key,
      purpose varchar(16) character set ascii collate ascii_bin not null,
      token_hash char(64) character set ascii collate ascii_bin not null,
      user_id bigint null,
      email varchar(254) character set ascii collate ascii_bin null,
      password_hash varchar(255) character set ascii collate ascii_bin null,
      created_at_ms bigint not null,
      expires_at_ms bigint not null,
      unique key account_links_token (token_hash),
      key account_links_user (user_id, purpose),
      key account_links_expiry (expires_at_ms),
      constraint account_links_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists known_devices (
      user_id bigint not null,
      device_hash char(64) character set ascii collate ascii_bin not null,
      created_at_ms bigint not null,
      seen_at_ms bigint not null,
      primary key (user_id, device_hash),
      constraint known_devices_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['known_devices', 'account_links', 'mails']) await knex.raw('drop table if exists ??', [table]);
}
