/** The calls of `storeCalls.ts` about order lists and prevented matches. */
import * as orderLists from '../../src/store/trading/orderLists';
import * as preventedMatches from '../../src/store/trading/preventedMatches';
import type { StoreCalls } from './callContext';
import { BUSY_USER } from './fillTables';
import { forEachUser } from './forEachUser';

const PAGE = { limit: 100, offset: 0 };

export const ORDER_LIST_CALLS: StoreCalls = {
  findOrderList: { any: ({ database }) => orderLists.findOrderList(database, BUSY_USER, 5) },
  findOrderLists: { any: ({ database }) => orderLists.findOrderLists(database, BUSY_USER, [5, 6]) },
  listOrderLists: {
    ...forEachUser('', (userId, { database }) => orderLists.listOrderLists(database, { userId }, PAGE)),
    ...forEachUser('of a client list id', (userId, { database }) =>
      orderLists.listOrderLists(database, { userId, clientListId: 'desk-7' }, PAGE),
    ),
    ...forEachUser('from an id, the oldest first', (userId, { database }) =>
      orderLists.listOrderLists(database, { userId, firstId: 10 }, PAGE),
    ),
  },
  listOpenOrderLists: {
    ...forEachUser('', (userId, { database }) => orderLists.listOpenOrderLists(database, userId, PAGE)),
  },
  findPreventedMatch: {
    any: ({ database }) => preventedMatches.findPreventedMatch(database, { userId: BUSY_USER, symbol: 'btc_thb' }, 5),
  },
  listPreventedMatches: {
    ...forEachUser('', (userId, { database }) =>
      preventedMatches.listPreventedMatches(database, { userId, symbol: 'btc_thb', orderId: 5, firstId: 0 }, 100),
    ),
  },
  findListIds: { any: ({ database }) => orderLists.findListIds(database, [5, 6]) },
  findOrdersById: { any: ({ database }) => orderLists.findOrdersById(database, [5, 6]) },
};
