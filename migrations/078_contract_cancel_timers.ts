/**
 * Timers that cancel a user's orders. A version without them would not cancel, and cannot read the events that set them.
 * A timer that was cleared or has expired has no deadline.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('cancel_timers')) return;
  await knex.schema.createTable('cancel_timers', (table) => {
    table.bigInteger('user_id').notNullable();
    table.string('scope', 21).notNullable();
    table.bigInteger('deadline_ms');
    table.primary(['user_id', 'scope']);
    table.index(['deadline_ms']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('cancel_timers');
}
