/** Deposit addresses: one for each user, asset and network, and a pool of unassigned addresses. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table deposit_addresses (
      id bigint not null auto_increment primary key,
      user_id bigint,
      asset varchar(10) character set ascii collate ascii_bin not null,
      network varchar(20) character set ascii collate ascii_bin not null,
      address varchar(256) character set ascii collate ascii_bin not null,
      tag varchar(128) character set ascii collate ascii_bin not null,
      nth_use int not null,
      created_at_ms bigint not null,
      assigned_at_ms bigint,
      unique key deposit_addresses_of_user (user_id, asset, network),
      unique key deposit_addresses_place (network, address, tag, asset),
      unique key deposit_addresses_use (network, address, tag, nth_use),
      key deposit_addresses_free (asset, network, user_id),
      constraint deposit_addresses_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists deposit_addresses');
}
