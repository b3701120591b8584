import { parsePageRange } from '../../application/pagingParameters';
import { renderWithdrawal } from '../../application/rendering/transfer';
import { listWithdrawals as listWithdrawalRows } from '../../store/transfers/operatorTransferQueries';
import type { Handler } from '../types';

/** Lists the withdrawals of all users, newest first. */
export const listWithdrawals: Handler<'listWithdrawals'> = async ({ query }, { engine, database }) => {
  const filter = {
    userId: query.user_id === undefined ? undefined : Number(query.user_id),
    asset: query.asset,
    status: query.status,
  };
  const { count, items } = await engine.whenDurable(listWithdrawalRows(database, filter, parsePageRange(query)));
  return { status: 200, body: { count, items: items.map((withdrawal) => renderWithdrawal(withdrawal)) } };
};
