/** Faults in order lists: one order that does not end the other, and their shared hold. */
import type { PlantedFault } from '../plantedFault';

const caughtBy = (name: string) => ({ file: 'test/engine/orderLists.test.ts', name });
const caughtByOto = (name: string) => ({ file: 'test/engine/otoLists.test.ts', name });

export const ORDER_LISTS: readonly PlantedFault[] = [
  {
    promises: [28, 73],
    what: 'the repetition of a cancellation of a list by its client id cancels a later list',
    file: 'src/usecases/orders/cancelOrderList.ts',
    find: '    ...cancelPart(id, trader),\n    idempotencyKeys,\n',
    replace: '    ...cancelPart(id, trader),\n',
    caughtBy: {
      file: 'test/handlers/binanceTrading/clientOrderIds.test.ts',
      name: 'list by its id leaves a later list alone',
    },
  },
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
    find: '  endOrder(draft, symbol, order, status);\n  closeOtherLegs(draft, symbol, order);',
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
  {
    promises: [73],
    what: 'a pending order is placed although its working order was filled in part only',
    file: 'src/core/orders/pendingOrders.ts',
    find: '      if (!open.has(listId)) this.addDue(symbol, listId);',
    replace: '      this.addDue(symbol, listId);',
    caughtBy: 'simulation',
  },
  {
    promises: [73],
    what: 'a filled working order leaves its pending orders unplaced',
    file: 'src/core/orders/pendingOrders.ts',
    find: '    if (order.id === listId) return this.addDue(order.symbol, listId);',
    replace: '    if (order.id === listId) return;',
    caughtBy: caughtByOto('two pending orders are placed as an OCO list'),
  },
  {
    promises: [73],
    what: 'a working order that is cancelled leaves its pending orders',
    file: 'src/core/decide/orderJournalEntries.ts',
    find: 'if (other.isPending && order.filled === order.quantity)',
    replace: 'if (other.isPending)',
    caughtBy: caughtByOto('before the working order is filled ends all'),
  },
  {
    promises: [73],
    what: 'a pending order is placed without the balance for it',
    file: 'src/core/decide/placePendingOrders.ts',
    find: 'if (availableFunds(exchange, symbol, order) < needed) return',
    replace: 'if (needed < 0n) return',
    caughtBy: caughtByOto('that cannot be placed ends'),
  },
  {
    promises: [73],
    what: 'the pending orders are recovered as placed ones',
    file: 'src/store/tables/orderExtras.ts',
    find: 'isPending: Number(row.is_pending) === 1,',
    replace: 'isPending: false,',
    caughtBy: caughtByOto('pending orders keep their rules after a restart'),
  },
];
