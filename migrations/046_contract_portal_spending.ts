/**
 * What apps buy through the Portal, and how much each user lets an app spend. A version without these tables would buy
 * beyond the limits, and cannot read the events of purchases, which name the app from now on.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('portal_purchases')))
    await knex.schema.createTable('portal_purchases', (table) => {
      table.bigInteger('order_id').primary();
      table.bigInteger('partner_id').notNullable();
      table.bigInteger('user_id').notNullable();
      table.string('asset', 10).notNullable();
      table.decimal('amount', 36, 18).notNullable();
      table.bigInteger('created_at_ms').notNullable();
      table.index(['created_at_ms']);
      // What an app has spent for a user lately.
      table.index(['user_id', 'partner_id', 'created_at_ms']);
    });
  if (!(await knex.schema.hasTable('portal_spending_limits')))
    await knex.schema.createTable('portal_spending_limits', (table) => {
      table.bigInteger('user_id').notNullable();
      table.bigInteger('partner_id').notNullable();
      table.decimal('amount', 36, 18).notNullable();
      table.bigInteger('updated_at_ms').notNullable();
      table.primary(['user_id', 'partner_id']);
    });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['portal_spending_limits', 'portal_purchases']) await knex.schema.dropTableIfExists(table);
}
