/**
 * Users with their sign-in, API keys and listen keys. Secrets are encrypted (`store/secrets/encryption`), tokens are
 * stored as hashes, and passwords are hashed with argon2id. Tokens and recovery codes have enough random bits for a
 * plain hash.
 */
import { createTables, dropTables } from './scripts';

const SCRIPT = `
create table users (
  id bigint not null auto_increment,
  email varchar(254) collate utf8mb4_unicode_ci not null,
  level varchar(16) character set ascii collate ascii_bin not null,
  fee_tier int not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  -- Since when the user has proved to own the e-mail address.
  email_verified_at_ms bigint null,
  language varchar(8) null,
  state varchar(16) not null default 'active',
  state_reason varchar(255) null,
  -- Until when withdrawals wait after a change of the account.
  withdrawals_held_until_ms bigint null,
  primary key (id),
  unique key users_email (email)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table api_keys (
  id bigint not null auto_increment,
  user_id bigint not null,
  api_key char(37) character set ascii collate ascii_bin not null,
  sealed_secret varchar(512) character set ascii collate ascii_bin not null,
  label varchar(64) not null,
  permissions varchar(255) character set ascii collate ascii_bin not null,
  ip_allowlist text character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  expires_at_ms bigint null,
  revoked_at_ms bigint null,
  -- Whether the idempotency keys of the key's requests increase with the nonce (\`core/idempotencyKeys\`).
  ordered_nonces boolean not null default false,
  -- These two are for lists of keys; what verifies a request is in the encrypted secret
  -- (\`store/identity/verificationKeys\`).
  signature_v2_only boolean not null default false,
  public_key varchar(60) character set ascii collate ascii_bin null,
  -- A restore brings back keys that were revoked after the backup, so none works before an operator confirms it.
  suspended_at_ms bigint null,
  -- Over the row, so that a change in the table is noticed (\`store/secrets/credentialCodes\`).
  authentication_code varchar(70) character set ascii collate ascii_bin null,
  -- Whose signatures it verifies, those of this exchange or those of Binance's interface; for lists of keys.
  kind varchar(16) character set ascii collate ascii_bin not null default 'talad',
  primary key (id),
  unique key api_keys_api_key (api_key),
  key api_keys_user (user_id),
  constraint api_keys_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- When and from where each API key was last used.
create table api_key_uses (
  api_key_id bigint not null,
  used_at_ms bigint not null,
  ip varchar(45) character set ascii collate ascii_bin not null,
  primary key (api_key_id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Looked up by their hash, and also stored encrypted, because a repeated request returns the same key.
create table listen_keys (
  id bigint not null auto_increment,
  api_key_id bigint not null,
  user_id bigint not null,
  key_hash char(64) character set ascii collate ascii_bin not null,
  sealed_key varchar(512) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  primary key (id),
  unique key listen_keys_hash (key_hash),
  unique key listen_keys_api_key (api_key_id),
  key listen_keys_user (user_id),
  constraint listen_keys_api_key foreign key (api_key_id) references api_keys (id),
  constraint listen_keys_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table passwords (
  user_id bigint not null,
  -- With a message authentication code that binds it to the user (\`store/identity/passwords\`).
  hash varchar(255) character set ascii collate ascii_bin not null,
  changed_at_ms bigint not null,
  primary key (user_id),
  constraint passwords_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table second_factors (
  id bigint not null auto_increment,
  user_id bigint not null,
  sealed_secret varchar(512) character set ascii collate ascii_bin not null,
  confirmed_at_ms bigint null,
  last_step bigint not null,
  created_at_ms bigint not null,
  primary key (id),
  unique key second_factors_user (user_id),
  constraint second_factors_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table recovery_codes (
  user_id bigint not null,
  code_hash char(64) character set ascii collate ascii_bin not null,
  used_at_ms bigint null,
  primary key (user_id, code_hash),
  constraint recovery_codes_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Second factors that operators will remove after a waiting time, because their users have lost them.
create table second_factor_resets (
  user_id bigint not null,
  requested_at_ms bigint not null,
  due_at_ms bigint not null,
  primary key (user_id),
  key second_factor_resets_due (due_at_ms),
  constraint second_factor_resets_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table passkeys (
  id bigint not null auto_increment,
  user_id bigint not null,
  credential_hash char(64) character set ascii collate ascii_bin not null,
  credential_id varchar(1400) character set ascii collate ascii_bin not null,
  -- Bound to its row, so that nobody without the master key can add a passkey to an account.
  sealed_key varchar(4096) character set ascii collate ascii_bin not null,
  counter bigint not null,
  label varchar(64) not null,
  created_at_ms bigint not null,
  used_at_ms bigint null,
  primary key (id),
  unique key passkeys_credential (credential_hash),
  key passkeys_user (user_id),
  constraint passkeys_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Used challenges are remembered until they expire.
create table used_passkey_challenges (
  challenge_hash char(64) character set ascii collate ascii_bin not null,
  expires_at_ms bigint not null,
  primary key (challenge_hash),
  key used_passkey_challenges_expiry (expires_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table sessions (
  id bigint not null auto_increment,
  selector_hash char(64) character set ascii collate ascii_bin not null,
  secret_hash char(64) character set ascii collate ascii_bin not null,
  previous_hash char(64) character set ascii collate ascii_bin null,
  user_id bigint not null,
  stage varchar(16) character set ascii collate ascii_bin not null,
  csrf char(43) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  seen_at_ms bigint not null,
  rotated_at_ms bigint not null,
  expires_at_ms bigint not null,
  user_agent varchar(255) null,
  ip varchar(45) null,
  primary key (id),
  unique key sessions_selector (selector_hash),
  key sessions_user (user_id),
  key sessions_expiry (expires_at_ms),
  constraint sessions_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- A session has at most one, under its own id, which is deleted with the session.
create table session_listen_keys (
  id bigint not null,
  user_id bigint not null,
  key_hash char(64) character set ascii collate ascii_bin not null,
  sealed_key varchar(512) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  primary key (id),
  unique key session_listen_keys_hash (key_hash),
  key session_listen_keys_user (user_id),
  constraint session_listen_keys_session foreign key (id) references sessions (id) on delete cascade,
  constraint session_listen_keys_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- The browsers in which each user has signed in before.
create table known_devices (
  user_id bigint not null,
  device_hash char(64) character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  seen_at_ms bigint not null,
  primary key (user_id, device_hash),
  constraint known_devices_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- A failed sign-in with an address that has no account is stored for user 0, so that it takes the same time.
create table sign_ins (
  id bigint not null auto_increment,
  user_id bigint not null,
  is_success boolean not null,
  outcome varchar(16) character set ascii collate ascii_bin not null,
  user_agent varchar(255) character set ascii collate ascii_bin not null,
  ip varchar(45) character set ascii collate ascii_bin not null,
  at_ms bigint not null,
  primary key (id),
  key sign_ins_user (user_id, is_success, id),
  key sign_ins_time (at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Failed attempts. Their subject is stored only as a hash.
create table attempts (
  subject_hash char(64) character set ascii collate ascii_bin not null,
  failures int not null,
  tried_at_ms bigint not null,
  locked_until_ms bigint not null,
  primary key (subject_hash),
  key attempts_tried (tried_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- The queue of outgoing mail. Texts are encrypted, because they contain links.
create table mails (
  id bigint not null auto_increment,
  message_id varchar(64) character set ascii collate ascii_bin not null,
  recipient varchar(254) character set ascii collate ascii_bin not null,
  subject varchar(255) not null,
  sealed_text mediumtext character set ascii collate ascii_bin not null,
  created_at_ms bigint not null,
  due_at_ms bigint not null,
  attempts int not null default 0,
  rejected_at_ms bigint null,
  primary key (id),
  key mails_due (rejected_at_ms, due_at_ms)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

-- Links that mails contain: to confirm a sign-up or an address, to reset a password, and to report a change.
create table account_links (
  id bigint not null auto_increment,
  purpose varchar(16) character set ascii collate ascii_bin not null,
  token_hash char(64) character set ascii collate ascii_bin not null,
  user_id bigint null,
  email varchar(254) character set ascii collate ascii_bin null,
  password_hash varchar(255) character set ascii collate ascii_bin null,
  created_at_ms bigint not null,
  expires_at_ms bigint not null,
  primary key (id),
  unique key account_links_token (token_hash),
  key account_links_user (user_id, purpose),
  key account_links_expiry (expires_at_ms),
  constraint account_links_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;

create table user_notes (
  id bigint not null auto_increment,
  user_id bigint not null,
  operator_id bigint not null,
  text varchar(2000) not null,
  created_at_ms bigint not null,
  primary key (id),
  key user_notes_user (user_id, id),
  constraint user_notes_user foreign key (user_id) references users (id)
) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin;
`;

export const up = createTables(SCRIPT);
export const down = dropTables(SCRIPT);
