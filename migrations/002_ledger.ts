/** The double-entry ledger: accounts with their balances, journal entries and their postings. */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('accounts', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('owner').notNullable();
    table.string('asset', 10).notNullable();
    table.string('kind', 20).notNullable();
    table.decimal('balance', 36, 18).notNullable();
    table.unique(['owner', 'asset', 'kind']);
  });
  await knex.schema.createTable('journal_entries', (table) => {
    table.bigInteger('id').primary();
    table.bigInteger('sequence').notNullable();
    table.enum('kind', ['hold', 'trade', 'release', 'deposit', 'withdrawal', 'withdrawal_sent', 'withdrawal_refund']).notNullable();
    table.bigInteger('reference').notNullable();
    table.bigInteger('time_ms').notNullable();
    table.index(['kind', 'reference']);
  });
  await knex.schema.createTable('postings', (table) => {
    table.bigInteger('entry_id').notNullable();
    table.smallint('line').unsigned().notNullable();
    table.bigInteger('account_id').notNullable();
    table.decimal('amount', 36, 18).notNullable();
    table.primary(['entry_id', 'line']);
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['postings', 'journal_entries', 'accounts']) await knex.schema.dropTableIfExists(table);
}
