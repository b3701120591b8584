import { renderWithdrawal } from '../../application/rendering/transfer';
import { findWithdrawal } from '../../store/transfers/withdrawals';
import type { Handler } from '../types';

/** Returns the current state of a withdrawal. Refusals: WITHDRAWAL_NOT_FOUND. */
export const getWithdrawal: Handler<'getWithdrawal'> = async ({ path }, { engine, database }) => {
  const id = Number(path.withdrawalid);
  const withdrawal = engine.committed.withdrawal(id) ?? (await engine.whenDurable(findWithdrawal(database, id)));
  return withdrawal === undefined
    ? { refusal: { code: 'WITHDRAWAL_NOT_FOUND' } }
    : { status: 200, body: renderWithdrawal(withdrawal) };
};
