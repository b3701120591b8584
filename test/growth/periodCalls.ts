/** The calls of `storeCalls.ts` that read a user's trades, deposits and withdrawals of a period. */
import * as ownTradesOfPeriod from '../../src/store/trading/ownTradesOfPeriod';
import * as tradeHistory from '../../src/store/trading/tradeHistory';
import * as transfers from '../../src/store/transfers/ownTransfers';
import type { StoreCalls } from './callContext';
import { forEachUser } from './forEachUser';

const TRADES_OF_PERIOD = { symbol: 'btc_thb', orderId: undefined, limit: 100 } as const;
const TRANSFERS_OF_PERIOD = { assets: ['btc', 'eth', 'thb'], txid: undefined } as const;

const PAGE = { limit: 100, offset: 0 };
const DEEP_PAGE = { limit: 100, offset: 10_000 };

export const PERIOD_CALLS: StoreCalls = {
  listOwnTradesOfPeriod: {
    ...forEachUser('the oldest', (userId, { database, nowMs }) =>
      ownTradesOfPeriod.listOwnTradesOfPeriod(database, {
        ...TRADES_OF_PERIOD,
        userId,
        startMs: nowMs - 30 * 86_400_000,
        endMs: nowMs,
        keep: 'oldest',
      }),
    ),
    ...forEachUser('the newest of an order', (userId, { database, nowMs }) =>
      ownTradesOfPeriod.listOwnTradesOfPeriod(database, {
        ...TRADES_OF_PERIOD,
        userId,
        orderId: 5,
        startMs: nowMs - 3_600_000,
        endMs: nowMs,
        keep: 'newest',
      }),
    ),
  },
  listOwnTrades: {
    ...forEachUser('', (userId, { database }) =>
      tradeHistory.listOwnTrades(database, { userId, symbol: undefined }, PAGE),
    ),
    ...forEachUser('one pair', (userId, { database }) =>
      tradeHistory.listOwnTrades(database, { userId, symbol: 'btc_thb' }, PAGE),
    ),
    ...forEachUser('from the 10,000th', (userId, { database }) =>
      tradeHistory.listOwnTrades(database, { userId, symbol: undefined }, DEEP_PAGE),
    ),
    ...forEachUser('of some events', (userId, { database }) =>
      tradeHistory.listOwnTrades(database, { userId, symbol: undefined, sequences: { first: 10, last: 5_000 } }, PAGE),
    ),
  },
  findTradeSequences: {
    any: ({ database, nowMs }) =>
      ownTradesOfPeriod.findTradeSequences(database, ['btc_thb', 'eth_thb'], {
        startMs: nowMs - 30 * 86_400_000,
        endMs: nowMs,
      }),
  },
  listOwnDepositsOfPeriod: forEachUser('three assets', (userId, { database, nowMs }) =>
    transfers.listOwnDepositsOfPeriod(
      database,
      { ...TRANSFERS_OF_PERIOD, userId, statuses: ['completed'], startMs: nowMs - 90 * 86_400_000, endMs: nowMs },
      PAGE,
    ),
  ),
  listOwnWithdrawalsOfPeriod: forEachUser('three assets', (userId, { database, nowMs }) =>
    transfers.listOwnWithdrawalsOfPeriod(
      database,
      { ...TRANSFERS_OF_PERIOD, userId, statuses: ['confirmed'], startMs: nowMs - 90 * 86_400_000, endMs: nowMs },
      PAGE,
    ),
  ),
};
