/**
 * Matches that self-trade prevention kept from being traded. A version without them cannot read the events that contain
 * them.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('order_extras', 'prevented_match_id')))
    await knex.schema.alterTable('order_extras', (table) => {
      table.bigInteger('prevented_match_id');
    });
  if (await knex.schema.hasTable('prevented_matches')) return;
  await knex.schema.createTable('prevented_matches', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('user_id').notNullable();
    table.string('symbol', 21).notNullable();
    table.bigInteger('time_ms').notNullable();
    table.bigInteger('taker_order_id').notNullable();
    table.bigInteger('maker_order_id').notNullable();
    table.enum('mode', ['expire_taker', 'expire_maker', 'expire_both', 'decrement']).notNullable();
    table.decimal('price', 36, 18).notNullable();
    table.decimal('taker_quantity', 36, 18);
    table.decimal('maker_quantity', 36, 18);
    table.index(['user_id', 'symbol', 'id']);
    table.index(['taker_order_id', 'id']);
    table.index(['maker_order_id', 'id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('prevented_matches');
}
