/** Ends credentials that must not survive a restore: their owners may have ended them after the backup. */
import type { Knex } from 'knex';
import { withTimeout } from '../connection/database';

/**
 * Deletes all sessions of users and operators, answers to their forms, listen keys, links of mails, and logins and unclaimed codes of the Portal. Returns their number. Also cancels
 * removals of second factors: their users may have prevented them after the backup.
 */
export async function endShortLivedCredentials(database: Knex): Promise<number> {
  let ended = 0;
  await withTimeout(database, database('second_factor_resets').delete());
  await withTimeout(database, database('form_answers').delete());
  for (const table of [
    'session_listen_keys',
    'sessions',
    'operator_sessions',
    'listen_keys',
    'portal_logins',
    'account_links',
  ])
    ended += await withTimeout(database, database(table).delete());
  return ended + (await withTimeout(database, database('portal_sessions').whereNull('claimed_at_ms').delete()));
}
