/** Order lists on real tables: one order ends the other in the same event, with one hold, also after a restart. */
import { createHash } from 'node:crypto';
import type { CreateOrder, CreateOrderList } from '../../src/core/model/commands';
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

type Terms = readonly [side: 'buy' | 'sell', price: string, stopPrice: string, stopLimit?: string];

function list([side, price, stopPrice, stopLimit]: Terms, more: Partial<CreateOrderList> = {}): CreateOrderList {
  return {
    type: 'create_order_list',
    idempotencyKeys: [],
    trader: traderOf(ANN),
    symbol: 'btc_thb',
    side,
    quantity: amountFrom('1'),
    selfTradePrevention: 'expire_taker',
    clientListId: null,
    limit: { price: amountFrom(price), clientOrderId: null },
    stop: {
      stopPrice: amountFrom(stopPrice),
      price: amountFrom(stopLimit ?? '0'),
      timeInForce: 'GTC',
      clientOrderId: null,
    },
    ...more,
  };
}

const SELL: Terms = ['sell', '110', '90'];
const BUY: Terms = ['buy', '90', '110', '120'];

async function place(terms: Terms): Promise<readonly [number, number]> {
  const { orderList } = acceptedEvent(await engine.execute(list(terms)));
  return [orderList?.id ?? 0, (orderList?.id ?? 0) + 1];
}

function summary({ type, orders, trades }: EngineEvent): string {
  const own = orders.filter(({ userId }) => userId === ANN).map(({ id, status }) => `${id} ${status}`);
  return `${type} ${own.join(', ')}; ${trades.length} trades`;
}

function published(): EngineEvent[] {
  const events: EngineEvent[] = [];
  engine.subscribe((batch) => events.push(...batch));
  return events;
}

function held(asset: string): string {
  return formatAmount(engine.committed.balance(ANN, asset).held);
}

test('both orders share one hold: what the dearer of them needs', async () => {
  await place(SELL);
  expect(held('btc')).toBe('1');
  const [limit, stop] = await place(BUY);
  const { orders } = acceptedEvent(await engine.execute(cancel(ANN, stop)));
  expect(orders.map(({ id, status }) => `${id} ${status}`)).toEqual([`${stop} cancelled`, `${limit} cancelled`]);
  expect([held('thb'), held('btc')]).toEqual(['0', '1']);
});

test('a fill of a part of the limit order cancels the stop order; the rest stays open', async () => {
  const [limit, stop] = await place(SELL);
  const events = published();
  acceptedEvent(await engine.execute(limitOrder(CAT, 'buy', '110', '0.4')));
  expect(events.map(summary)).toEqual([`create_order ${limit} partial_filled, ${stop} cancelled; 1 trades`]);
  expect(held('btc')).toBe('0.6');
  acceptedEvent(await engine.execute(limitOrder(CAT, 'buy', '110', '0.6')));
  expect([events.map(summary).at(-1), held('btc')]).toEqual([`create_order ${limit} completed; 1 trades`, '0']);
  await trade('80');
  expect(events.some(({ type }) => type === 'trigger_order')).toBe(false);
});

test('the stop order is triggered: the limit order is cancelled first, in the same event', async () => {
  const [limit, stop] = await place(SELL);
  await engine.execute(limitOrder(CAT, 'buy', '85', '1'));
  const events = published();
  await trade('90');
  expect(events.map(summary).at(-1)).toBe(`trigger_order ${limit} cancelled, ${stop} completed; 1 trades`);
  expect(held('btc')).toBe('0');
});

test('a buy list needs more once its stop order is triggered, and holds it from the start', async () => {
  const [, stop] = await place(BUY);
  const before = held('thb');
  const events = published();
  await trade('110');
  const triggered = events.at(-1);
  expect(triggered?.type).toBe('trigger_order');
  expect(triggered?.orders.find(({ id }) => id === stop)).toMatchObject({
    status: 'created',
    restedAt: triggered?.sequence,
  });
  expect(held('thb')).toBe(before);
});

test.each([0, 1])('cancelling order %d of a list cancels both, and releases everything', async (leg) => {
  const legs = await place(SELL);
  const { orders } = acceptedEvent(await engine.execute(cancel(ANN, legs[leg] ?? 0)));
  expect(orders.map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
  expect(held('btc')).toBe('0');
  const again = await engine.execute(cancel(ANN, legs[1 - leg] ?? 0));
  expect(again.refusal?.code).toBe('ORDER_NOT_CANCELLABLE');
});

test('an own order that makes the limit order expire ends the list', async () => {
  const [limit, stop] = await place(SELL);
  const events = published();
  const own: Partial<CreateOrder> = { selfTradePrevention: 'expire_maker' };
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '110', '1', own)));
  expect(events.map(summary)[0]).toContain(`${limit} cancelled, ${stop} cancelled`);
});

test('a list keeps its rules after a restart', async () => {
  const [limit, stop] = await place(SELL);
  await engine.stop();
  engine = await bench.start();
  const events = published();
  await engine.execute(limitOrder(CAT, 'buy', '85', '1'));
  await trade('90');
  expect(events.map(summary).at(-1)).toBe(`trigger_order ${limit} cancelled, ${stop} completed; 1 trades`);
  const [again] = await place(['sell', '120', '80']);
  await engine.stop();
  engine = await bench.start();
  const filled = published();
  acceptedEvent(await engine.execute(limitOrder(CAT, 'buy', '120', '0.5')));
  expect(filled.map(summary)).toEqual([`create_order ${again} partial_filled, ${again + 1} cancelled; 1 trades`]);
});

test.each<[string, Terms, Partial<CreateOrderList>, string]>([
  ['a limit price that would match', ['sell', '99', '90'], {}, 'INVALID_ORDER_LIST_PRICES'],
  ['a stop price that is reached', ['sell', '110', '100'], {}, 'INVALID_ORDER_LIST_PRICES'],
  ['a stop price beyond the limit', ['sell', '110', '111'], {}, 'INVALID_PARAMETERS'],
  ['a stop price beyond the limit of a buy', ['buy', '90', '89'], {}, 'INVALID_PARAMETERS'],
  ['a price off the grid', ['sell', '110.001', '90'], {}, 'INVALID_ORDER_PRICE_PRECISION'],
  ['a stop limit off the grid', ['sell', '110', '90', '89.001'], {}, 'INVALID_ORDER_PRICE_PRECISION'],
  ['more than the balance', ['sell', '110', '90'], { quantity: amountFrom('11') }, 'INSUFFICIENT_BALANCE'],
  ['an unlisted pair', ['sell', '110', '90'], { symbol: 'aaa_bbb' }, 'INVALID_PAIR'],
])('%s is refused, and changes nothing', async (_what, terms, more, code) => {
  await engine.execute(limitOrder(CAT, 'buy', '99', '1'));
  const { sequence } = engine.committed;
  const { refusal } = await engine.execute(list(terms, more));
  expect([refusal?.code, engine.committed.sequence]).toEqual([code, sequence]);
});

test('the orders of a list cannot be reduced', async () => {
  const [limit] = await place(SELL);
  const { refusal } = await engine.execute({
    type: 'amend_order',
    idempotencyKeys: [],
    trader: traderOf(ANN),
    orderId: limit,
    symbol: null,
    quantity: amountFrom('0.5'),
  });
  expect(refusal?.code).toBe('INVALID_PARAMETERS');
});

test('a repeated list has the first outcome, also after a restart', async () => {
  const key = createHash('sha256').update('list').digest('hex');
  const command = list(SELL, { idempotencyKeys: [{ key, fingerprint: key, storesRefusal: true, scope: null }] });
  const first = acceptedEvent(await engine.execute(command));
  await engine.stop();
  engine = await bench.start();
  const again = await engine.execute(command);
  expect(again.replayed).toBe(true);
  expect([again.event?.orderList, again.event?.orders]).toEqual([first.orderList, first.orders]);
});
