import { findWithdrawal } from '../../../store/transfers/withdrawals';
import { findHoldEnds } from '../../../usecases/withdrawals/withdrawalHolds';
import { renderWithdrawal } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Returns the current state of a withdrawal. Refusals: WITHDRAWAL_NOT_FOUND. */
export const getWithdrawal: Handler<'getWithdrawal'> = async ({ path }, context) => {
  const { engine, database } = context;
  const id = Number(path.withdrawalid);
  const withdrawal = engine.committed.withdrawal(id) ?? (await engine.whenDurable(findWithdrawal(database, id)));
  if (withdrawal === undefined) return { refusal: { code: 'WITHDRAWAL_NOT_FOUND' } };
  // Only a queued withdrawal waits. Others are answered without the database, also while it is down.
  if (withdrawal.status !== 'queued') return { status: 200, body: renderWithdrawal(withdrawal) };
  const holdEnds = await engine.whenDurable(findHoldEnds(context, [withdrawal]));
  return { status: 200, body: renderWithdrawal(withdrawal, holdEnds.get(id)) };
};
