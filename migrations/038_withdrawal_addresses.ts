/**
 * The address book of each user, and whether coins may be withdrawn to its addresses only. The previous version ignores
 * the tables.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists withdrawal_addresses (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      network varchar(20) character set ascii collate ascii_bin not null,
      address varchar(256) character set ascii collate ascii_bin not null,
      tag varchar(128) character set ascii collate ascii_bin not null,
      label varchar(64) not null,
      created_at_ms bigint not null,
      unique key withdrawal_addresses_of_user (user_id, network, address, tag)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists withdrawal_address_rules (
      user_id bigint not null primary key,
      only_listed boolean not null,
      ends_at_ms bigint null
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['withdrawal_address_rules', 'withdrawal_addresses'])
    await knex.raw('drop table if exists ??', [table]);
}
