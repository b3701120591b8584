/**
 * The minimum notional of a symbol, and its caps on the open and waiting orders of one user. A version without them would
 * accept what they exclude, and would put an order into its book that goes on matching in the next batch.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('symbols', 'minimum_notional')) return;
  await knex.raw(
    'alter table symbols add column minimum_notional decimal(36,18) not null default 0, ' +
      'add column max_open_orders int unsigned not null default 1000, ' +
      'add column max_stop_orders int unsigned not null default 100, algorithm=instant',
  );
}

/** The columns are kept: the previous version ignores them. */
export async function down(): Promise<void> {}
