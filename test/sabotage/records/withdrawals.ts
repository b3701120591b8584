/** Faults planted in what users decide about their withdrawals: cancellations, new addresses and the address book. */
import type { PlantedFault } from '../plantedFault';

const addressBook = 'test/custody/addressBook.test.ts';
const newDestinations = 'test/custody/newDestinations.test.ts';
const cancelWithdrawal = 'test/handlers/transfers/cancelWithdrawal.test.ts';

export const WITHDRAWALS: readonly PlantedFault[] = [
  {
    promises: [5],
    what: 'a withdrawal that is being sent can be cancelled',
    file: 'src/core/decide/cancelWithdrawal.ts',
    find: "  if (before.status !== 'queued' || !canCancelWithdrawals(trader))",
    replace: "  if ((before.status !== 'queued' && before.status !== 'sending') || !canCancelWithdrawals(trader))",
    caughtBy: { file: 'test/custody/cancelledWithdrawals.test.ts', name: 'is either cancelled or sent' },
  },
  {
    promises: [32],
    what: "a user can cancel another user's withdrawal",
    file: 'src/core/decide/cancelWithdrawal.ts',
    find: ' || before.userId !== trader.userId) return',
    replace: ') return',
    caughtBy: { file: cancelWithdrawal, name: "nobody cancels another user's withdrawal" },
  },
  {
    promises: [28],
    what: 'a captured cancellation cancels other withdrawals',
    file: 'src/api/handlers/transfers/cancelWithdrawal.ts',
    find: "content: ['cancel', path.id]",
    replace: "content: ['cancel']",
    caughtBy: { file: cancelWithdrawal, name: 'a captured request cannot cancel another withdrawal' },
  },
  {
    promises: [5, 15],
    what: 'a withdrawal is refunded each time that it is cancelled',
    file: 'src/core/decide/cancelWithdrawal.ts',
    find: "  if (before.failure === 'cancelled_by_user')\n",
    replace:
      "  if (before.failure === 'cancelled_by_user') postRefund(draft, before);\n  if (before.failure === 'cancelled_by_user')\n",
    caughtBy: 'simulation',
  },
  {
    promises: [5],
    what: 'a withdrawal to a new address is sent at once',
    file: 'src/usecases/withdrawals/withdrawalHolds.ts',
    find: 'newDestinations.get(id) ?? 0)',
    replace: 'newDestinations.size * 0)',
    caughtBy: { file: newDestinations, name: 'a new address waits 24 hours' },
  },
  {
    promises: [5],
    what: 'a withdrawal that its user cancelled makes an address known',
    file: 'src/store/transfers/knownDestinations.ts',
    find: "      .whereNot('status', 'failed')\n",
    replace: '',
    caughtBy: { file: newDestinations, name: 'a cancelled withdrawal does not make its address known' },
  },
  {
    promises: [32],
    what: 'an address is known because another user has used it',
    file: 'src/store/transfers/knownDestinations.ts',
    find: '      .where({ user_id: userId, address, network,',
    replace: '      .where({ address, network,',
    caughtBy: { file: newDestinations, name: 'an address that another user knows is new' },
  },
  {
    promises: [30],
    what: 'a key withdraws to addresses outside the address book, although its user limits withdrawals to it',
    file: 'src/usecases/withdrawals/addressBook.ts',
    find: "  return listed === undefined ? { code: 'WITHDRAWAL_ADDRESS_NOT_LISTED' } : undefined;",
    replace:
      "  return listed === undefined && address === name ? { code: 'WITHDRAWAL_ADDRESS_NOT_LISTED' } : undefined;",
    caughtBy: { file: addressBook, name: 'a stolen key withdraws nowhere else' },
  },
  {
    promises: [30],
    what: 'the limit to the address book is lifted at once',
    file: 'src/usecases/withdrawals/addressBook.ts',
    find: 'isOnlyListed ? null : nowMs + withdrawalHoldMs(services);',
    replace: 'isOnlyListed ? null : nowMs;',
    caughtBy: { file: addressBook, name: 'lifting the limit takes effect after the hold' },
  },
  {
    promises: [30],
    what: 'an intruder can prepare an address while the account is stopped',
    file: 'src/usecases/withdrawals/addressBook.ts',
    find: "  if (state !== 'active') return",
    replace: "  if (state === ('' as string)) return",
    caughtBy: { file: addressBook, name: 'an intruder cannot let the time of a new address pass' },
  },
  {
    promises: [32],
    what: "a user can remove the entries of another user's address book",
    file: 'src/store/transfers/withdrawalAddresses.ts',
    find: 'database(TABLE).where({ id, user_id: userId })',
    replace: 'database(TABLE).where({ id, ...(userId < 0 && { user_id: userId }) })',
    caughtBy: { file: addressBook, name: "nobody reads or removes another user's entry" },
  },
  {
    promises: [35],
    what: 'a stolen session is enough to add to the address book',
    file: 'src/web/wallets/addressBook.ts',
    find: '    if (wrong !== undefined) return view(values, codeErrors(texts, wrong));\n',
    replace: '    void [texts, codeErrors];\n',
    caughtBy: { file: 'test/pages/wallets/addressBook.test.ts', name: 'every change needs a code' },
  },
  {
    promises: [5],
    what: 'an account without a confirmed e-mail address can withdraw',
    file: 'src/usecases/withdrawals/requestWithdrawal.ts',
    find: 'user?.isEmailVerified === true ? undefined',
    replace: 'user !== undefined ? undefined',
    caughtBy: {
      file: 'test/security/withdrawalVerification.test.ts',
      name: 'an account without a confirmed address withdraws neither',
    },
  },
  {
    promises: [5],
    what: 'a saved address silently replaces another one that was entered',
    file: 'src/web/wallets/savedAddress.ts',
    find: "if (values[name] !== '' && values[name] !== chosen[name])",
    replace: "if (values[name] === '?' && values[name] !== chosen[name])",
    caughtBy: { file: 'test/pages/wallets/addressBook.test.ts', name: 'is refused beside another address' },
  },
];
