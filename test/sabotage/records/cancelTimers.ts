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
];
