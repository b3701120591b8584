/** Faults in the kinds of orders with extras. */
import type { PlantedFault } from '../plantedFault';

export const ORDER_KINDS: readonly PlantedFault[] = [
  {
    promises: [9],
    what: 'orders expire when the timer ticks, and not before the next command',
    file: 'src/engine/batchPipeline.ts',
    find: 'const areMoreDue = decider.expireOrders(BATCH_EXPIRIES_MAX);',
    replace: 'const areMoreDue = this.areTimersDue && decider.expireOrders(BATCH_EXPIRIES_MAX);',
    caughtBy: {
      file: 'test/engine/expiringOrders.test.ts',
      name: 'a command that is decided at that time meets the order no more',
    },
  },
  {
    promises: [9],
    what: 'a dry run meets orders whose time has come',
    file: 'src/core/decide/orderBatch.ts',
    find: 'const due = dueOrderIds(original.exchange, original.timeMs);',
    replace: 'const due: number[] = [];',
    caughtBy: { file: 'test/core/decide/previewOrder.test.ts', name: 'a preview predicts the decision' },
  },
  {
    promises: [10],
    what: 'a market buy by quote amount pays its fee on top of the amount',
    file: 'src/core/decide/orderDemand.ts',
    find: "if (command.side === 'sell') return",
    replace: 'if (command.side.length > 0) return',
    caughtBy: { file: 'test/core/decide/orderKinds.test.ts', name: 'a buy spends at most the amount with fee and VAT' },
  },
  {
    promises: [8],
    what: 'a follower refills iceberg orders in the order in which they changed first',
    file: 'src/core/applyEvent.ts',
    find: 'restedAt === sequence ? extras.refillRank : 0',
    replace: 'restedAt === -sequence ? extras.refillRank : 0',
    caughtBy: { file: 'test/core/decide/icebergs.test.ts', name: 'a follower has the same order' },
  },
  {
    promises: [8],
    what: 'an iceberg order keeps its place when it is refilled',
    file: 'src/core/orders/planMatch.ts',
    find: 'if (left > offered) refills.push(',
    replace: 'if (left > offered) refills.unshift(',
    caughtBy: { file: 'test/core/decide/icebergs.test.ts', name: 'several iceberg orders take turns' },
  },
];
