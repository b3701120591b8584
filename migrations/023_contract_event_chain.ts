/**
 * The hash chain of the event log (`store/events/eventChain`); in the lease: where its holder has its lock, how long it
 * is valid, and from which event on the chain is complete; and the losses of commits that operators accepted. Events of
 * older versions have no hash. A server of
 * an older version would continue the log without hashes and misjudge the lease, so there is no way back to it.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('events', 'hash')))
    await knex.schema.alterTable('events', (table) => {
      table.binary('hash', 32);
    });
  if (!(await knex.schema.hasColumn('engine_lease', 'lock_server')))
    await knex.schema.alterTable('engine_lease', (table) => {
      table.string('lock_server', 400);
      table.bigInteger('lease_ms');
      table.bigInteger('chained_from');
    });
  if (!(await knex.schema.hasTable('accepted_data_losses')))
    await knex.schema.createTable('accepted_data_losses', (table) => {
      table.increments('id');
      table.bigInteger('time_ms').notNullable();
      /** The first event that is missing, and the last one that was published. */
      table.bigInteger('missing_from').notNullable();
      table.bigInteger('published_through').notNullable();
      table.string('published_hash', 64);
      table.string('holder', 200).notNullable();
    });
}

/** The columns are kept: without the hashes, a lost or changed part of the log could not be noticed. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('accepted_data_losses');
}
