/** The market's rules: assets, symbols with their precisions, fees and withdrawal limits. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('assets', (table) => {
    table.string('asset', 10).primary();
    table.enum('kind', ['crypto', 'fiat']).notNullable();
    table.tinyint('precision').unsigned().notNullable();
    table.tinyint('transfer_precision').unsigned().notNullable();
    table.decimal('withdrawal_fee', 36, 18).notNullable();
    table.decimal('withdrawal_minimum', 36, 18).notNullable();
    table.boolean('withdrawal_enabled').notNullable();
    table.decimal('approval_threshold', 36, 18);
    /** JSON in a text column, so that MariaDB and MySQL return exactly the text that was stored. */
    table.text('networks').notNullable();
    table.integer('listing').unsigned().notNullable();
  });
  await knex.schema.createTable('symbols', (table) => {
    table.string('symbol', 21).primary();
    table.string('base', 10).notNullable();
    table.string('quote', 10).notNullable();
    table.enum('status', ['TRADING', 'BREAK']).notNullable();
    table.tinyint('price_precision').unsigned().notNullable();
    table.tinyint('quantity_precision').unsigned().notNullable();
    table.decimal('minimum_quantity', 36, 18).notNullable();
    table.decimal('minimum_price', 36, 18).notNullable();
    table.decimal('maximum_price', 36, 18).notNullable();
    table.decimal('vat_rate', 36, 18).notNullable();
    table.integer('listing').unsigned().notNullable();
  });
  await knex.schema.createTable('fees', (table) => {
    table.string('symbol', 21).notNullable();
    table.integer('tier').unsigned().notNullable();
    table.decimal('maker_rate', 36, 18).notNullable();
    table.decimal('taker_rate', 36, 18).notNullable();
    table.primary(['symbol', 'tier']);
  });
  await knex.schema.createTable('withdrawal_limits', (table) => {
    table.enum('level', ['level_0', 'level_1', 'level_2', 'level_3']).notNullable();
    table.string('asset', 10).notNullable();
    table.decimal('capacity', 36, 18).notNullable();
    table.primary(['level', 'asset']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['withdrawal_limits', 'fees', 'symbols', 'assets']) await knex.schema.dropTableIfExists(table);
}
