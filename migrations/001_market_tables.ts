/** The market's rules: assets, symbols with their precisions and limits, fees and withdrawal limits. */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table assets (
  asset varchar(10) not null,
  kind enum('crypto','fiat') not null,
  \`precision\` tinyint unsigned not null,
  transfer_precision tinyint unsigned not null,
  withdrawal_fee decimal(36,18) not null,
  withdrawal_minimum decimal(36,18) not null,
  withdrawal_enabled boolean not null,
  approval_threshold decimal(36,18) null,
  -- JSON in a text column, so that MariaDB and MySQL return exactly the text that was stored.
  networks text not null,
  listing bigint not null,
  primary key (asset)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table symbols (
  symbol varchar(21) not null,
  base varchar(10) not null,
  quote varchar(10) not null,
  status enum('TRADING','BREAK') not null,
  price_precision tinyint unsigned not null,
  quantity_precision tinyint unsigned not null,
  minimum_quantity decimal(36,18) not null,
  minimum_price decimal(36,18) not null,
  maximum_price decimal(36,18) not null,
  vat_rate decimal(36,18) not null,
  listing bigint not null,
  minimum_notional decimal(36,18) not null default 0,
  max_open_orders int unsigned not null default 1000,
  max_stop_orders int unsigned not null default 100,
  primary key (symbol)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table fees (
  symbol varchar(21) not null,
  tier int unsigned not null,
  maker_rate decimal(36,18) not null,
  taker_rate decimal(36,18) not null,
  primary key (symbol, tier)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table withdrawal_limits (
  level enum('level_0','level_1','level_2','level_3') not null,
  asset varchar(10) not null,
  capacity decimal(36,18) not null,
  primary key (level, asset)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
