import { selectAssets } from '../../application/assets/transferAssets';
import { parsePageRange } from '../../application/pagingParameters';
import { renderCryptoDeposit } from '../../application/rendering/transfer';
import { listOwnDeposits } from '../../store/transfers/ownTransfers';
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
