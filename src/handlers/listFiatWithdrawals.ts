import { listOwnWithdrawals } from '../store/transfers';
import { pageFrom } from './paging';
import { renderBankWithdrawal } from './render/transfer';
import { BAHT } from './transferAssets';
import type { Handler } from './types';

/** The caller's baht that leaves, the newest first. Refuses nothing. */
export const listFiatWithdrawals: Handler<'listFiatWithdrawals'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const { count, items } = await engine.told(listOwnWithdrawals(database, { userId, assets: [BAHT] }, pageFrom(query)));
  return { status: 200, body: { count, items: items.map(renderBankWithdrawal) } };
};
