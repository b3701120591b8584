/**
 * Whether an API key's signed requests get once-keys that grow with their nonce (`core/onceKeys`). One that was made before goes on with keys of no order, under
 * which its requests were remembered; the version before would look for those of a newer one in vain and do them again, so there is no way back to it.
 */
import type { Knex } from 'knex';

const COLUMN = 'ordered_nonces';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('api_keys', COLUMN))) {
    await knex.raw('ALTER TABLE api_keys ADD COLUMN ordered_nonces BOOLEAN NOT NULL DEFAULT FALSE, ALGORITHM=INSTANT');
  }
}

/** Stays: forgotten, a request of then could be sent once more. */
export async function down(): Promise<void> {}
