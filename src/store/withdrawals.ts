/** Reads single withdrawals from their table, whosever they are. Never writes; the engine does. */
import type { Knex } from 'knex';
import type { Withdrawal } from '../core/model';
import { bounded } from './database';
import { type WithdrawalRow, withdrawalFromRow } from './tables/transfers';

export async function findWithdrawal(database: Knex, id: number): Promise<Withdrawal | undefined> {
  const row: WithdrawalRow | undefined = await bounded(database, database('withdrawals').where({ id }).first());
  return row && withdrawalFromRow(row);
}
