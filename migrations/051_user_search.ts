/** Indexes with which operators find a user by an address or by a transaction id. */
import type { Knex } from 'knex';
import { addKeys, dropKeys, type Keys } from './keys';

const KEYS: Readonly<Record<string, Keys>> = {
  deposits: { deposits_of_txid: ['txid'] },
  withdrawals: { withdrawals_of_txid: ['txid'], withdrawals_of_address: ['address'] },
  deposit_addresses: { deposit_addresses_of_address: ['address'] },
};

export async function up(knex: Knex): Promise<void> {
  for (const [table, keys] of Object.entries(KEYS)) await addKeys(knex, table, keys);
}

export async function down(knex: Knex): Promise<void> {
  for (const [table, keys] of Object.entries(KEYS)) await dropKeys(knex, table, keys);
}
