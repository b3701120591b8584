/**
 * The kind of each API key: whose signatures it verifies, those of this exchange or those of Binance's interface. The
 * column is for lists of keys; what verifies a request is in the encrypted secret (`store/identity/verificationKeys`). A
 * previous version of the program would report keys of the new kinds as changed in the table, and refuse them.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('api_keys', 'kind')) return;
  await knex.raw(
    "ALTER TABLE api_keys ADD COLUMN kind VARCHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL DEFAULT 'talad', " +
      'ALGORITHM=INSTANT',
  );
}

/** The column is kept: without it, a key of another kind would be refused after a later migration upwards. */
export async function down(): Promise<void> {}
