/**
 * Klines of all intervals. Each row is computed from the trades of its interval, and is written in the same database
 * transaction as those trades.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('klines', (table) => {
    table.string('symbol', 21).notNullable();
    // Binary collation, because '1m' is a minute and '1M' a month.
    table.string('interval', 3).collate('utf8mb4_bin').notNullable();
    table.bigInteger('open_time_ms').notNullable();
    table.bigInteger('close_time_ms').notNullable();
    table.bigInteger('first_trade_id').notNullable();
    table.bigInteger('last_trade_id').notNullable();
    for (const column of [
      'open',
      'high',
      'low',
      'close',
      'volume',
      'quote_volume',
      'taker_buy_volume',
      'taker_buy_quote_volume',
    ])
      table.decimal(column, 36, 18).notNullable();
    table.bigInteger('trade_count').notNullable();
    table.primary(['symbol', 'interval', 'open_time_ms']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('klines');
}
