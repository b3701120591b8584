/**
 * The double-entry ledger: accounts with their balances, and journal entries. The postings of an entry are stored in
 * its row; the view `postings` shows them as rows.
 */
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
    table
      .enum('kind', ['hold', 'trade', 'release', 'deposit', 'withdrawal', 'withdrawal_sent', 'withdrawal_refund'])
      .notNullable();
    table.bigInteger('reference').notNullable();
    table.bigInteger('time_ms').notNullable();
    /**
     * [[account id, amount], ...]. Instead of one row for each posting, because every order writes one or two entries
     * with up to eight postings, whose rows would cost more than the order itself.
     */
    table.text('postings').notNullable();
    table.index(['kind', 'reference']);
  });
  await knex.schema.raw(POSTINGS);
}

/** If a posting does not have this form, reading the view fails; it is never silently omitted. */
const POSTINGS = `CREATE SQL SECURITY INVOKER VIEW postings AS
  SELECT e.id AS entry_id, p.line, p.account_id, p.amount FROM journal_entries e JOIN JSON_TABLE(e.postings, '$[*]' COLUMNS (
    line FOR ORDINALITY,
    account_id BIGINT PATH '$[0]' ERROR ON EMPTY ERROR ON ERROR,
    amount DECIMAL(36,18) PATH '$[1]' ERROR ON EMPTY ERROR ON ERROR
  )) p`;

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropViewIfExists('postings');
  for (const table of ['journal_entries', 'accounts']) await knex.schema.dropTableIfExists(table);
}
