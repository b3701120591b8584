import { listOwnDeposits } from '../../../store/transfers/ownTransfers';
import { selectAssets } from '../../../usecases/assets/transferAssets';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderCryptoDeposit } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the caller's crypto deposits, newest first. Refusals: INVALID_ASSET. */
export const listCryptoDeposits: Handler<'listCryptoDeposits'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const assets = selectAssets(engine.committed, query.currency);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { count, items } = await engine.whenDurable(
    listOwnDeposits(database, { userId, assets }, parsePageRange(query)),
  );
  return { status: 200, body: { count, items: items.map(renderCryptoDeposit) } };
};
