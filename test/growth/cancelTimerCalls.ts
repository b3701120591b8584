/** The calls of `storeCalls.ts` about timers that cancel orders. */
import { findListenKeyPermissions } from '../../src/store/identity/listenKeyPermissions';
import { isCancelTimerRunning } from '../../src/store/trading/cancelTimers';
import type { StoreCalls } from './callContext';
import { forEachUser } from './forEachUser';

export const CANCEL_TIMER_CALLS: StoreCalls = {
  isCancelTimerRunning: {
    ...forEachUser('', (userId, { database }) => isCancelTimerRunning(database, userId, '~h3fa9c10:all')),
  },
  findListenKeyPermissions: {
    any: ({ database, masterKeys }) => findListenKeyPermissions(database, masterKeys, 'a'.repeat(64)),
  },
};
