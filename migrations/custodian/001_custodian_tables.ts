/**
 * The tables of the custodian's own schema: seeds, addresses, blocks, deposits, outputs, payments, withdrawals, callbacks,
 * the custody ledger with the balances of addresses, cold storage and alarms. Amounts are counted in the smallest unit of
 * their asset (satoshi, wei).
 */
import { createTables, dropTables } from '../scripts';

const SCRIPT = `
-- One row for each network: the last block whose effects are stored, the number of reorganizations, and the lock of
-- everything that changes funds.
create table chains (
  network varchar(20) not null primary key,
  genesis_hash varchar(80) null,
  height bigint null,
  hash varchar(80) null,
  rollbacks bigint not null default 0
) engine = InnoDB default charset = ascii collate = ascii_bin;

create table seeds (
  id bigint not null auto_increment primary key,
  family varchar(20) not null,
  sealed_seed varchar(512) not null,
  created_at_ms bigint not null,
  unique key seeds_family (family)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- branch 0: deposit addresses; 1: the custodian's own addresses, which receive funding and change; 2 and 3: those of cold
-- storage, which receive and get change.
create table addresses (
  id bigint not null auto_increment primary key,
  network varchar(20) not null,
  branch int not null,
  key_index bigint not null,
  address varchar(256) not null,
  owner varchar(80) null,
  created_at_ms bigint not null,
  unique key addresses_path (network, branch, key_index),
  unique key addresses_address (network, address),
  unique key addresses_owner (network, owner)
) engine = InnoDB default charset = ascii collate = ascii_bin;

create table blocks (
  network varchar(20) not null,
  height bigint not null,
  hash varchar(80) not null,
  primary key (network, height)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- reported_confirmations: -1 before the first report.
create table deposits (
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
  key deposits_state (network, state, height),
  key deposits_address (network, address, height)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- Outputs that the custodian's keys can spend, on chains with outputs. payment_id: the payment that reserved it.
create table outputs (
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
  key outputs_payment (payment_id)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- A payment is one set of reserved inputs, or one nonce, with one or more versions of its transaction.
create table payments (
  id bigint not null auto_increment primary key,
  network varchar(20) not null,
  purpose varchar(20) not null,
  state varchar(12) not null,
  sender varchar(256) null,
  nonce bigint null,
  created_at_ms bigint not null,
  unique key payments_nonce (network, sender, nonce),
  key payments_state (network, state, id)
) engine = InnoDB default charset = ascii collate = ascii_bin;

create table transactions (
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
  constraint transactions_payment foreign key (payment_id) references payments (id)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- destination: the address in the custodian's spelling. units is null if the request cannot be served at all.
create table withdrawals (
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
  key withdrawals_payment (payment_id)
) engine = InnoDB default charset = ascii collate = ascii_bin;

create table callbacks (
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
  key callbacks_age (state, created_at_ms)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- reference names what an entry books, so that nothing is booked twice.
create table ledger_entries (
  id bigint not null auto_increment primary key,
  network varchar(20) not null,
  kind varchar(20) not null,
  reference varchar(200) not null,
  height bigint null,
  reversed boolean not null,
  created_at_ms bigint not null,
  unique key ledger_entries_reference (network, reference),
  key ledger_entries_height (network, height)
) engine = InnoDB default charset = ascii collate = ascii_bin;

create table ledger_postings (
  id bigint not null auto_increment primary key,
  entry_id bigint not null,
  account varchar(20) not null,
  asset varchar(10) not null,
  units decimal(65,0) not null,
  address varchar(256) null,
  key ledger_postings_entry (entry_id),
  constraint ledger_postings_entry foreign key (entry_id) references ledger_entries (id)
) engine = InnoDB default charset = ascii collate = ascii_bin;

create table alarms (
  id bigint not null auto_increment primary key,
  network varchar(20) null,
  kind varchar(40) not null,
  subject varchar(200) not null,
  detail varchar(500) not null,
  created_at_ms bigint not null,
  acknowledged_at_ms bigint null,
  unique key alarms_subject (kind, subject)
) engine = InnoDB default charset = ascii collate = ascii_bin;

create table balances (
  network varchar(20) not null,
  address varchar(256) not null,
  asset varchar(10) not null,
  units decimal(65,0) not null,
  primary key (network, address, asset)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- Assets of which the exchange has asked for the address. Deposits of others are reported once it asks for theirs.
create table address_assets (
  network varchar(20) not null,
  address varchar(256) not null,
  asset varchar(10) not null,
  primary key (network, address, asset)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- Transactions of the custodian's addresses that it did not sign.
create table foreign_transactions (
  network varchar(20) not null,
  sender varchar(256) not null,
  nonce bigint not null,
  txid varchar(80) not null,
  height bigint not null,
  primary key (network, sender, nonce),
  key foreign_transactions_height (network, height)
) engine = InnoDB default charset = ascii collate = ascii_bin;

-- Refills of the hot wallet, which are signed elsewhere, and payments of its surplus to cold storage. Each belongs to a
-- payment, whose inputs or nonce are reserved from the moment at which it is prepared. unsigned_transaction: as it was
-- given out to be signed; null for payments that the custodian signs itself.
create table cold_transfers (
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
) engine = InnoDB default charset = ascii collate = ascii_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
