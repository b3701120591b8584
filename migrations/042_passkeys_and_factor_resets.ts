/**
 * The passkeys of users. The public key of a passkey is encrypted and bound to its row, so that nobody without the master
 * key can add a passkey to an account. Used challenges are remembered until they expire. Also the second factors that
 * operators will remove after a waiting time, because their users have lost them.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists passkeys (
      id bigint not null auto_increment primary key,
      user_id bigint not null,
      credential_hash char(64) character set ascii collate ascii_bin not null,
      credential_id varchar(1400) character set ascii collate ascii_bin not null,
      sealed_key varchar(4096) character set ascii collate ascii_bin not null,
      counter bigint not null,
      label varchar(64) not null,
      created_at_ms bigint not null,
      used_at_ms bigint null,
      unique key passkeys_credential (credential_hash),
      key passkeys_user (user_id),
      constraint passkeys_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists used_passkey_challenges (
      challenge_hash char(64) character set ascii collate ascii_bin not null primary key,
      expires_at_ms bigint not null,
      key used_passkey_challenges_expiry (expires_at_ms)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  await knex.raw(`
    create table if not exists second_factor_resets (
      user_id bigint not null primary key,
      requested_at_ms bigint not null,
      due_at_ms bigint not null,
      key second_factor_resets_due (due_at_ms),
      constraint second_factor_resets_user foreign key (user_id) references users (id)
    ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['second_factor_resets', 'used_passkey_challenges', 'passkeys'])
    await knex.raw('drop table if exists ??', [table]);
}
