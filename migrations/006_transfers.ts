/** Deposits, from their first detection on the network, and withdrawals. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('deposits', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('user_id').notNullable();
    table.string('asset', 10).notNullable();
    table.decimal('amount', 36, 18).notNullable();
    table.string('reference', 255).collate('utf8mb4_bin').notNullable();
    table.enum('status', ['pending', 'processing', 'completed', 'failed']).notNullable();
    table.string('network', 20);
    table.string('address', 256).collate('utf8mb4_bin');
    table.string('tag', 256).collate('utf8mb4_bin');
    table.string('txid', 128).collate('utf8mb4_bin');
    table.integer('confirmations').unsigned().notNullable();
    table.string('bank_code', 20);
    table.string('account_number', 64).collate('utf8mb4_bin');
    table.bigInteger('created_at_ms').notNullable();
    table.bigInteger('updated_at_ms').notNullable();
    table.unique(['reference']);
    // A user's transfers of each asset, the newest first.
    table.index(['user_id', 'asset', 'id']);
    table.index(['status', 'id']);
  });
  await knex.schema.createTable('withdrawals', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('user_id').notNullable();
    table.string('asset', 10).notNullable();
    table.decimal('amount', 36, 18).notNullable();
    table.decimal('fee', 36, 18).notNullable();
    table.string('network', 20);
    table.string('bank_code', 20);
    table.string('address', 256).collate('utf8mb4_bin').notNullable();
    table.string('tag', 256).collate('utf8mb4_bin');
    table.enum('status', ['queued', 'sending', 'sent', 'confirmed', 'failed']).notNullable();
    table.boolean('needs_approval').notNullable();
    /** Ids of operator tokens. */
    table.bigInteger('approved_by');
    table.bigInteger('handled_by');
    table.string('txid', 128).collate('utf8mb4_bin');
    table.integer('confirmations').unsigned().notNullable();
    table.enum('failure', ['rejected_by_operator', 'refused_by_custodian', 'returned']);
    table.bigInteger('order_id').unique();
    table.bigInteger('created_at_ms').notNullable();
    table.bigInteger('updated_at_ms').notNullable();
    // A user's transfers of each asset, the newest first.
    table.index(['user_id', 'asset', 'id']);
    table.index(['status', 'id']);
    table.index(['created_at_ms']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['withdrawals', 'deposits']) await knex.schema.dropTableIfExists(table);
}
