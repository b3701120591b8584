/**
 * Chains with accounts: the balances of addresses, which are the sums of their postings, addresses that several assets
 * share, and transactions of the custodian's addresses that it did not sign.
 */
import type { Knex } from 'knex';
import { listIndexes, rowsOf } from '../../src/store/connection/catalogue';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('ledger_postings', 'address')))
    await knex.raw('alter table ledger_postings add column address varchar(256) null');
  if (!(await hasIndex(knex)))
    await knex.raw('alter table deposits add key deposits_address (network, address, height)');
  await knex.raw(`create table if not exists balances (
    network varchar(20) not null,
    address varchar(256) not null,
    asset varchar(10) not null,
    units decimal(65,0) not null,
    primary key (network, address, asset)
  ) engine = InnoDB default charset = ascii collate = ascii_bin`);
  // Assets of which the exchange has asked for the address. Deposits of others are reported once it asks for theirs.
  await knex.raw(`create table if not exists address_assets (
    network varchar(20) not null,
    address varchar(256) not null,
    asset varchar(10) not null,
    primary key (network, address, asset)
  ) engine = InnoDB default charset = ascii collate = ascii_bin`);
  await knex.raw(`insert ignore into address_assets (network, address, asset)
    select network, address, 'btc' from addresses where network = 'bitcoin' and branch = 0`);
  await knex.raw(`create table if not exists foreign_transactions (
    network varchar(20) not null,
    sender varchar(256) not null,
    nonce bigint not null,
    txid varchar(80) not null,
    height bigint not null,
    primary key (network, sender, nonce),
    key foreign_transactions_height (network, height)
  ) engine = InnoDB default charset = ascii collate = ascii_bin`);
}

async function hasIndex(knex: Knex): Promise<boolean> {
  return (await listIndexes(rowsOf(knex), 'deposits')).includes('deposits_address');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists foreign_transactions');
  await knex.raw('drop table if exists address_assets');
  await knex.raw('drop table if exists balances');
  if (await hasIndex(knex)) await knex.raw('alter table deposits drop key deposits_address');
  if (await knex.schema.hasColumn('ledger_postings', 'address'))
    await knex.raw('alter table ledger_postings drop column address');
}
