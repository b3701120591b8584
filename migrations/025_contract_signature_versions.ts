/**
 * Whether an API key accepts only signatures of version 2, and its Ed25519 public key if it has one. Both columns are
 * for lists of keys; what verifies a request is in the encrypted secret (`store/identity/verificationKeys`). A previous
 * version of the program would accept signatures of version 1 for every key, so there is no way back to it.
 */
import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasColumn('api_keys', 'signature_v2_only')) return;
  await knex.raw(
    'ALTER TABLE api_keys ADD COLUMN signature_v2_only BOOLEAN NOT NULL DEFAULT FALSE, ' +
      'ADD COLUMN public_key VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NULL, ALGORITHM=INSTANT',
  );
}

/** The columns are kept, so that a later migration upwards finds them. */
export async function down(): Promise<void> {}
