/**
 * Partner applications, pending Portal logins, and the Portal sessions in which partners buy for users; quotes,
 * purchases, spending limits and webhooks. Codes, states and issued tokens are stored as hashes; secrets that the server
 * must send again are encrypted.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table partners (
  id bigint not null auto_increment,
  name varchar(64) not null,
  authorize_url varchar(2048) character set ascii collate ascii_bin not null,
  token_url varchar(2048) character set ascii collate ascii_bin not null,
  issuer varchar(2048) character set ascii collate ascii_bin null,
  client_id varchar(255) character set ascii collate ascii_bin not null,
  sealed_client_secret varchar(1024) character set ascii collate ascii_bin not null,
  scopes varchar(1024) character set ascii collate ascii_bin not null,
  deposit_address_url varchar(2048) character set ascii collate ascii_bin not null,
  return_url varchar(2048) character set ascii collate ascii_bin not null,
  secret_hash char(64) character set ascii collate ascii_bin not null,
  enabled boolean not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table portal_logins (
  id bigint not null auto_increment,
  state_hash char(64) character set ascii collate ascii_bin not null,
  partner_id bigint not null,
  user_id bigint not null,
  browser_session_id bigint not null,
  partner_state varchar(1024) character set ascii collate ascii_bin not null,
  sealed_verifier varchar(512) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  primary key (id),
  unique key portal_logins_state (state_hash),
  key portal_logins_expiry (expires_at_ms),
  key portal_logins_user (user_id),
  key portal_logins_partner (partner_id),
  constraint portal_logins_partner foreign key (partner_id) references partners (id),
  constraint portal_logins_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table portal_sessions (
  id bigint not null auto_increment,
  partner_id bigint not null,
  user_id bigint not null,
  code_hash char(64) character set ascii collate ascii_bin not null,
  code_expires_at_ms bigint not null,
  claimed_at_ms bigint null,
  token_hash char(64) character set ascii collate ascii_bin null,
  extras_hash char(64) character set ascii collate ascii_bin null,
  sealed_tokens text character set ascii collate ascii_bin not null,
  access_expires_at_ms bigint null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  revoked_at_ms bigint null,
  revoked_by varchar(16) character set ascii collate ascii_bin null,
  -- Until when a server is renewing the partner's tokens, so that of several servers only one uses a refresh token.
  renewing_until_ms bigint null,
  primary key (id),
  unique key portal_sessions_code (code_hash),
  unique key portal_sessions_token (token_hash),
  key portal_sessions_unclaimed (claimed_at_ms, code_expires_at_ms),
  key portal_sessions_user (user_id, partner_id),
  key portal_sessions_partner (partner_id),
  key portal_sessions_revoked (revoked_at_ms),
  key portal_sessions_expired (expires_at_ms),
  constraint portal_sessions_partner foreign key (partner_id) references partners (id),
  constraint portal_sessions_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table portal_quotes (
  id char(22) character set ascii collate ascii_bin not null,
  partner_id bigint not null,
  user_id bigint not null,
  symbol varchar(21) character set ascii collate ascii_bin not null,
  budget decimal(36,18) not null,
  price decimal(36,18) not null,
  quantity decimal(36,18) not null,
  withdrawal_fee decimal(36,18) not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  primary key (id),
  key portal_quotes_of_user (user_id, partner_id, expires_at_ms),
  key portal_quotes_expired (expires_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table portal_purchases (
  order_id bigint not null,
  partner_id bigint not null,
  user_id bigint not null,
  asset varchar(10) not null,
  amount decimal(36,18) not null,
  created_at_ms bigint not null,
  -- Why the coins were not withdrawn; null if they were.
  withdrawal_refusal varchar(40) null,
  primary key (order_id),
  key portal_purchases_created_at_ms_index (created_at_ms),
  -- What an app has spent for a user lately.
  key portal_purchases_user_id_partner_id_created_at_ms_index (user_id, partner_id, created_at_ms),
  key portal_purchases_of_partner (partner_id, created_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- How much each user lets an app spend.
create table portal_spending_limits (
  user_id bigint not null,
  partner_id bigint not null,
  amount decimal(36,18) not null,
  updated_at_ms bigint not null,
  primary key (user_id, partner_id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table webhook_endpoints (
  id bigint not null auto_increment,
  partner_id bigint not null,
  url varchar(2048) character set ascii collate ascii_bin not null,
  sealed_secrets varchar(1024) character set ascii collate ascii_bin not null,
  last_sequence bigint not null,
  disabled_at_ms bigint null,
  disabled_by varchar(16) character set ascii collate ascii_bin null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  primary key (id),
  unique key webhook_endpoints_partner (partner_id),
  constraint webhook_endpoints_partner foreign key (partner_id) references partners (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table webhook_messages (
  id bigint not null auto_increment,
  partner_id bigint not null,
  sequence bigint not null,
  webhook_id varchar(64) character set ascii collate ascii_bin not null,
  source varchar(40) character set ascii collate ascii_bin not null,
  subject varchar(40) character set ascii collate ascii_bin not null,
  type varchar(32) character set ascii collate ascii_bin not null,
  body mediumtext not null,
  created_at_ms bigint not null,
  due_at_ms bigint not null,
  attempts int not null,
  last_attempt_at_ms bigint null,
  last_status int null,
  last_error varchar(32) character set ascii collate ascii_bin null,
  delivered_at_ms bigint null,
  primary key (id),
  unique key webhook_messages_sequence (partner_id, sequence),
  unique key webhook_messages_source (partner_id, source),
  key webhook_messages_due (partner_id, delivered_at_ms, due_at_ms, sequence),
  key webhook_messages_subject (partner_id, subject, sequence),
  key webhook_messages_age (created_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- The position in the event log up to which messages were written.
create table webhook_position (
  id tinyint not null,
  sequence bigint null,
  sessions_through_ms bigint not null,
  primary key (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- The first leader fills it in. Without a partner's endpoint there is nothing to report of earlier events.
insert into webhook_position (id, sequence, sessions_through_ms) values (1, null, 0);
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
