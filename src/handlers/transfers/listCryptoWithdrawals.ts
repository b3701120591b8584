import { selectAssets } from '../../application/assets/transferAssets';
import { parsePageRange } from '../../application/pagingParameters';
import { renderCryptoWithdrawal } from '../../application/rendering/transfer';
import { listOwnWithdrawals } from '../../store/transfers/ownTransfers';
import type { Handler } from '../types';

/** Lists the caller's crypto withdrawals, newest first. Refusals: INVALID_ASSET. */
export const listCryptoWithdrawals: Handler<'listCryptoWithdrawals'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const assets = selectAssets(engine.committed, query.currency);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { count, items } = await engine.whenDurable(
    listOwnWithdrawals(database, { userId, assets }, parsePageRange(query)),
  );
  return { status: 200, body: { count, items: items.map(renderCryptoWithdrawal) } };
};
