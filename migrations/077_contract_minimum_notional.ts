/**
 * Existing symbols that are priced in baht get a minimum notional of 1 THB. Other symbols get theirs from an operator,
 * who knows what their quote asset is worth.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw("update symbols set minimum_notional = 1 where quote = 'thb' and minimum_notional = 0");
}

export async function down(): Promise<void> {}
