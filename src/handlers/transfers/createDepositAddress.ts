import { findOrAssignDepositAddress } from '../../application/deposits/findOrAssignDepositAddress';
import { renderDepositAddress } from '../../application/rendering/transfer';
import type { Handler } from '../types';

/** The caller's address for a coin, the same for ever. Refusals: those of `depositAddressFor`. */
export const createDepositAddress: Handler<'createDepositAddress'> = async ({ body }, context) => {
  const found = await findOrAssignDepositAddress(context, {
    userId: context.caller.userId,
    asset: body.currency,
    network: body.network,
  });
  return 'refusal' in found ? found : { status: 200, body: renderDepositAddress(found.address) };
};
