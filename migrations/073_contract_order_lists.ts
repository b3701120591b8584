/**
 * Lists of orders that depend on each other. A version without them would let both orders of a list be executed, and
 * cannot read the events that create lists.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('order_extras', 'list_id')))
    await knex.schema.alterTable('order_extras', (table) => {
      table.bigInteger('list_id');
    });
  if (await knex.schema.hasTable('order_lists')) return;
  await knex.schema.createTable('order_lists', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('user_id').notNullable();
    table.string('symbol', 21).notNullable();
    table.enum('kind', ['oco']).notNullable();
    table.string('client_list_id', 64);
    table.bigInteger('created_at_ms').notNullable();
    table.index(['user_id', 'id']);
    table.index(['user_id', 'client_list_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('order_lists');
}
