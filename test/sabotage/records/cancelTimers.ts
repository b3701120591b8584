/** Faults in timers that cancel orders. */
import type { PlantedFault } from '../plantedFault';

const caughtBy = (name: string) => ({ file: 'test/engine/cancelTimers.test.ts', name });

export const CANCEL_TIMERS: readonly PlantedFault[] = [
  {
    promises: [72],
    what: 'timers are not recovered',
    file: 'src/store/engine/recovery.ts',
    find: '  await readCancelTimers(connection, exchange);\n',
    replace: '',
    caughtBy: caughtBy('a timer survives a restart'),
  },
  {
    promises: [72],
    what: 'setting a timer again leaves the earlier deadline in force',
    file: 'src/core/orders/cancelTimers.ts',
    find: '    if (previous !== undefined) this.sorted.splice(this.indexOf(previous), 1);\n',
    replace: '',
    caughtBy: caughtBy('a timer that is set again does not expire'),
  },
  {
    promises: [72],
    what: 'a timer of one pair cancels the orders of all pairs',
    file: 'src/core/orders/cancelTimers.ts',
    find: 'return covered === symbol || covered === ALL_ORDERS',
    replace: 'return symbol.length > 0 || covered === ALL_ORDERS',
    caughtBy: caughtBy('a timer that was stopped, or is of another pair, cancels nothing'),
  },
  {
    promises: [72],
    what: 'a connection that closes leaves its orders until its timer has run out',
    file: 'src/api/streams/connection/streamConnection.ts',
    find: '    this.timer?.end();\n',
    replace: '',
    caughtBy: { file: 'test/streams/cancelOnDisconnect.test.ts', name: 'closing the connection cancels all orders' },
  },
  {
    promises: [72],
    what: 'a listen key without the permission to cancel orders cancels them by disconnecting',
    file: 'src/api/streams/userData/cancelOnDisconnect.ts',
    find: '    if (!rights.mayCancelOrders) return mayNotCancelRejection();\n',
    replace: '',
    caughtBy: { file: 'test/streams/cancelOnDisconnect.test.ts', name: 'without the permission to cancel orders' },
  },
  {
    promises: [72],
    what: 'a renewal that fails is not tried again',
    file: 'src/api/streams/userData/connectionTimer.ts',
    find: 'if (!this.isOver) this.scheduleRenewal(',
    replace: 'if (!this.isOver && isRenewed) this.scheduleRenewal(',
    caughtBy: { file: 'test/streams/connectionTimers.test.ts', name: 'a renewal that fails is tried again' },
  },
  {
    promises: [72],
    what: 'the end of a connection is overtaken by its renewal in flight',
    file: 'src/api/streams/userData/connectionTimer.ts',
    find: '    // A renewal that arrives later would revoke the end.\n    await this.lastRenewal;\n',
    replace: '',
    caughtBy: { file: 'test/streams/connectionTimers.test.ts', name: 'the end waits for a renewal in flight' },
  },
];
