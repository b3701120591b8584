/** Withdrawals are found and counted by asset, and by status among these, without a look at the others. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { withdrawals_of_asset: ['asset', 'status', 'id'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'withdrawals', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'withdrawals', KEYS);
}
