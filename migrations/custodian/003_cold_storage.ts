/**
 * Cold storage: refills of the hot wallet, which are signed elsewhere, and payments of its surplus to cold storage. Each
 * belongs to a payment, whose inputs or nonce are reserved from the moment at which it is prepared. Addresses and outputs
 * of cold storage are rows of `addresses` and `outputs` with branches of their own (2: receiving, 3: change).
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // unsigned_transaction: as it was given out to be signed; null for payments that the custodian signs itself.
  await knex.raw(`create table if not exists cold_transfers (
    id bigint not null auto_increment primary key,
    network varchar(20) not null,
    asset varchar(10) not null,
    direction varchar(12) not null,
    request_key varchar(80) null,
    units decimal(65,0) not null,
    recipient varchar(256) not null,
    payment_id bigint not null,
    unsigned_transaction mediumtext null,
    fee_units decimal(65,0) not null,
    created_at_ms bigint not null,
    unique key cold_transfers_key (request_key),
    unique key cold_transfers_payment (payment_id),
    constraint cold_transfers_payment foreign key (payment_id) references payments (id)
  ) engine = InnoDB default charset = ascii collate = ascii_bin`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists cold_transfers');
}
