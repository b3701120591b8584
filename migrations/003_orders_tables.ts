/**
 * Orders in their current state, lists of orders that depend on each other, trades, matches that were prevented, timers
 * that cancel orders, and the last update id of each order book.
 *
 * The sums of an order's trades have columns that no number of trades can fill: one account can trade with itself as
 * often as it likes. Each trade is below 10^15 in both assets, and its id below 2^53, so that all together are below
 * 10^31. The volumes of klines are such sums too.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table orders (
  id bigint not null,
  user_id bigint not null,
  symbol varchar(21) not null,
  side enum('buy','sell') not null,
  type enum('limit','market') not null,
  time_in_force enum('GTC','IOC','FOK') not null,
  self_trade_prevention enum('none','expire_taker','expire_maker','expire_both','decrement') not null,
  post_only boolean not null,
  price decimal(36,18) not null,
  stop_price decimal(36,18) null,
  quantity decimal(36,18) not null,
  filled decimal(36,18) not null,
  cost decimal(54,18) not null,
  taker_cost decimal(54,18) not null,
  fee decimal(54,18) not null,
  vat decimal(54,18) not null,
  held decimal(36,18) not null,
  maker_rate decimal(36,18) not null,
  taker_rate decimal(36,18) not null,
  vat_rate decimal(36,18) not null,
  status enum('created','partial_filled','completed','cancelled','rejected') not null,
  rested_at bigint null,
  client_order_id varchar(36) collate utf8mb4_bin null,
  budget decimal(36,18) null,
  created_by_ip varchar(45) not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  primary key (id),
  key orders_status_id_index (status, id),
  -- Lists of a user's orders by status, symbol and side, the newest first. They are read from this index alone.
  key orders_of_user (user_id, status, id, symbol, side),
  -- Finds an order by the id that its user gave it.
  key orders_of_client_id (user_id, client_order_id),
  -- Finds the first order of a user at or after a time. Order ids and times increase together.
  key orders_of_time (user_id, created_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Terms and state that few orders have.
create table order_extras (
  order_id bigint not null,
  order_trigger enum('stop','take_profit') not null,
  trailing_delta int null,
  tracked_price decimal(36,18) null,
  trailing_price decimal(36,18) null,
  iceberg_quantity decimal(36,18) null,
  visible_quantity decimal(36,18) null,
  refill_rank int not null,
  quote_quantity decimal(36,18) null,
  prevented_quantity decimal(36,18) not null,
  expires_at_ms bigint null,
  list_id bigint null,
  list_terms varchar(512) null,
  is_pending boolean not null default false,
  prevented_match_id bigint null,
  primary key (order_id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table order_lists (
  id bigint not null,
  user_id bigint not null,
  symbol varchar(21) not null,
  kind enum('oco','oto','otoco') not null,
  client_list_id varchar(64) null,
  created_at_ms bigint not null,
  primary key (id),
  key order_lists_user_id_id_index (user_id, id),
  key order_lists_user_id_client_list_id_index (user_id, client_list_id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table trades (
  symbol varchar(21) not null,
  id bigint not null,
  sequence bigint not null,
  time_ms bigint not null,
  price decimal(36,18) not null,
  quantity decimal(36,18) not null,
  quote_quantity decimal(36,18) not null,
  taker_side enum('buy','sell') not null,
  taker_order_id bigint not null,
  taker_user_id bigint not null,
  taker_fee decimal(36,18) not null,
  taker_vat decimal(36,18) not null,
  maker_order_id bigint not null,
  maker_user_id bigint not null,
  maker_fee decimal(36,18) not null,
  maker_vat decimal(36,18) not null,
  primary key (symbol, id),
  key trades_symbol_time_ms_index (symbol, time_ms),
  -- A user's halves of trades, the newest first. InnoDB appends the columns of the primary key to the index.
  key trades_of_taker (taker_user_id, sequence),
  key trades_of_maker (maker_user_id, sequence)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Matches that self-trade prevention kept from being traded.
create table prevented_matches (
  id bigint not null,
  user_id bigint not null,
  symbol varchar(21) not null,
  time_ms bigint not null,
  taker_order_id bigint not null,
  maker_order_id bigint not null,
  mode enum('expire_taker','expire_maker','expire_both','decrement') not null,
  price decimal(36,18) not null,
  taker_quantity decimal(36,18) null,
  maker_quantity decimal(36,18) null,
  primary key (id),
  key prevented_matches_user_id_symbol_id_index (user_id, symbol, id),
  key prevented_matches_taker_order_id_id_index (taker_order_id, id),
  key prevented_matches_maker_order_id_id_index (maker_order_id, id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table cancel_timers (
  user_id bigint not null,
  -- The scope of a connection's timer begins with a tag: 1 + 8 + 1 characters before a symbol of up to 21.
  scope varchar(32) not null,
  -- A timer that was cleared or has expired has no deadline.
  deadline_ms bigint null,
  primary key (user_id, scope),
  key cancel_timers_deadline_ms_index (deadline_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table books (
  symbol varchar(21) not null,
  last_update_id bigint not null,
  primary key (symbol)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
