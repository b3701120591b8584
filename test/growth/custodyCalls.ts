/** Calls of the store functions for deposit addresses, and of those that compare transfers with the custodian's books. */
import { systemEventLoop } from '../../src/foundation/eventLoop';
import * as depositAddresses from '../../src/store/transfers/depositAddresses';
import { countOpenTransfers, endOfPiece, sumTransfers } from '../../src/store/transfers/onChainTotals';
import * as unownedDeposits from '../../src/store/transfers/unownedDeposits';
import type { StoreCalls } from './callContext';
import { USUAL_USER } from './fillTables';

const ROUTE = { userId: USUAL_USER, asset: 'btc', network: 'bitcoin' };
const COIN_DESTINATION = { address: 'bc1qkept', tag: null };
const PAGE = { limit: 100, offset: 0 };

export const CUSTODY_CALLS: StoreCalls = {
  findDepositAddress: {
    one: ({ database, masterKeys }) => depositAddresses.findDepositAddress({ database, masterKeys }, ROUTE),
  },
  findDepositAddressAt: {
    one: ({ database, masterKeys }) =>
      depositAddresses.findDepositAddressAt({ database, masterKeys }, { ...ROUTE, ...COIN_DESTINATION }),
  },
  listDepositAddresses: {
    all: ({ database, masterKeys }) =>
      depositAddresses.listDepositAddresses({ database, masterKeys }, { userId: USUAL_USER }),
    'of an asset': ({ database, masterKeys }) =>
      depositAddresses.listDepositAddresses({ database, masterKeys }, { userId: USUAL_USER, asset: 'btc' }),
  },
  depositAddressLoader: {
    'one user': ({ database, masterKeys }) =>
      depositAddresses.depositAddressLoader({ database, masterKeys }, systemEventLoop)(USUAL_USER),
    'fifty users in one turn': ({ database, masterKeys }) => {
      const addressesOf = depositAddresses.depositAddressLoader({ database, masterKeys }, systemEventLoop);
      return Promise.all(Array.from({ length: 50 }, (_, nth) => addressesOf(USUAL_USER + nth)));
    },
  },
  claimDepositAddress: {
    'the next': ({ database, masterKeys, users: userId, nowMs }) =>
      depositAddresses.claimDepositAddress({ database, masterKeys }, { ...ROUTE, userId }, nowMs),
  },
  saveDepositAddress: {
    one: ({ database, masterKeys, users: last, nowMs }) =>
      depositAddresses.saveDepositAddress(
        { database, masterKeys },
        { ...ROUTE, userId: last - 1 },
        COIN_DESTINATION,
        nowMs,
      ),
  },
  addDepositAddressesToPool: {
    one: ({ database, masterKeys, nowMs }) =>
      depositAddresses.addDepositAddressesToPool(
        { database, masterKeys },
        {
          ...ROUTE,
          addresses: [{ address: 'bc1qnew', tag: null }],
          nowMs,
        },
      ),
  },
  countFreeAddresses: { one: ({ database }) => depositAddresses.countFreeAddresses(database, ROUTE) },
  saveUnownedDeposit: {
    one: ({ database, nowMs }) =>
      unownedDeposits.saveUnownedDeposit(
        database,
        {
          ...{ reference: `bitcoin:${nowMs}:0`, asset: 'btc', network: 'bitcoin', address: 'bc1q', tag: null },
          ...{ txid: 'aa', amount: 1n, status: 'completed', confirmations: 3 },
        },
        nowMs,
      ),
  },
  listUnownedDeposits: {
    all: ({ database }) => unownedDeposits.listUnownedDeposits(database, { asset: undefined, state: undefined }, PAGE),
    'of an asset': ({ database }) =>
      unownedDeposits.listUnownedDeposits(database, { asset: 'btc', state: undefined }, PAGE),
  },
  endOfPiece: { next: ({ database }) => endOfPiece(database, 'deposits', 5, 100) },
  countOpenTransfers: {
    deposits: ({ database }) => countOpenTransfers(database, 'deposits', { after: 5, through: 105 }),
    withdrawals: ({ database }) => countOpenTransfers(database, 'withdrawals', { after: 5, through: 105 }),
  },
  sumTransfers: {
    deposits: ({ database }) => sumTransfers(database, 'deposits', { after: 5, through: 105 }),
    withdrawals: ({ database }) => sumTransfers(database, 'withdrawals', { after: 5, through: 105 }),
  },
};
