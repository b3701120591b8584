import { findOrAssignDepositAddress } from '../../../usecases/deposits/findOrAssignDepositAddress';
import { renderDepositRoute } from '../../binance/renderTransfers';
import type { Handler } from '../types';

/** The caller's permanent deposit address for an asset. Refusals: those of `findOrAssignDepositAddress`. */
export const getBinanceDepositAddress: Handler<'getBinanceDepositAddress'> = async ({ query }, context) => {
  const found = await findOrAssignDepositAddress(context, {
    userId: context.caller.userId,
    asset: query.coin,
    network: query.network?.toLowerCase(),
  });
  return 'refusal' in found ? found : { status: 200, body: renderDepositRoute(found.address) };
};
