/**
 * Lists with pending orders on real tables: placed as soon as the working order is completely filled, never before, and
 * ended with it otherwise, also after a restart.
 */
import { createHash } from 'node:crypto';
import type { CreateOtoList, ListedOrder } from '../../src/core/model/commands';
import type { EngineEvent } from '../../src/core/model/events';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { limitOrder, traderOf } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

const [ANN, BOB, CAT] = [11, 12, 13];

let bench: EngineHarness;
let engine: ExchangeEngine;
beforeEach(async () => {
  bench = await EngineHarness.create();
  engine = await bench.start();
  for (const user of [ANN, BOB, CAT]) {
    await engine.execute(deposit(user, 'thb', '100000'));
    await engine.execute(deposit(user, 'btc', '10'));
  }
  await trade('100');
});
afterEach(() => bench.stopAndAudit());

/** Bob and Cat trade, so that this is the last price. */
async function trade(price: string, quantity = '0.1') {
  await engine.execute(limitOrder(BOB, 'sell', price, quantity));
  acceptedEvent(await engine.execute(limitOrder(CAT, 'buy', price, quantity)));
}

async function restart(): Promise<void> {
  await engine.stop();
  engine = await bench.start();
}

function order(side: 'buy' | 'sell', price: string, more: Partial<ListedOrder> = {}): ListedOrder {
  return {
    side,
    orderType: price === '0' ? 'market' : 'limit',
    timeInForce: 'GTC',
    postOnly: false,
    price: amountFrom(price),
    stopPrice: null,
    quantity: amountFrom('1'),
    clientOrderId: null,
    ...more,
  };
}

const BUY = order('buy', '95');
const SELL = order('sell', '110');
const GAIN = order('sell', '110', { postOnly: true });
const LOSS = order('sell', '0', { stopPrice: amountFrom('90') });

function list(pending: readonly ListedOrder[], more: Partial<CreateOtoList> = {}): CreateOtoList {
  return {
    type: 'create_oto_list',
    idempotencyKeys: [],
    trader: traderOf(ANN),
    symbol: 'btc_thb',
    selfTradePrevention: 'expire_taker',
    clientListId: null,
    working: BUY,
    pending,
    ...more,
  };
}

/** The id of the list; its orders have this one and the next ones. */
async function place(pending: readonly ListedOrder[], more: Partial<CreateOtoList> = {}): Promise<number> {
  return acceptedEvent(await engine.execute(list(pending, more))).orderList?.id ?? 0;
}

/** Cat sells at the price of the working order. */
async function fill(quantity = '1', price = '95'): Promise<void> {
  acceptedEvent(await engine.execute(limitOrder(CAT, 'sell', price, quantity)));
}

/** Ann's orders, named by their place in the list. */
function summary(id: number): (event: EngineEvent) => string {
  return ({ type, orders, trades }) => {
    const own = orders.filter(({ userId }) => userId === ANN);
    const states = own.map(({ id: each, status, extras }) => {
      const state = extras?.isPending === true && status === 'created' ? 'pending' : status;
      return `${each - id} ${state}`;
    });
    return `${type} ${states.join(', ')}; ${trades.length} trades`;
  };
}

function published(): EngineEvent[] {
  const events: EngineEvent[] = [];
  engine.subscribe((batch) => events.push(...batch));
  return events;
}

function held(asset: string): string {
  return formatAmount(engine.committed.balance(ANN, asset).held);
}

test('the pending order holds nothing, and is placed in the batch that fills the working order', async () => {
  const id = await place([SELL]);
  expect(held('btc')).toBe('0');
  const events = published();
  await fill('0.4');
  expect([events.map(summary(id)), held('btc')]).toEqual([['create_order 0 partial_filled; 1 trades'], '0']);
  const commits = bench.commits;
  await fill('0.6');
  expect(events.map(summary(id)).slice(1)).toEqual([
    'create_order 0 completed, 1 pending; 1 trades',
    'place_pending_orders 1 created; 0 trades',
  ]);
  expect([held('btc'), bench.commits]).toEqual(['1', commits + 1]);
});

test('a working order that matches at once is followed by its pending order, which may match as well', async () => {
  await engine.execute(limitOrder(CAT, 'sell', '94', '1'));
  await engine.execute(limitOrder(BOB, 'buy', '93', '1'));
  const events = published();
  const id = await place([order('sell', '0')]);
  expect(events.map(summary(id))).toEqual([
    'create_oto_list 0 completed, 1 pending; 1 trades',
    'place_pending_orders 1 completed; 1 trades',
  ]);
});

test('two pending orders are placed as an OCO list', async () => {
  const id = await place([GAIN, LOSS]);
  const events = published();
  await fill();
  expect(events.map(summary(id))).toEqual([
    'create_order 0 completed, 1 pending, 2 pending; 1 trades',
    'place_pending_orders 1 created, 2 created; 0 trades',
  ]);
  expect(held('btc')).toBe('1');
  await engine.execute(limitOrder(BOB, 'buy', '85', '1'));
  await trade('90');
  expect(events.map(summary(id)).at(-1)).toBe('trigger_order 1 cancelled, 2 completed; 1 trades');
});

test('a pending stop order whose stop price is passed when it is placed is triggered at once', async () => {
  const id = await place([GAIN, LOSS]);
  await engine.execute(limitOrder(BOB, 'buy', '89', '1'));
  await engine.execute(limitOrder(BOB, 'buy', '88', '1'));
  const events = published();
  await engine.execute(limitOrder(CAT, 'sell', '89', '2'));
  expect(events.map(summary(id))).toEqual([
    'create_order 0 completed, 1 pending, 2 pending; 2 trades',
    'place_pending_orders 1 created, 2 created; 0 trades',
    'trigger_order 1 cancelled, 2 completed; 1 trades',
  ]);
});

test.each([0, 1, 2])('cancelling order %d of a list before the working order is filled ends all', async (leg) => {
  const id = await place([GAIN, LOSS]);
  await fill('0.4');
  const { orders } = acceptedEvent(await engine.execute(cancel(ANN, id + leg)));
  expect(orders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect([held('thb'), held('btc')]).toEqual(['0', '0']);
  const events = published();
  await fill('0.6');
  expect(events.map(summary(id))).toEqual(['create_order ; 0 trades']);
});

test('an own order that makes the working order expire ends the list', async () => {
  const id = await place([SELL]);
  const events = published();
  acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '95', '1', { selfTradePrevention: 'expire_maker' })));
  expect(events.map(summary(id))[0]).toContain('0 cancelled, 1 cancelled');
});

test.each<[string, readonly ListedOrder[], string]>([
  ['a pending order', [order('sell', '110', { quantity: amountFrom('12') })], '1 cancelled'],
  [
    'a pending stop order',
    [order('sell', '0', { stopPrice: amountFrom('90'), quantity: amountFrom('12') })],
    '1 cancelled',
  ],
  ['a pending pair', [GAIN, LOSS].map((each) => ({ ...each, quantity: amountFrom('12') })), '1 cancelled, 2 cancelled'],
  ['a FOK order', [order('sell', '96', { timeInForce: 'FOK' })], '1 cancelled'],
  ['a market order', [order('sell', '0')], '1 cancelled'],
  ['a post-only order', [order('buy', '97', { postOnly: true })], '1 rejected'],
  [
    'a post-only order of a pair',
    [order('buy', '97', { postOnly: true }), order('buy', '0', { stopPrice: amountFrom('120') })],
    '1 rejected, 2 cancelled',
  ],
])('%s that cannot be placed ends', async (_what, pending, ends) => {
  await engine.execute(limitOrder(CAT, 'sell', '97', '1'));
  const id = await place(pending);
  const events = published();
  await fill();
  expect(events.map(summary(id)).at(-1)).toBe(`place_pending_orders ${ends}; 0 trades`);
  expect([held('thb'), held('btc')]).toEqual(['0', '0']);
});

test('pending orders keep their rules after a restart, before and after they are placed', async () => {
  const id = await place([GAIN, LOSS]);
  await fill('0.4');
  await restart();
  const events = published();
  await fill('0.2');
  expect(events.map(summary(id))).toEqual(['create_order 0 partial_filled; 1 trades']);
  await fill('0.4');
  expect(events.map(summary(id)).at(-1)).toBe('place_pending_orders 1 created, 2 created; 0 trades');
  await restart();
  const later = published();
  acceptedEvent(await engine.execute(limitOrder(CAT, 'buy', '110', '1')));
  expect(later.map(summary(id))).toEqual(['create_order 1 completed, 2 cancelled; 1 trades']);
});

test('while an order goes on in several batches, no pending order is placed in its book, also after a restart', async () => {
  await engine.stop();
  bench.matchLimits = { perEvent: 1, perDecision: 10 };
  engine = await bench.start();
  await engine.execute(limitOrder(BOB, 'buy', '94', '1'));
  await engine.execute(limitOrder(BOB, 'buy', '93', '1'));
  const id = await place([SELL]);
  await engine.stop();
  engine = await bench.start();
  const events = published();
  await engine.execute(limitOrder(CAT, 'sell', '93', '3'));
  await engine.execute(deposit(BOB, 'thb', '1'));
  await engine.execute(deposit(BOB, 'thb', '1'));
  await engine.execute(deposit(BOB, 'thb', '1'));
  const ofBook = events.filter(({ symbol }) => symbol !== null);
  expect(ofBook.map(summary(id))).toEqual([
    'create_order 0 completed, 1 pending; 1 trades',
    'continue_order ; 1 trades',
    'continue_order ; 1 trades',
    'place_pending_orders 1 created; 0 trades',
  ]);
});

test.each<[string, Partial<CreateOtoList>, string]>([
  ['no pending order', { pending: [] }, 'INVALID_PARAMETERS'],
  ['three pending orders', { pending: [SELL, SELL, SELL] }, 'INVALID_PARAMETERS'],
  ['a working market order', { working: order('buy', '0') }, 'INVALID_PARAMETERS'],
  ['a working order of another time in force', { working: { ...BUY, timeInForce: 'IOC' } }, 'INVALID_PARAMETERS'],
  ['a pending iceberg order', { pending: [{ ...SELL, extras: { icebergQuantity: 1n } }] }, 'INVALID_PARAMETERS'],
  ['a pair without a stop order', { pending: [GAIN, GAIN] }, 'INVALID_PARAMETERS'],
  ['a pair of two sides', { pending: [{ ...GAIN, side: 'buy' }, LOSS] }, 'INVALID_PARAMETERS'],
  [
    'a pair in the wrong order of prices',
    { pending: [{ ...GAIN, price: amountFrom('89') }, LOSS] },
    'INVALID_PARAMETERS',
  ],
  ['a working price off the grid', { working: order('buy', '95.001') }, 'INVALID_ORDER_PRICE_PRECISION'],
  ['a pending price off the grid', { pending: [order('sell', '110.001')] }, 'INVALID_ORDER_PRICE_PRECISION'],
  [
    'a post-only working order that would trade',
    { working: order('buy', '99', { postOnly: true }) },
    'INVALID_ORDER_LIST_PRICES',
  ],
  ['more than the balance', { working: { ...BUY, quantity: amountFrom('2000') } }, 'INSUFFICIENT_BALANCE'],
  ['an unlisted pair', { symbol: 'aaa_bbb' }, 'INVALID_PAIR'],
])('%s is refused, and changes nothing', async (_what, more, code) => {
  await engine.execute(limitOrder(CAT, 'sell', '99', '1'));
  const { sequence } = engine.committed;
  const { refusal } = await engine.execute(list([SELL], more));
  expect([refusal?.code, engine.committed.sequence]).toEqual([code, sequence]);
});

test('a repeated list has the first outcome, also after a restart', async () => {
  const key = createHash('sha256').update('list').digest('hex');
  const command = list([GAIN, LOSS], {
    idempotencyKeys: [{ key, fingerprint: key, storesRefusal: true, scope: null }],
  });
  const first = acceptedEvent(await engine.execute(command));
  await restart();
  const again = await engine.execute(command);
  expect(again.replayed).toBe(true);
  expect([again.event?.orderList, again.event?.orders]).toEqual([first.orderList, first.orders]);
});

test('a pending FOK market order is filled completely or not at all', async () => {
  const fillOrKill = order('sell', '0', { timeInForce: 'FOK' });
  acceptedEvent(await engine.execute(limitOrder(BOB, 'buy', '90', '0.4')));
  const id = await place([fillOrKill]);
  const events = published();
  await fill();
  expect(events.map(summary(id)).at(-1)).toBe('place_pending_orders 1 cancelled; 0 trades');
  acceptedEvent(await engine.execute(limitOrder(BOB, 'buy', '90', '0.6')));
  await place([fillOrKill]);
  await fill();
  const [placed] = events.slice(-1);
  expect([placed?.order?.timeInForce, placed?.order?.status, placed?.trades.length]).toEqual(['FOK', 'completed', 2]);
});

test.each([
  ['lost before the rest is filled', ['decrement', 'fill']],
  ['lost after the rest was filled', ['fill', 'decrement']],
] as const)('a working order that is decremented places no pending orders: %s', async (_when, steps) => {
  const id = await place([SELL]);
  const events = published();
  for (const step of steps) {
    if (step === 'fill') await fill('0.6');
    else
      acceptedEvent(
        await engine.execute(
          limitOrder(ANN, 'sell', '95', '0.4', { timeInForce: 'IOC', selfTradePrevention: 'decrement' }),
        ),
      );
  }
  const last = steps.at(-1) === 'fill' ? 'completed' : 'cancelled';
  const all = events.flatMap(({ orders }) => orders).filter(({ userId }) => userId === ANN);
  expect([id, id + 1].map((each) => all.findLast((known) => known.id === each)?.status)).toEqual([last, 'cancelled']);
  expect([held('thb'), held('btc')]).toEqual(['0', '0']);
});

test.each([
  ['before', false],
  ['after', true],
])(
  'stop orders of one price are triggered by their ids %s a restart, also one that was pending',
  async (_when, restarts) => {
    const id = await place([LOSS]);
    const direct = acceptedEvent(
      await engine.execute(limitOrder(BOB, 'sell', '0', '1', { orderType: 'market', stopPrice: amountFrom('90') })),
    ).order;
    await fill();
    if (restarts) await restart();
    acceptedEvent(await engine.execute(limitOrder(CAT, 'buy', '80', '5')));
    const events = published();
    await trade('90', '0.1');
    expect(events.filter(({ type }) => type === 'trigger_order').map(({ order: each }) => each?.id)).toEqual([
      id + 1,
      direct?.id,
    ]);
  },
);
