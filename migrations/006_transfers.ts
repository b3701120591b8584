/** Money across our edge: deposits that were credited and withdrawals that leave. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('deposits', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('user_id').notNullable();
    table.string('asset', 10).notNullable();
    table.decimal('amount', 36, 18).notNullable();
    table.string('reference', 255).collate('utf8mb4_bin').notNullable();
    table.bigInteger('created_at_ms').notNullable();
    table.unique(['reference']);
    table.index(['user_id', 'id']);
  });
  await knex.schema.createTable('withdrawals', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('user_id').notNullable();
    table.string('asset', 10).notNullable();
    table.decimal('amount', 36, 18).notNullable();
    table.decimal('fee', 36, 18).notNullable();
    table.string('address', 256).collate('utf8mb4_bin').notNullable();
    table.string('tag', 256).collate('utf8mb4_bin');
    table.enum('status', ['queued', 'sending', 'sent', 'confirmed', 'failed']).notNullable();
    table.bigInteger('order_id').unique();
    table.bigInteger('created_at_ms').notNullable();
    table.bigInteger('updated_at_ms').notNullable();
    table.index(['user_id', 'id']);
    table.index(['status', 'id']);
    table.index(['created_at_ms']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['withdrawals', 'deposits']) await knex.schema.dropTable(table);
}
