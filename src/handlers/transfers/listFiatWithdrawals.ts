import { BAHT } from '../../application/assets/transferAssets';
import { parsePageRange } from '../../application/pagingParameters';
import { renderBankWithdrawal } from '../../application/rendering/transfer';
import { listOwnWithdrawals } from '../../store/transfers/ownTransfers';
import type { Handler } from '../types';

/** Lists the caller's baht withdrawals, newest first. It has no refusals. */
export const listFiatWithdrawals: Handler<'listFiatWithdrawals'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const { count, items } = await engine.whenDurable(
    listOwnWithdrawals(database, { userId, assets: [BAHT] }, parsePageRange(query)),
  );
  return { status: 200, body: { count, items: items.map(renderBankWithdrawal) } };
};
