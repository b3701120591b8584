/** Calls of the store functions that compare transfers with the custodian's books. */
import { countOpenTransfers, endOfPiece, sumTransfers } from '../../src/store/transfers/onChainTotals';
import * as unownedDeposits from '../../src/store/transfers/unownedDeposits';
import type { StoreCalls } from './callContext';

const PAGE = { limit: 100, offset: 0 };

export const CUSTODY_CALLS: StoreCalls = {
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
