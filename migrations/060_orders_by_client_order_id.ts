/** Index to find an order by the id that its user gave it. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { orders_of_client_id: ['user_id', 'client_order_id'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'orders', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'orders', KEYS);
}
