/** The smallest value of an order, and the caps on a user's open and waiting orders of a symbol, as tables of orders. */

import { previewOrder } from '../../../src/core/decide';
import type { CreateOrder } from '../../../src/core/model/commands';
import type { SymbolLimits } from '../../../src/core/model/symbolLimits';
import { amountFrom } from '../../../src/core/values/decimal';
import { traderOf } from '../../support/limitOrder';
import { MemoryExchange } from '../memoryExchange';

const [ANN, BOB] = [1, 2];
const MARKET = { orderType: 'market', price: 0n } as const;
const STOP = { stopPrice: amountFrom('200') };

function marketWith(limits: Partial<SymbolLimits>): MemoryExchange {
  const market = new MemoryExchange();
  for (const user of [ANN, BOB]) {
    market.deposit(user, 'thb', '100000');
    market.deposit(user, 'btc', '100');
  }
  market.setLimits(limits);
  return market;
}

/** The refusal's code, or the status of the order. The dry run must say the same. */
function result(market: MemoryExchange, command: CreateOrder): string {
  const preview = previewOrder(market.exchange, command, market.timeMs + 1);
  const decision = market.decide(command);
  expect(preview.refusal).toEqual(decision.refusal);
  return decision.refusal === null ? (decision.event.order?.status ?? '') : decision.refusal.code;
}

const REFUSED = 'ORDER_NOTIONAL_TOO_SMALL';
// The minimum is 10, and the last price is 100.
// biome-ignore format: a table
test.each([
  ['limit at the minimum',                     ['50', '0.2', {}],                                 'created'],
  ['limit one step below',                     ['50', '0.19999999', {}],                          REFUSED],
  ['limit far above the market',               ['1000', '0.01', { timeInForce: 'IOC' }],          'cancelled'],
  ['IOC below the minimum',                    ['50', '0.1', { timeInForce: 'IOC' }],             REFUSED],
  ['market at the last price',                 ['0', '0.1', MARKET],                              'ORDER_NOT_MATCHED'],
  ['market below it',                          ['0', '0.0999', MARKET],                           REFUSED],
  ['stop-limit, valued at its limit',          ['250', '0.04', STOP],                             'created'],
  ['stop-limit below the minimum',             ['250', '0.0399', STOP],                           REFUSED],
  ['stop-market, valued at its stop price',    ['0', '0.05', { ...MARKET, ...STOP }],             'created'],
  ['stop-market below the minimum',            ['0', '0.0499', { ...MARKET, ...STOP }],           REFUSED],
] as const)('%s', (_name, [price, quantity, more], expected) => {
  const market = marketWith({ minimumNotional: amountFrom('10') });
  market.decideAccepted(market.orderCommand(BOB, 'sell', '100', '1'));
  market.decideAccepted(market.orderCommand(BOB, 'buy', '100', '1', { selfTradePrevention: 'none' }));
  expect(result(market, market.orderCommand(ANN, 'buy', price, quantity, more))).toBe(expected);
});

test('a market order is not valued before the first trade, and an order is not reduced below the minimum', () => {
  const market = marketWith({ minimumNotional: amountFrom('10') });
  expect(result(market, market.orderCommand(ANN, 'buy', '0', '0.0001', MARKET))).toBe('ORDER_NOT_MATCHED');
  const order = market.decideAccepted(market.orderCommand(ANN, 'buy', '100', '1')).order;
  const amend = (quantity: string) =>
    market.decide({
      type: 'amend_order',
      idempotencyKeys: [],
      trader: traderOf(ANN),
      orderId: order?.id ?? 0,
      symbol: null,
      quantity: amountFrom(quantity),
    }).refusal?.code;
  expect([amend('0.0999'), amend('0.1')]).toEqual([REFUSED, undefined]);
});

test('a user has as many open orders as the symbol allows, and as many waiting ones', () => {
  const market = marketWith({ maxOpenOrders: 3, maxStopOrders: 1 });
  const results = (...orders: readonly CreateOrder[]) => orders.map((order) => result(market, order));
  const resting = market.orderCommand(ANN, 'buy', '90', '1');
  const waiting = market.orderCommand(ANN, 'buy', '200', '1', STOP);
  expect(results(resting, waiting, waiting)).toEqual(['created', 'created', 'TOO_MANY_STOP_ORDERS']);
  expect(results(resting, resting, waiting)).toEqual(['created', 'TOO_MANY_OPEN_ORDERS', 'TOO_MANY_OPEN_ORDERS']);
  // An order that cannot rest does not count, and other users have counts of their own.
  expect(results({ ...resting, timeInForce: 'IOC' }, { ...resting, trader: traderOf(BOB) })).toEqual([
    'cancelled',
    'created',
  ]);
});

test('an order that is filled, cancelled or triggered makes room', () => {
  const market = marketWith({ maxOpenOrders: 2, maxStopOrders: 1 });
  const place = (price: string, more: Partial<CreateOrder> = {}) =>
    result(market, market.orderCommand(ANN, 'buy', price, '1', more));
  expect([place('99'), place('110', { stopPrice: amountFrom('100') }), place('98')]).toEqual([
    'created',
    'created',
    'TOO_MANY_OPEN_ORDERS',
  ]);
  const stop = Array.from(market.exchange.orders.values()).find(({ isWaiting }) => isWaiting);
  market.decideAccepted({ type: 'trigger_order', idempotencyKeys: [], orderId: stop?.id ?? 0 });
  expect([market.exchange.orders.countsOf(ANN, 'btc_thb'), place('98')]).toEqual([
    { open: 2, waiting: 0 },
    'TOO_MANY_OPEN_ORDERS',
  ]);
  market.decideAccepted(market.orderCommand(BOB, 'sell', '99', '2'));
  expect([market.exchange.orders.countsOf(ANN, 'btc_thb'), place('98')]).toEqual([{ open: 0, waiting: 0 }, 'created']);
});

test('lowering the caps closes nothing', () => {
  const market = marketWith({});
  const place = () => result(market, market.orderCommand(ANN, 'buy', '90', '1'));
  expect([place(), place()]).toEqual(['created', 'created']);
  market.setLimits({ maxOpenOrders: 1 });
  expect([market.exchange.orders.size, place()]).toEqual([2, 'TOO_MANY_OPEN_ORDERS']);
});
