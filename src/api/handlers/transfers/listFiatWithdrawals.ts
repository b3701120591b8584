import { listOwnWithdrawals } from '../../../store/transfers/ownTransfers';
import { BAHT } from '../../../usecases/assets/transferAssets';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { findHoldEnds } from '../../../usecases/withdrawals/withdrawalHolds';
import { renderBankWithdrawal } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the caller's baht withdrawals, newest first. It has no refusals. */
export const listFiatWithdrawals: Handler<'listFiatWithdrawals'> = async ({ query }, context) => {
  const {
    engine,
    database,
    caller: { userId },
  } = context;
  const { count, items } = await engine.whenDurable(
    listOwnWithdrawals(database, { userId, assets: [BAHT] }, parsePageRange(query)),
  );
  const holdEnds = await engine.whenDurable(findHoldEnds(context, items));
  return {
    status: 200,
    body: { count, items: items.map((withdrawal) => renderBankWithdrawal(withdrawal, holdEnds.get(withdrawal.id))) },
  };
};
