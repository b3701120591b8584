/**
 * From which browser and network address each session was used last. Both are null for sessions of the previous version,
 * which ignores the columns.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('sessions', 'user_agent')) return;
  await knex.raw(
    `ALTER TABLE sessions ADD COLUMN user_agent VARCHAR(255) NULL, ADD COLUMN ip VARCHAR(45) NULL, ALGORITHM=INSTANT`,
  );
}

/** The columns are kept: the previous version ignores them. */
export async function down(): Promise<void> {}
