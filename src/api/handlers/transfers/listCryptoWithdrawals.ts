import { listOwnWithdrawals } from '../../../store/transfers/ownTransfers';
import { selectAssets } from '../../../usecases/assets/transferAssets';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { findHoldEnds } from '../../../usecases/withdrawals/withdrawalHolds';
import { renderCryptoWithdrawal } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the caller's crypto withdrawals, newest first. Refusals: INVALID_ASSET. */
export const listCryptoWithdrawals: Handler<'listCryptoWithdrawals'> = async ({ query }, context) => {
  const {
    engine,
    database,
    caller: { userId },
  } = context;
  const assets = selectAssets(engine.committed, query.currency);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { count, items } = await engine.whenDurable(
    listOwnWithdrawals(database, { userId, assets }, parsePageRange(query)),
  );
  const holdEnds = await engine.whenDurable(findHoldEnds(context, items));
  return {
    status: 200,
    body: { count, items: items.map((withdrawal) => renderCryptoWithdrawal(withdrawal, holdEnds.get(withdrawal.id))) },
  };
};
