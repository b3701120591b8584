/**
 * Keys and marks that are encrypted with the master key: the keys of token hashes and of the log of operators' actions,
 * and the record that all secrets and hashes have their new form. A server of an older version cannot read that form,
 * so there is no way back to it. The first leader of this version rewrites the rows when it starts
 * (`store/secrets/upgradeSecrets`). `keyed` says that the hash of an operator's action is made with a key.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasTable('sealed_values')))
    await knex.raw(`
      create table sealed_values (
        id bigint not null primary key,
        purpose varchar(32) character set ascii collate ascii_bin not null,
        sealed_value varchar(1024) character set ascii collate ascii_bin not null
      ) engine = InnoDB default charset = utf8mb4 collate = utf8mb4_bin`);
  if (!(await knex.schema.hasColumn('operator_actions', 'keyed')))
    await knex.raw('ALTER TABLE operator_actions ADD COLUMN keyed BOOLEAN NOT NULL DEFAULT FALSE, ALGORITHM=INSTANT');
}

/** The column is kept: without it, no row of the log could be verified. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table if exists sealed_values');
}
