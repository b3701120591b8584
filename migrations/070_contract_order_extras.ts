/**
 * Terms and state that few orders have. A version without this table would treat such orders as plain ones, and cannot
 * read the events about them.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('order_extras')) return;
  await knex.schema.createTable('order_extras', (table) => {
    table.bigInteger('order_id').primary();
    table.enum('order_trigger', ['stop', 'take_profit']).notNullable();
    table.integer('trailing_delta');
    table.decimal('tracked_price', 36, 18);
    table.decimal('trailing_price', 36, 18);
    table.decimal('iceberg_quantity', 36, 18);
    table.decimal('visible_quantity', 36, 18);
    table.integer('refill_rank').notNullable();
    table.decimal('quote_quantity', 36, 18);
    table.decimal('prevented_quantity', 36, 18).notNullable();
    table.bigInteger('expires_at_ms');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('order_extras');
}
