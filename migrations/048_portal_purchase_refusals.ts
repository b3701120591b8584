/**
 * Why the coins of a Portal order were not withdrawn. Null if they were, and for purchases of the previous version, which
 * ignores the column.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('portal_purchases', 'withdrawal_refusal')) return;
  await knex.raw('ALTER TABLE portal_purchases ADD COLUMN withdrawal_refusal VARCHAR(40) NULL, ALGORITHM=INSTANT');
}

/** The column is kept: the previous version ignores it. */
export async function down(): Promise<void> {}
