import { findWithdrawal } from '../store/withdrawals';
import { renderWithdrawal } from './render/transfer';
import type { Handler } from './types';

/** A withdrawal as it stands now. Refusals: WITHDRAWAL_NOT_FOUND. */
export const getWithdrawal: Handler<'getWithdrawal'> = async ({ path }, { engine, database }) => {
  const id = Number(path.withdrawalid);
  const withdrawal = engine.committed.withdrawal(id) ?? (await engine.told(findWithdrawal(database, id)));
  return withdrawal === undefined
    ? { refusal: { code: 'WITHDRAWAL_NOT_FOUND' } }
    : { status: 200, body: renderWithdrawal(withdrawal) };
};
