/**
 * Deposits that the custodian has reported to addresses of no user, until an operator credits them. The previous version
 * ignores the table.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists unowned_deposits (
      id bigint not null auto_increment primary key,
      reference varchar(255) not null,
      asset varchar(10) character set ascii collate ascii_bin not null,
      network varchar(20) character set ascii collate ascii_bin not null,
      address varchar(256) not null,
      tag varchar(256) null,
      txid varchar(128) not null,
      amount decimal(36, 18) not null,
      status varchar(16) character set ascii collate ascii_bin not null,
      confirmations int not null,
      reported_at_ms bigint not null,
      updated_at_ms bigint not null,
      unique key unowned_deposits_reference (reference),
      key unowned_deposits_asset (asset, id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists unowned_deposits');
}
