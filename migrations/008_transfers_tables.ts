/**
 * Deposits, from their first detection on the network, with their addresses; withdrawals, with the addresses to which
 * users allow them, and the progress of notices about them.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table deposits (
  id bigint not null,
  user_id bigint not null,
  asset varchar(10) not null,
  amount decimal(36,18) not null,
  reference varchar(255) collate utf8mb4_bin not null,
  status enum('pending','processing','completed','failed') not null,
  network varchar(20) null,
  address varchar(256) collate utf8mb4_bin null,
  tag varchar(256) collate utf8mb4_bin null,
  txid varchar(128) collate utf8mb4_bin null,
  confirmations int unsigned not null,
  bank_code varchar(20) null,
  account_number varchar(64) collate utf8mb4_bin null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  primary key (id),
  unique key deposits_reference_unique (reference),
  -- A user's transfers of each asset, the newest first.
  key deposits_user_id_asset_id_index (user_id, asset, id),
  key deposits_status_id_index (status, id),
  -- Lists and counts transfers by asset and status without reading other rows.
  key deposits_of_asset (asset, status, id),
  -- Finds a user by the transaction id of a deposit.
  key deposits_of_txid (txid)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Deposits that the custodian has reported to addresses of no user, until an operator credits them.
create table unowned_deposits (
  id bigint not null auto_increment,
  reference varchar(255) not null,
  asset varchar(10) character set ascii collate ascii_bin not null,
  network varchar(20) character set ascii collate ascii_bin not null,
  address varchar(256) not null,
  tag varchar(256) null,
  txid varchar(128) not null,
  amount decimal(36,18) not null,
  status varchar(16) character set ascii collate ascii_bin not null,
  confirmations int not null,
  reported_at_ms bigint not null,
  updated_at_ms bigint not null,
  primary key (id),
  unique key unowned_deposits_reference (reference),
  key unowned_deposits_asset (asset, id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- One for each user, asset and network, and a pool of unassigned addresses.
create table deposit_addresses (
  id bigint not null auto_increment,
  user_id bigint null,
  asset varchar(10) character set ascii collate ascii_bin not null,
  network varchar(20) character set ascii collate ascii_bin not null,
  address varchar(256) character set ascii collate ascii_bin not null,
  tag varchar(128) character set ascii collate ascii_bin not null,
  nth_use int not null,
  created_at_ms bigint not null,
  assigned_at_ms bigint null,
  primary key (id),
  unique key deposit_addresses_place (network, address, tag, asset),
  unique key deposit_addresses_use (network, address, tag, nth_use),
  unique key deposit_addresses_of_user (user_id, asset, network),
  key deposit_addresses_free (asset, network, user_id),
  -- Finds a user by a deposit address.
  key deposit_addresses_of_address (address),
  constraint deposit_addresses_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table withdrawals (
  id bigint not null,
  user_id bigint not null,
  asset varchar(10) not null,
  amount decimal(36,18) not null,
  fee decimal(36,18) not null,
  network varchar(20) null,
  bank_code varchar(20) null,
  address varchar(256) collate utf8mb4_bin not null,
  tag varchar(256) collate utf8mb4_bin null,
  status enum('queued','sending','sent','confirmed','failed') not null,
  needs_approval boolean not null,
  -- Ids of operator tokens.
  approved_by bigint null,
  handled_by bigint null,
  txid varchar(128) collate utf8mb4_bin null,
  confirmations int unsigned not null,
  failure enum('rejected_by_operator','refused_by_custodian','returned','cancelled_by_user') null,
  order_id bigint null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  primary key (id),
  unique key withdrawals_order_id_unique (order_id),
  -- A user's transfers of each asset, the newest first.
  key withdrawals_user_id_asset_id_index (user_id, asset, id),
  key withdrawals_status_id_index (status, id),
  key withdrawals_created_at_ms_index (created_at_ms),
  -- Lists and counts transfers by asset and status without reading other rows.
  key withdrawals_of_asset (asset, status, id),
  -- Finds the first withdrawal of a user to an address.
  key withdrawals_to_address (user_id, address, id),
  -- Find a user by the transaction id or the address of a withdrawal.
  key withdrawals_of_txid (txid),
  key withdrawals_of_address (address)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table unsent_withdrawals (
  withdrawal_id bigint not null,
  user_id bigint not null,
  primary key (withdrawal_id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Which withdrawals their users were told of by mail.
create table withdrawal_notice_position (
  id tinyint not null,
  through_id bigint not null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

insert into withdrawal_notice_position (id, through_id) values (1, 0);

create table withdrawal_addresses (
  id bigint not null auto_increment,
  user_id bigint not null,
  network varchar(20) character set ascii collate ascii_bin not null,
  address varchar(256) character set ascii collate ascii_bin not null,
  tag varchar(128) character set ascii collate ascii_bin not null,
  label varchar(64) not null,
  created_at_ms bigint not null,
  primary key (id),
  unique key withdrawal_addresses_of_user (user_id, network, address, tag)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Whether coins may be withdrawn to the addresses of the address book only.
create table withdrawal_address_rules (
  user_id bigint not null,
  only_listed boolean not null,
  ends_at_ms bigint null,
  primary key (user_id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
