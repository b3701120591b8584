/** Calls of the store functions that compare transfers with the custodian's books. */
import { countOpenTransfers, endOfPiece, sumTransfers } from '../../src/store/transfers/onChainTotals';
import type { StoreCalls } from './callContext';

export const CUSTODY_CALLS: StoreCalls = {
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
