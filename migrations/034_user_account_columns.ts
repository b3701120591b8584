/**
 * Whether a user has proved to own the e-mail address, and until when withdrawals wait after a change of the account.
 * The previous version ignores the columns, and works as before.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('users', 'email_verified_at_ms')) return;
  await knex.raw(
    `ALTER TABLE users ADD COLUMN email_verified_at_ms BIGINT NULL, ADD COLUMN language VARCHAR(8) NULL,
      ADD COLUMN state VARCHAR(16) NOT NULL DEFAULT 'active', ADD COLUMN state_reason VARCHAR(255) NULL,
      ADD COLUMN withdrawals_held_until_ms BIGINT NULL, ALGORITHM=INSTANT`,
  );
}

/** The columns are kept: the previous version ignores them. */
export async function down(): Promise<void> {}
