import { listWithdrawals as listWithdrawalRows } from '../../../store/transfers/operatorTransferQueries';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { findHoldEnds } from '../../../usecases/withdrawals/withdrawalHolds';
import { renderWithdrawal } from '../../rendering/transfer';
import type { Handler } from '../types';

/**
 * Lists the withdrawals of all users, newest first, with the time until which queued ones wait. Operators may send what
 * they read here, so open withdrawals come from memory, which events have filled, and not from their table.
 */
export const listWithdrawals: Handler<'listWithdrawals'> = async ({ query }, context) => {
  const { engine, database } = context;
  const filter = {
    userId: query.user_id === undefined ? undefined : Number(query.user_id),
    asset: query.asset,
    status: query.status,
  };
  const page = await engine.whenDurable(listWithdrawalRows(database, filter, parsePageRange(query)));
  const { count } = page;
  const items = page.items.map((stored) => engine.committed.withdrawal(stored.id) ?? stored);
  const holdEnds = await engine.whenDurable(findHoldEnds(context, items));
  return {
    status: 200,
    body: { count, items: items.map((withdrawal) => renderWithdrawal(withdrawal, holdEnds.get(withdrawal.id))) },
  };
};
