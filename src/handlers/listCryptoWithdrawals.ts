import { listOwnWithdrawals } from '../store/transfers';
import { pageFrom } from './paging';
import { renderCryptoWithdrawal } from './render/transfer';
import { coinsMeant } from './transferAssets';
import type { Handler } from './types';

/** The caller's coins that leave, the newest first. Refusals: INVALID_ASSET. */
export const listCryptoWithdrawals: Handler<'listCryptoWithdrawals'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const assets = coinsMeant(engine.committed, query.currency);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { count, items } = await engine.told(listOwnWithdrawals(database, { userId, assets }, pageFrom(query)));
  return { status: 200, body: { count, items: items.map(renderCryptoWithdrawal) } };
};
