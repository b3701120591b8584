/**
 * Until when a server is renewing the partner's tokens of a Portal session, so that of several servers only one uses a
 * refresh token. The previous version ignores the column, and works as before.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('portal_sessions', 'renewing_until_ms')) return;
  await knex.raw('ALTER TABLE portal_sessions ADD COLUMN renewing_until_ms BIGINT NULL, ALGORITHM=INSTANT');
}

/** The column is kept: the previous version ignores it. */
export async function down(): Promise<void> {}
