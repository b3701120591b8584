/**
 * The engine's tables: the event log, the users whom each event affects, the idempotency keys that point to events, and
 * the lease that excludes a second writer.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('events', (table) => {
    table.bigInteger('sequence').primary();
    table.bigInteger('epoch').notNullable();
    table.bigInteger('time_ms').notNullable();
    table.string('type', 30).notNullable();
    table.bigInteger('user_id');
    table.specificType('payload', 'mediumtext').notNullable();
  });
  await knex.schema.createTable('user_events', (table) => {
    table.bigInteger('user_id').notNullable();
    table.bigInteger('sequence').notNullable();
    table.primary(['user_id', 'sequence']);
  });
  await knex.schema.createTable('request_keys', (table) => {
    table.binary('request_key', 32).primary();
    table.binary('fingerprint', 32).notNullable();
    table.bigInteger('sequence').notNullable();
  });
  await knex.schema.createTable('engine_lease', (table) => {
    table.tinyint('id').primary();
    table.bigInteger('epoch').notNullable();
    /** Unique for each process. */
    table.string('holder', 200).notNullable();
    table.bigInteger('expires_at_ms').notNullable();
    /** Sequence of the last event written under the lease. */
    table.bigInteger('sequence').notNullable();
    /** Number of renewals, so that every renewal changes the row. */
    table.bigInteger('beat').notNullable();
  });
  await knex('engine_lease').insert({ id: 1, epoch: 0, holder: '', expires_at_ms: 0, sequence: 0, beat: 0 });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['engine_lease', 'request_keys', 'user_events', 'events'])
    await knex.schema.dropTableIfExists(table);
}
