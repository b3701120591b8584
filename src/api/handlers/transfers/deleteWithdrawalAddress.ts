import { removeWithdrawalAddress } from '../../../usecases/withdrawals/addressBook';
import type { Handler } from '../types';

/** Removes an entry of the caller's address book. Refusals: WITHDRAWAL_ADDRESS_NOT_FOUND (also another user's). */
export const deleteWithdrawalAddress: Handler<'deleteWithdrawalAddress'> = async ({ path }, context) =>
  (await removeWithdrawalAddress(context, context.caller.userId, Number(path.id)))
    ? { status: 202, body: {} }
    : { refusal: { code: 'WITHDRAWAL_ADDRESS_NOT_FOUND' } };
