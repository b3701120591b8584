/**
 * Columns for sums of trades, which no limit bounds: one account can trade with itself as often as it likes. Each trade
 * is below 10^15 in both assets, and its id below 2^53, so that all trades together are below 10^31. An older version
 * could not read such a sum.
 */
import type { Knex } from 'knex';

const SUMS: Readonly<Record<string, readonly string[]>> = {
  klines: ['volume', 'quote_volume', 'taker_buy_volume', 'taker_buy_quote_volume'],
  orders: ['cost', 'taker_cost', 'fee', 'vat'],
};

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(SUMS))
    await knex.schema.alterTable(name, (table) => {
      for (const column of columns) table.decimal(column, 54, 18).notNullable().alter();
    });
}

/** The columns stay wide: they may hold sums that would not fit. */
export async function down(): Promise<void> {}
