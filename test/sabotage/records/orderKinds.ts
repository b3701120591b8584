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
    find: "if (command.side === 'sell')\n",
    replace: 'if (command.side.length > 0)\n',
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
  {
    promises: [10],
    what: 'a decremented order keeps the hold of what it lost',
    file: 'src/core/decide/preventTrade.ts',
    find: '  releaseExcess(draft, symbol, maker);',
    replace: '',
    caughtBy: {
      file: 'test/core/decide/selfTradePrevention.test.ts',
      name: 'releases what both orders held for the quantity',
    },
  },
  {
    promises: [8],
    what: 'only the incoming order of two is decremented',
    file: 'src/core/decide/preventTrade.ts',
    find: 'for (const order of [taker, maker]) {',
    replace: 'for (const order of [taker]) {',
    caughtBy: { file: 'test/core/orders/orderBook.test.ts', name: 'the order book agrees with a naive reference' },
  },
  {
    promises: [8],
    what: 'an order of which prevention leaves nothing is completed',
    file: 'src/core/decide/applyMatchPlan.ts',
    find: "endsPrevented(plan) ? 'cancelled' : 'completed'",
    replace: "'completed'",
    caughtBy: { file: 'test/core/decide/selfTradePrevention.test.ts', name: 'decrement' },
  },
  {
    promises: [10],
    what: 'a full audit does not compare what orders lost with their prevented matches',
    file: 'src/engine/audit/orders.ts',
    find: 'if ((order.extras?.prevented ?? 0n) !== (prevented.get(order.id) ?? 0n))',
    replace: 'if ((order.extras?.prevented ?? 0n) < 0n)',
    caughtBy: {
      file: 'test/engine/selfTradePrevention.test.ts',
      name: 'a complete audit detects a prevented quantity',
    },
  },
];
