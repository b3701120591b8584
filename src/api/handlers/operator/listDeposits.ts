import { listDeposits as listDepositRows } from '../../../store/transfers/operatorTransferQueries';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderDeposit } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the deposits of all users, newest first. */
export const listDeposits: Handler<'listDeposits'> = async ({ query }, { engine, database }) => {
  const filter = {
    userId: query.user_id === undefined ? undefined : Number(query.user_id),
    asset: query.asset,
    status: query.status,
  };
  const { count, items } = await engine.whenDurable(listDepositRows(database, filter, parsePageRange(query)));
  return { status: 200, body: { count, items: items.map(renderDeposit) } };
};
