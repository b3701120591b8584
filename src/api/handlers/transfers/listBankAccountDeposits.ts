import { listOwnDeposits } from '../../../store/transfers/ownTransfers';
import { BAHT } from '../../../usecases/assets/transferAssets';
import { parsePageRange } from '../../../usecases/pagingParameters';
import { renderBankDeposit } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the caller's baht deposits, newest first. It has no refusals. */
export const listBankAccountDeposits: Handler<'listBankAccountDeposits'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const { count, items } = await engine.whenDurable(
    listOwnDeposits(database, { userId, assets: [BAHT] }, parsePageRange(query)),
  );
  return { status: 200, body: { count, items: items.map(renderBankDeposit) } };
};
