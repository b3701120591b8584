/** Indexes with which operators find a user by the transaction id or the address of a withdrawal. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { withdrawals_of_txid: ['txid'], withdrawals_of_address: ['address'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'withdrawals', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'withdrawals', KEYS);
}
