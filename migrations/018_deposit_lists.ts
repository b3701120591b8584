/** Index to list and count deposits by asset and status without reading other rows. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { deposits_of_asset: ['asset', 'status', 'id'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'deposits', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'deposits', KEYS);
}
