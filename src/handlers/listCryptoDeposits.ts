import { listOwnDeposits } from '../store/transfers';
import { pageFrom } from './paging';
import { renderCryptoDeposit } from './render/transfer';
import { coinsMeant } from './transferAssets';
import type { Handler } from './types';

/** The caller's coins that came in, the newest first. Refusals: INVALID_ASSET. */
export const listCryptoDeposits: Handler<'listCryptoDeposits'> = async (
  { query },
  { engine, database, caller: { userId } },
) => {
  const assets = coinsMeant(engine.committed, query.currency);
  if (assets === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const { count, items } = await engine.told(listOwnDeposits(database, { userId, assets }, pageFrom(query)));
  return { status: 200, body: { count, items: items.map(renderCryptoDeposit) } };
};
