/**
 * Whether the idempotency keys of an API key's requests increase with the nonce (`core/idempotencyKeys`). Existing API
 * keys keep unordered ones, under which their requests were recorded. The previous version of the program would not
 * find the ordered ones and would execute such requests again, so there is no way back to it.
 */
import type { Knex } from 'knex';

const COLUMN = 'ordered_nonces';

export async function up(knex: Knex): Promise<void> {
  if (!(await knex.schema.hasColumn('api_keys', COLUMN))) {
    await knex.raw('ALTER TABLE api_keys ADD COLUMN ordered_nonces BOOLEAN NOT NULL DEFAULT FALSE, ALGORITHM=INSTANT');
  }
}

/** The column is kept: without it, requests of that time could be executed a second time. */
export async function down(): Promise<void> {}
