/** Index to find the first order of a user at or after a time. Order ids and times increase together. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { orders_of_time: ['user_id', 'created_at_ms'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'orders', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'orders', KEYS);
}
