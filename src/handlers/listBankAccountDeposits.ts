import { listOwnDeposits } from '../store/transfers';
import { pageFrom } from './paging';
import { renderBankDeposit } from './render/transfer';
import { BAHT } from './transferAssets';
import type { Handler } from './types';

/** The caller's baht that came in, the newest first. Refuses nothing. */
export const listBankAccountDeposits: Handler<'listBankAccountDeposits'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const { count, items } = await engine.told(listOwnDeposits(database, { userId, assets: [BAHT] }, pageFrom(query)));
  return { status: 200, body: { count, items: items.map(renderBankDeposit) } };
};
