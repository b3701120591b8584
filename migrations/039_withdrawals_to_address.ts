/** Index to find the first withdrawal of a user to an address. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { withdrawals_to_address: ['user_id', 'address', 'id'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'withdrawals', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'withdrawals', KEYS);
}
