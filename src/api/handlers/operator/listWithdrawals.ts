import { listWithdrawals as listWithdrawalRows } from '../../../store/transfers/operatorTransferQueries';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { findHoldEnds } from '../../../usecases/withdrawals/withdrawalHolds';
import { renderWithdrawal } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the withdrawals of all users, newest first, with the time until which queued ones wait. */
export const listWithdrawals: Handler<'listWithdrawals'> = async ({ query }, context) => {
  const { engine, database } = context;
  const filter = {
    userId: query.user_id === undefined ? undefined : Number(query.user_id),
    asset: query.asset,
    status: query.status,
  };
  const { count, items } = await engine.whenDurable(listWithdrawalRows(database, filter, parsePageRange(query)));
  const holdEnds = await engine.whenDurable(findHoldEnds(context, items));
  return {
    status: 200,
    body: { count, items: items.map((withdrawal) => renderWithdrawal(withdrawal, holdEnds.get(withdrawal.id))) },
  };
};
