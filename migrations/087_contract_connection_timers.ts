/**
 * Timers of connections, whose scope begins with a tag: 1 + 8 + 1 characters before a symbol of up to 21. A version that
 * does not know them would not cancel when they expire.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.raw('ALTER TABLE cancel_timers MODIFY scope VARCHAR(32) NOT NULL');
}

/** The longer scopes are kept: timers may have them. */
export async function down(): Promise<void> {}
