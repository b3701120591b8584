/** The deposits that were announced and not credited, for a sandbox, which settles its simulated ones itself. */
import type { Knex } from 'knex';
import type { Deposit } from '../../core/model/model';
import { withTimeout } from '../connection/database';
import { type DepositRow, depositFromRow } from '../tables/transfers';

/** References of the deposits that a sandbox settles by itself. */
export const SIMULATED_REFERENCE = 'simulated:';
const DEPOSITS_MAX = 10_000;

/** Finds the pending deposits whose reference begins with `referenceStart`, along the index of references. */
export async function pendingDeposits(database: Knex, referenceStart: string): Promise<Deposit[]> {
  const query = database('deposits')
    .whereBetween('reference', [referenceStart, `${referenceStart}~`])
    .andWhere('status', 'pending')
    .limit(DEPOSITS_MAX);
  const rows: DepositRow[] = await withTimeout(database, query);
  return rows.map(depositFromRow);
}
