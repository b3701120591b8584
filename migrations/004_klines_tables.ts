/**
 * Klines of all intervals. Each row is computed from the trades of its interval, and is written in the same database
 * transaction as those trades. The row of a kline longer than a minute does not include the running minute, which has
 * its own row; readers add the two.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table klines (
  symbol varchar(21) not null,
  -- Binary collation, because '1m' is a minute and '1M' a month.
  \`interval\` varchar(3) collate utf8mb4_bin not null,
  open_time_ms bigint not null,
  close_time_ms bigint not null,
  first_trade_id bigint not null,
  last_trade_id bigint not null,
  open decimal(36,18) not null,
  high decimal(36,18) not null,
  low decimal(36,18) not null,
  close decimal(36,18) not null,
  volume decimal(54,18) not null,
  quote_volume decimal(54,18) not null,
  taker_buy_volume decimal(54,18) not null,
  taker_buy_quote_volume decimal(54,18) not null,
  trade_count bigint not null,
  primary key (symbol, \`interval\`, open_time_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
