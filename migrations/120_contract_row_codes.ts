/**
 * Codes over rows that decide about money or access, and the numbers of such rows in the rows of their owners
 * (`store/secrets/rowCodes`). An older version would write rows without them, which this version refuses.
 */
import type { Knex } from 'knex';
import { addColumns, dropColumns, type NewColumns } from './columns';

const CODE = 'varchar(70) character set ascii collate ascii_bin null';
const COUNTS = 'varchar(255) character set ascii collate ascii_bin null';
const OWNED = [
  'second_factors',
  'second_factor_resets',
  'operator_second_factors',
  'account_links',
  'deposit_addresses',
  'withdrawal_addresses',
  'withdrawal_address_rules',
  'partners',
  'portal_sessions',
  'portal_spending_limits',
];
const COLUMNS: readonly (readonly [table: string, columns: NewColumns])[] = [
  ['users', { counted_rows: COUNTS, authentication_code: CODE }],
  ['operator_tokens', { counted_rows: COUNTS }],
  ['attempts', { changes: 'bigint not null default 0', authentication_code: CODE }],
  ...OWNED.map((table): [string, NewColumns] => [table, { authentication_code: CODE }]),
];

export async function up(knex: Knex): Promise<void> {
  for (const [table, columns] of COLUMNS) await addColumns(knex, table, columns);
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, columns] of COLUMNS) await dropColumns(knex, table, columns);
}
