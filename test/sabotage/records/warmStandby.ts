/** Faults of a warm standby: memory that differs from the leader's, and a takeover without its checks. */
import type { PlantedFault } from '../plantedFault';

const applying = 'src/core/applyEvent.ts';
const completing = 'src/engine/standby/completeState.ts';
const checks = 'src/engine/standby/logChecks.ts';
const named = (name: string) => ({ file: 'test/engine/warmStandby.test.ts', name });

export const WARM_STANDBY: readonly PlantedFault[] = [
  {
    promises: [61],
    what: 'a standby does not count journal entries, so that it gives their ids again',
    file: applying,
    find: '  if (lastEntry !== undefined) exchange.lastEntryId = lastEntry.id;',
    replace: '',
    caughtBy: 'simulation',
  },
  {
    promises: [8, 61],
    what: 'in a standby, an order that is filled in part goes behind the others of its price',
    file: applying,
    find: '  bookOf(exchange, order).reduceLevel(order, shown - order.shown);',
    replace:
      '  bookOf(exchange, order).reduceLevel(order, shown - order.shown);\n  removeOrder(exchange, order);\n  exchange.addOpen(order);',
    caughtBy: 'simulation',
  },
  {
    promises: [61],
    what: 'each trade begins new klines',
    file: 'src/core/runningKlines.ts',
    find: '    const kline = foldTrade(exchange.lastKline(trade.symbol, interval), trade, interval);',
    replace: '    const kline = foldTrade(undefined, trade, interval);',
    caughtBy: 'simulation',
  },
  {
    promises: [61],
    what: 'a standby reads long amounts from the log with the precision of a double',
    file: 'src/store/events/payloadReader.ts',
    find: '        if (digits > EXACT_MAX) return this.longAmount();\n',
    replace: '',
    caughtBy: { file: 'test/store/events/fastPayload.test.ts', name: 'the amount' },
  },
  {
    promises: [61],
    what: 'a standby takes over without comparing its accounts with the tables',
    file: completing,
    find: '    if (inMemory !== inTables)\n',
    replace: "    if (inTables === '')\n",
    caughtBy: named('balances that differ from the tables are noticed'),
  },
  {
    promises: [57, 61],
    what: 'a standby does not mind that the log ends before what it has applied',
    file: checks,
    find: '  if (last < sequence)\n',
    replace: '  if (last < 0)\n',
    caughtBy: named('it does not take over a log that has lost events which it has applied'),
  },
  {
    promises: [57, 61],
    what: 'a standby takes over a log with another event in the place of one that it has applied',
    file: completing,
    find: '  await refuseLoss(connection, state.position);\n',
    replace: '',
    caughtBy: named('an event that was changed in the log stops it, and a takeover is refused'),
  },
  {
    promises: [57, 61],
    what: 'a standby does not verify the hash chain of the events that it applies',
    file: 'src/engine/standby/followedState.ts',
    find: 'const hash = verifyEventLink(this.lastHash, row);',
    replace: "const hash = row.hash?.toString('hex') ?? verifyEventLink(this.lastHash, row);",
    caughtBy: named('an event that does not follow from the one before it is not applied'),
  },
  {
    promises: [61],
    what: 'a standby applies what archiving has left of the events that it missed',
    file: checks,
    find: "  return (await readArchiveProgress(connection, 'events')) > sequence;",
    replace: "  return (await readArchiveProgress(connection, 'events')) > sequence * 2 ** 30;",
    caughtBy: named('if the next events were archived while it was cut off, it loads the tables again'),
  },
];
