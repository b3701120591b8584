/** Faults in order lists: one order that does not end the other, and their shared hold. */
import type { PlantedFault } from '../plantedFault';

const caughtBy = (name: string) => ({ file: 'test/engine/orderLists.test.ts', name });

export const ORDER_LISTS: readonly PlantedFault[] = [
  {
    promises: [73],
    what: 'a limit order of a list that trades leaves the stop order',
    file: 'src/core/decide/orderJournalEntries.ts',
    find: '  closeOtherLeg(draft, symbol, maker);\n',
    replace: '',
    caughtBy: caughtBy('a fill of a part of the limit order cancels the stop order'),
  },
  {
    promises: [73],
    what: 'a stop order of a list that is triggered leaves the limit order',
    file: 'src/core/decide/triggerOrder.ts',
    find: '  closeOtherLeg(draft, symbol, order);\n',
    replace: '',
    caughtBy: caughtBy('the stop order is triggered: the limit order is cancelled first'),
  },
  {
    promises: [73],
    what: 'an order of a list that is cancelled leaves the other one',
    file: 'src/core/decide/orderJournalEntries.ts',
    find: '  endOrder(draft, symbol, order, status);\n  closeOtherLeg(draft, symbol, order);',
    replace: '  endOrder(draft, symbol, order, status);',
    caughtBy: caughtBy('of a list cancels both, and releases everything'),
  },
  {
    promises: [73],
    what: 'both orders of a list hold what they need',
    file: 'src/core/decide/createOrderList.ts',
    find: 'const further = maximum(0n, requiredHold(stop, precision) - needed);',
    replace: 'const further = maximum(0n, requiredHold(stop, precision));',
    caughtBy: caughtBy('both orders share one hold'),
  },
  {
    promises: [73],
    what: 'the orders of a list are recovered as orders of their own',
    file: 'src/store/tables/orderExtras.ts',
    find: 'listId: optionalIntegerFrom(row.list_id),',
    replace: 'listId: null,',
    caughtBy: caughtBy('a list keeps its rules after a restart'),
  },
];
