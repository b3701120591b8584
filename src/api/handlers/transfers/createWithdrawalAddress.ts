import { addWithdrawalAddress } from '../../../usecases/withdrawals/addressBook';
import { renderListedAddress } from '../../rendering/addressBook';
import { declaredRefusal, type Handler } from '../types';

/** Adds an entry to the caller's address book. Refusals: those of `addWithdrawalAddress`. */
export const createWithdrawalAddress: Handler<'createWithdrawalAddress'> = async ({ body }, context) => {
  const { label, network, address, tag = null } = body;
  const added = await addWithdrawalAddress(context, context.caller, { label, network, address, tag });
  return 'refusal' in added
    ? declaredRefusal('createWithdrawalAddress', added.refusal)
    : { status: 201, body: renderListedAddress(added.entry) };
};
