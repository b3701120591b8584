/** Index with which operators find a user by a deposit address. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { deposit_addresses_of_address: ['address'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'deposit_addresses', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'deposit_addresses', KEYS);
}
