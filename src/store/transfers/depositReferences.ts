/** Which of several references a deposit already has. */
import type { Knex } from 'knex';
import { withTimeout } from '../connection/database';

/** Undefined if none of them is in use. If several are, the one of the first deposit. */
export async function findDepositReference(database: Knex, references: readonly string[]): Promise<string | undefined> {
  const query = database('deposits').whereIn('reference', references).orderBy('id').first('reference');
  const found: { readonly reference: string } | undefined = await withTimeout(database, query);
  return found?.reference;
}
