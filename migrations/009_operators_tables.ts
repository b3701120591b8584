/**
 * Operators: tokens, sessions of the console, second factors, requests that wait for another person, the log of
 * actions, and planned maintenance; and the values that are encrypted with the master key.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table operator_tokens (
  id bigint not null auto_increment,
  name varchar(64) not null,
  role varchar(16) character set ascii collate ascii_bin not null,
  token_hash char(64) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  revoked_at_ms bigint null,
  created_by bigint null,
  -- Tokens of one person count as one person.
  person_id bigint null,
  awaits_activation tinyint not null default 0,
  activated_by bigint null,
  expires_at_ms bigint null,
  ip_allowlist text null,
  -- As for API keys.
  suspended_at_ms bigint null,
  authentication_code varchar(70) character set ascii collate ascii_bin null,
  primary key (id),
  unique key operator_tokens_hash (token_hash)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Only keyed hashes of the cookies are stored.
create table operator_sessions (
  id bigint not null auto_increment,
  selector_hash char(64) character set ascii collate ascii_bin not null,
  secret_hash char(64) character set ascii collate ascii_bin not null,
  operator_id bigint not null,
  stage varchar(8) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  seen_at_ms bigint not null,
  expires_at_ms bigint not null,
  primary key (id),
  unique key operator_sessions_selector (selector_hash),
  key operator_sessions_expiry (expires_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table operator_second_factors (
  id bigint not null auto_increment,
  operator_id bigint not null,
  sealed_secret text not null,
  last_step bigint not null,
  created_at_ms bigint not null,
  primary key (id),
  unique key operator_second_factors_operator (operator_id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- The request is encrypted, as it may have secrets.
create table operator_proposals (
  id bigint not null auto_increment,
  operation varchar(64) character set ascii collate ascii_bin not null,
  proposer_id bigint not null,
  shown_request mediumtext not null,
  sealed_request mediumtext not null,
  status varchar(16) character set ascii collate ascii_bin not null,
  error varchar(64) character set ascii collate ascii_bin null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  decided_by bigint null,
  decided_at_ms bigint null,
  primary key (id),
  key operator_proposals_status (status, id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Append-only: one row before each action and one after it. The hash of each row covers the previous row.
create table operator_actions (
  id bigint not null,
  began_id bigint null,
  time_ms bigint not null,
  operator_id bigint not null,
  operation varchar(64) character set ascii collate ascii_bin not null,
  content mediumtext not null,
  hash char(64) character set ascii collate ascii_bin not null,
  -- Whether the hash is made with a key.
  keyed boolean not null default false,
  primary key (id),
  unique key operator_actions_began (began_id),
  key operator_actions_operator (operator_id, id),
  key operator_actions_operation (operation, id),
  -- Lists of actions by operator and by operation contain only the first rows.
  key operator_actions_begun_by (operator_id, began_id, id),
  key operator_actions_begun_of (operation, began_id, id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table maintenance_windows (
  id bigint not null auto_increment,
  parts varchar(128) character set ascii collate ascii_bin not null,
  starts_at_ms bigint not null,
  ends_at_ms bigint not null,
  message_en varchar(500) not null,
  message_th varchar(500) not null,
  created_by bigint not null,
  created_at_ms bigint not null,
  ended_by bigint null,
  primary key (id),
  key maintenance_windows_ends (ends_at_ms, id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- The keys of token hashes and of the log of operators' actions, and marks, encrypted with the master key.
create table sealed_values (
  id bigint not null,
  purpose varchar(32) character set ascii collate ascii_bin not null,
  sealed_value varchar(1024) character set ascii collate ascii_bin not null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
