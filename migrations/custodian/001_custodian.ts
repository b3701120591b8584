/**
 * The tables of the custodian's own schema: seeds, addresses, blocks, deposits, outputs, payments, withdrawals, callbacks,
 * the custody ledger and alarms. Amounts are counted in the smallest unit of their asset (satoshi, wei).
 */
import type { Knex } from 'knex';

const TABLES: Readonly<Record<string, string>> = {
  // One row for each network: the last block whose effects are stored, the number of reorganizations, and the lock of
  // everything that changes funds.
  chains: `
    network varchar(20) not null primary key,
    genesis_hash varchar(80) null,
    height bigint null,
    hash varchar(80) null,
    rollbacks bigint not null default 0`,
  seeds: `
    id bigint not null auto_increment primary key,
    family varchar(20) not null,
    sealed_seed varchar(512) not null,
    created_at_ms bigint not null,
    unique key seeds_family (family)`,
  // branch 0: deposit addresses; branch 1: the custodian's own addresses, which receive funding and change.
  addresses: `
    id bigint not null auto_increment primary key,
    network varchar(20) not null,
    branch int not null,
    key_index bigint not null,
    address varchar(256) not null,
    owner varchar(80) null,
    created_at_ms bigint not null,
    unique key addresses_path (network, branch, key_index),
    unique key addresses_address (network, address),
    unique key addresses_owner (network, owner)`,
  blocks: `
    network varchar(20) not null,
    height bigint not null,
    hash varchar(80) not null,
    primary key (network, height)`,
  // reported_confirmations: -1 before the first report.
  deposits: `
    id bigint not null auto_increment primary key,
    network varchar(20) not null,
    txid varchar(80) not null,
    output bigint not null,
    asset varchar(10) not null,
    address varchar(256) not null,
    units decimal(65,0) not null,
    state varchar(12) not null,
    height bigint null,
    missing_since_height bigint null,
    reported_confirmations bigint not null,
    created_at_ms bigint not null,
    unique key deposits_output (network, txid, output),
    key deposits_height (network, height),
    key deposits_state (network, state, height)`,
  // Outputs that the custodian's keys can spend, on chains with outputs. payment_id: the payment that reserved it.
  outputs: `
    id bigint not null auto_increment primary key,
    network varchar(20) not null,
    txid varchar(80) not null,
    output bigint not null,
    branch int not null,
    key_index bigint not null,
    units decimal(65,0) not null,
    height bigint null,
    payment_id bigint null,
    spent_txid varchar(80) null,
    spent_height bigint null,
    unique key outputs_output (network, txid, output),
    key outputs_height (network, height),
    key outputs_spent (network, spent_height),
    key outputs_payment (payment_id)`,
  // A payment is one set of reserved inputs, or one nonce, with one or more versions of its transaction.
  payments: `
    id bigint not null auto_increment primary key,
    network varchar(20) not null,
    purpose varchar(20) not null,
    state varchar(12) not null,
    sender varchar(256) null,
    nonce bigint null,
    created_at_ms bigint not null,
    unique key payments_nonce (network, sender, nonce),
    key payments_state (network, state, id)`,
  transactions: `
    id bigint not null auto_increment primary key,
    payment_id bigint not null,
    network varchar(20) not null,
    txid varchar(80) not null,
    bytes mediumtext not null,
    fee_asset varchar(10) not null,
    fee_units decimal(65,0) not null,
    fee_rate decimal(65,0) not null,
    change_output bigint null,
    created_height bigint not null,
    height bigint null,
    succeeded boolean null,
    unique key transactions_txid (network, txid),
    key transactions_height (network, height),
    key transactions_payment (payment_id, id),
    constraint transactions_payment foreign key (payment_id) references payments (id)`,
  // destination: the address in the custodian's spelling. units is null if the request cannot be served at all.
  withdrawals: `
    id bigint not null auto_increment primary key,
    request_key varchar(80) not null,
    asset varchar(10) not null,
    network varchar(20) null,
    amount varchar(64) not null,
    address varchar(256) not null,
    tag varchar(256) null,
    bank_code varchar(20) null,
    destination varchar(256) null,
    units decimal(65,0) null,
    state varchar(12) not null,
    payment_id bigint null,
    txid varchar(80) null,
    confirmations bigint not null,
    reason varchar(200) null,
    created_at_ms bigint not null,
    unique key withdrawals_key (request_key),
    key withdrawals_waiting (network, state, payment_id, id),
    key withdrawals_payment (payment_id)`,
  callbacks: `
    id bigint not null auto_increment primary key,
    subject varchar(80) not null,
    event_id varchar(64) not null,
    body mediumtext not null,
    state varchar(12) not null,
    attempts int not null,
    due_at_ms bigint not null,
    last_status int null,
    created_at_ms bigint not null,
    unique key callbacks_event (event_id),
    key callbacks_state (state, subject, id),
    key callbacks_age (state, created_at_ms)`,
  // reference names what an entry books, so that nothing is booked twice.
  ledger_entries: `
    id bigint not null auto_increment primary key,
    network varchar(20) not null,
    kind varchar(20) not null,
    reference varchar(200) not null,
    height bigint null,
    reversed boolean not null,
    created_at_ms bigint not null,
    unique key ledger_entries_reference (network, reference),
    key ledger_entries_height (network, height)`,
  ledger_postings: `
    id bigint not null auto_increment primary key,
    entry_id bigint not null,
    account varchar(20) not null,
    asset varchar(10) not null,
    units decimal(65,0) not null,
    key ledger_postings_entry (entry_id),
    constraint ledger_postings_entry foreign key (entry_id) references ledger_entries (id)`,
  alarms: `
    id bigint not null auto_increment primary key,
    network varchar(20) null,
    kind varchar(40) not null,
    subject varchar(200) not null,
    detail varchar(500) not null,
    created_at_ms bigint not null,
    acknowledged_at_ms bigint null,
    unique key alarms_subject (kind, subject)`,
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(TABLES))
    await knex.raw(
      'create table if not exists ?? ('.concat(
        columns,
        ') engine = InnoDB default charset = ascii collate = ascii_bin',
      ),
      [name],
    );
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(TABLES).reverse()) await knex.raw('drop table if exists ??', [name]);
}
