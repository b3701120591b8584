/** Indexes to find the Portal sessions that have ended lately. */
import type { Knex } from 'knex';
import { addKeys, dropKeys } from './keys';

const KEYS = { portal_sessions_revoked: ['revoked_at_ms'], portal_sessions_expired: ['expires_at_ms'] };

export async function up(knex: Knex): Promise<void> {
  await addKeys(knex, 'portal_sessions', KEYS);
}

export async function down(knex: Knex): Promise<void> {
  await dropKeys(knex, 'portal_sessions', KEYS);
}
