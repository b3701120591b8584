/**
 * Since when an API key or an operator token is suspended: a restore brings back those that were revoked after the
 * backup, so none works before an operator has confirmed it. A previous version of the program would accept suspended
 * ones, so there is no way back to it.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  for (const table of ['api_keys', 'operator_tokens'])
    if (!(await knex.schema.hasColumn(table, 'suspended_at_ms')))
      await knex.raw('ALTER TABLE ?? ADD COLUMN suspended_at_ms BIGINT NULL, ALGORITHM=INSTANT', [table]);
}

/** The columns are kept, so that nothing suspended works again. */
export async function down(): Promise<void> {}
