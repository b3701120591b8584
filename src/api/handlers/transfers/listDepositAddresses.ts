import { listDepositAddresses as listAddressRows } from '../../../store/transfers/depositAddresses';
import { findAsset } from '../../../usecases/assets/transferAssets';
import { renderDepositAddress } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Lists the caller's deposit addresses, oldest first. Refusals: INVALID_ASSET. */
export const listDepositAddresses: Handler<'listDepositAddresses'> = async (
  { query },
  { engine, database, masterKeys, caller: { userId } },
) => {
  const asset = query.currency === undefined ? undefined : findAsset(engine.committed, query.currency)?.asset;
  if (query.currency !== undefined && asset === undefined) return { refusal: { code: 'INVALID_ASSET' } };
  const addresses = await listAddressRows({ database, masterKeys }, { userId, asset });
  return { status: 200, body: addresses.map(renderDepositAddress) };
};
