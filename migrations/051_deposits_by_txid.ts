/** Index with which operators find a user by the transaction id of a deposit. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { deposits_of_txid: ['txid'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'deposits', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'deposits', KEYS);
}
