/** Indexes for the lists of operators' actions, by operator and by operation. The lists contain only the first rows. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = {
  operator_actions_begun_by: ['operator_id', 'began_id', 'id'],
  operator_actions_begun_of: ['operation', 'began_id', 'id'],
};

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'operator_actions', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'operator_actions', KEYS);
}
