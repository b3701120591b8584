/** Reads single withdrawals of any user. Only the engine writes this table. */
import type { Knex } from 'knex';
import type { Withdrawal } from '../../core/model/model';
import { withTimeout } from '../connection/database';
import { type WithdrawalRow, withdrawalFromRow } from '../tables/transfers';

export async function findWithdrawal(database: Knex, id: number): Promise<Withdrawal | undefined> {
  const row: WithdrawalRow | undefined = await withTimeout(database, database('withdrawals').where({ id }).first());
  return row && withdrawalFromRow(row);
}
