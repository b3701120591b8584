/** Index for the list of a partner's Portal orders, by time. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { portal_purchases_of_partner: ['partner_id', 'created_at_ms'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'portal_purchases', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'portal_purchases', KEYS);
}
