import { readAddressBook } from '../../../usecases/withdrawals/addressBook';
import { renderAddressBook } from '../../rendering/addressBook';
import type { Handler } from '../types';

/** Lists the caller's address book, oldest entry first. It has no refusals. */
export const listWithdrawalAddresses: Handler<'listWithdrawalAddresses'> = async (_request, context) => ({
  status: 200,
  body: renderAddressBook(await readAddressBook(context, context.caller.userId)),
});
