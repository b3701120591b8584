import { BAHT } from '../../application/assets/transferAssets';
import { pageFrom } from '../../application/paging';
import { renderBankWithdrawal } from '../../application/rendering/transfer';
import { listOwnWithdrawals } from '../../store/transfers/ownTransfers';
import type { Handler } from '../types';

/** The caller's baht that leaves, the newest first. Refuses nothing. */
export const listFiatWithdrawals: Handler<'listFiatWithdrawals'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const { count, items } = await engine.whenDurable(
    listOwnWithdrawals(database, { userId, assets: [BAHT] }, pageFrom(query)),
  );
  return { status: 200, body: { count, items: items.map(renderBankWithdrawal) } };
};
