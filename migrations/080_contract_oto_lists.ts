/**
 * Order lists in which orders are pending until another one is filled, and what each order knows of its list. A version
 * without them would place the pending orders at once.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('order_extras', 'is_pending')))
    await knex.schema.alterTable('order_extras', (table) => {
      table.string('list_terms', 512);
      table.boolean('is_pending').notNullable().defaultTo(false);
    });
  await knex.schema.raw("ALTER TABLE order_lists MODIFY kind ENUM('oco','oto','otoco') NOT NULL, ALGORITHM=INSTANT");
}

/** What the columns and the kinds say is kept: orders may have them. */
export async function down(): Promise<void> {}
