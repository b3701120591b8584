/**
 * A message authentication code over each row of API keys and operator tokens, so that none of them is brought back,
 * extended or opened to other addresses by a change in the tables (`store/secrets/credentialCodes`). The first leader of
 * this version adds it to the rows that exist. A previous version would change rows without their codes.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  for (const table of ['api_keys', 'operator_tokens'])
    if (!(await knex.schema.hasColumn(table, 'authentication_code')))
      await knex.raw(
        `ALTER TABLE ?? ADD COLUMN authentication_code VARCHAR(70) CHARACTER SET ascii COLLATE ascii_bin NULL,
           ALGORITHM=INSTANT`,
        [table],
      );
}

/** The columns are kept: a row without its code would not be accepted again. */
export async function down(): Promise<void> {}
