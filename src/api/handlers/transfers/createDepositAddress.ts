import { findOrAssignDepositAddress } from '../../../usecases/deposits/findOrAssignDepositAddress';
import { renderDepositAddress } from '../../rendering/transfer';
import type { Handler } from '../types';

/** Returns the caller's permanent deposit address for an asset. Refusals: those of `findOrAssignDepositAddress`. */
export const createDepositAddress: Handler<'createDepositAddress'> = async ({ body }, context) => {
  const found = await findOrAssignDepositAddress(context, {
    userId: context.caller.userId,
    asset: body.currency,
    network: body.network,
  });
  return 'refusal' in found ? found : { status: 200, body: renderDepositAddress(found.address) };
};
