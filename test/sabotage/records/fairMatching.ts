/** Faults in orders that match more resting orders than one event contains, and in the limits of a symbol. */
import type { PlantedFault } from '../plantedFault';

const engine = (name: string) => ({ file: 'test/engine/fairMatching.test.ts', name });
const limits = (name: string) => ({ file: 'test/core/decide/symbolLimits.test.ts', name });

/** The same histories in each run, because a fault may need a rare one. */
const model = (name: string) => ({
  file: 'test/core/model/matchingModel.test.ts',
  name,
  environment: { SEED: '1', HISTORIES: '300' },
});
const histories = model('random histories agree with the naive model');

export const FAIR_MATCHING: readonly PlantedFault[] = [
  {
    promises: [71],
    what: 'commands of a book are decided while one of its orders goes on',
    file: 'src/core/decide/unfinishedOrders.ts',
    find: 'return unfinishedOrderBefore(exchange, command) !== undefined;',
    replace: 'return false;',
    caughtBy: engine('between the shares of an order, nothing is decided for its book'),
  },
  {
    promises: [71],
    what: 'an order that goes on is recovered into its book',
    file: 'src/core/exchange.ts',
    find: '    if (order.isUnfinished) this.addUnfinished(order);\n    else if',
    replace: '    if',
    caughtBy: engine('an order goes on after its server lost the database between two shares'),
  },
  {
    promises: [71],
    what: 'an order that never rests is published share by share',
    file: 'src/core/decide/unfinishedOrders.ts',
    find: 'order === undefined || !order.isOneDecision',
    replace: 'order === undefined || order.isOneDecision',
    caughtBy: engine('is answered, published and stored at once'),
  },
  {
    promises: [71],
    what: 'stop orders are triggered between the shares of an order',
    file: 'src/core/decide/followUps.ts',
    find: 'if (exchange.unfinished.has(symbol)) return undefined;',
    replace: "if (symbol === '') return undefined;",
    caughtBy: engine('a stop order that the first share triggers is decided after the last share'),
  },
  {
    promises: [71],
    what: 'an order of any value is accepted',
    file: 'src/core/market/ruleChecks.ts',
    find: 'price * quantity >= minimumNotional * ONE',
    replace: 'price * quantity >= 0n',
    caughtBy: limits('limit one step below'),
  },
  {
    promises: [71],
    what: 'a closed order still counts towards the cap on open orders',
    file: 'src/core/orders/openOrders.ts',
    find: '    this.count(order, -1);\n',
    replace: '',
    caughtBy: limits('an order that is filled, cancelled or triggered makes room'),
  },
  {
    promises: [71],
    what: 'a sum of trades exceeds its column',
    file: 'migrations/004_klines_tables.ts',
    find: '\n  quote_volume decimal(54,18)',
    replace: '\n  quote_volume decimal(36,18)',
    caughtBy: model('sums of trades beyond 10^18'),
  },
  {
    promises: [71],
    what: 'a pending market order forgets that it is FOK',
    file: 'src/core/decide/placePendingOrders.ts',
    find: "(order.timeInForce === 'FOK' && plan.filled !== order.quantity) ||",
    replace: '',
    caughtBy: histories,
  },
  {
    promises: [71],
    what: 'a market order by quote amount that self-trade prevention ends is completed',
    file: 'src/core/decide/createOrder.ts',
    find: '(plan.takerExpiry?.quantity ?? 0n)',
    replace: '0n',
    caughtBy: histories,
  },
  {
    promises: [71],
    what: 'an order of several events plans each of them anew, without its amount and its funds',
    file: 'src/core/decide/applyMatchPlan.ts',
    find: 'rest.length > 0 ? { ...plan, matches: rest } : undefined',
    replace: 'undefined',
    caughtBy: histories,
  },
  {
    promises: [71],
    what: 'stop orders of one price are triggered in another order after a restart',
    file: 'src/core/orders/orderBook.ts',
    find: 'this.levelsWith(order).addById(order);',
    replace: 'this.levelsWith(order).add(order);',
    caughtBy: histories,
  },
  {
    promises: [71],
    what: 'a working order that was decremented and then filled places its pending orders',
    file: 'src/core/decide/orderJournalEntries.ts',
    find: 'if (other.isPending && order.filled === order.quantity)',
    replace: "if (other.isPending && order.status === 'completed')",
    caughtBy: histories,
  },
  {
    promises: [71],
    what: 'a FOK market order is shown as IOC',
    file: 'src/core/decide/createOrder.ts',
    find: "orderType === 'market' && timeInForce === 'GTC' ?",
    replace: "orderType === 'market' ?",
    caughtBy: histories,
  },
];
