/** Orders in their current state, trades, and the last update id of each order book. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('orders', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('user_id').notNullable();
    table.string('symbol', 21).notNullable();
    table.enum('side', ['buy', 'sell']).notNullable();
    table.enum('type', ['limit', 'market']).notNullable();
    table.enum('time_in_force', ['GTC', 'IOC', 'FOK']).notNullable();
    table.enum('self_trade_prevention', ['none', 'expire_taker', 'expire_maker', 'expire_both']).notNullable();
    table.boolean('post_only').notNullable();
    table.decimal('price', 36, 18).notNullable();
    table.decimal('stop_price', 36, 18);
    table.decimal('quantity', 36, 18).notNullable();
    table.decimal('filled', 36, 18).notNullable();
    table.decimal('cost', 36, 18).notNullable();
    table.decimal('taker_cost', 36, 18).notNullable();
    table.decimal('fee', 36, 18).notNullable();
    table.decimal('vat', 36, 18).notNullable();
    table.decimal('held', 36, 18).notNullable();
    table.decimal('maker_rate', 36, 18).notNullable();
    table.decimal('taker_rate', 36, 18).notNullable();
    table.decimal('vat_rate', 36, 18).notNullable();
    table.enum('status', ['created', 'partial_filled', 'completed', 'cancelled', 'rejected']).notNullable();
    table.bigInteger('rested_at');
    table.string('client_order_id', 36).collate('utf8mb4_bin');
    table.decimal('budget', 36, 18);
    table.string('created_by_ip', 45).notNullable();
    table.bigInteger('created_at_ms').notNullable();
    table.bigInteger('updated_at_ms').notNullable();
    table.index(['status', 'id']);
    // Lists of a user's orders by status, symbol and side, the newest first. They are read from this index alone.
    table.index(['user_id', 'status', 'id', 'symbol', 'side'], 'orders_of_user');
  });
  await knex.schema.createTable('trades', (table) => {
    table.string('symbol', 21).notNullable();
    table.bigInteger('id').notNullable();
    table.bigInteger('sequence').notNullable();
    table.bigInteger('time_ms').notNullable();
    table.decimal('price', 36, 18).notNullable();
    table.decimal('quantity', 36, 18).notNullable();
    table.decimal('quote_quantity', 36, 18).notNullable();
    table.enum('taker_side', ['buy', 'sell']).notNullable();
    for (const half of ['taker', 'maker']) {
      table.bigInteger(`${half}_order_id`).notNullable();
      table.bigInteger(`${half}_user_id`).notNullable();
      table.decimal(`${half}_fee`, 36, 18).notNullable();
      table.decimal(`${half}_vat`, 36, 18).notNullable();
    }
    table.primary(['symbol', 'id']);
    table.index(['symbol', 'time_ms']);
    // A user's halves of trades, the newest first. InnoDB appends the columns of the primary key to the index.
    table.index(['taker_user_id', 'sequence'], 'trades_of_taker');
    table.index(['maker_user_id', 'sequence'], 'trades_of_maker');
  });
  await knex.schema.createTable('books', (table) => {
    table.string('symbol', 21).primary();
    table.bigInteger('last_update_id').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['books', 'trades', 'orders']) await knex.schema.dropTableIfExists(table);
}
