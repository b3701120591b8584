/**
 * Stop orders on real tables: triggered by the last price, in sequence, one event each, and preserved over restarts.
 */

import type { EngineEvent } from '../../src/core/model/events';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

const [ANN, BOB, EVE] = [21, 22, 23];

async function fundedEngine() {
  const engine = await bench.start();
  for (const user of [ANN, BOB, EVE]) {
    await engine.execute(deposit(user, 'thb', '100000'));
    await engine.execute(deposit(user, 'btc', '100'));
  }
  return engine;
}

/** One line per event: type, order, status and trades. */
function eventSummaries(events: readonly EngineEvent[]): string[] {
  return events.map(({ type, order, trades }) =>
    [
      type,
      order?.id,
      order?.status,
      ...trades.map((trade) => `${formatAmount(trade.quantity)}@${formatAmount(trade.price)}`),
    ].join(' '),
  );
}

test('a trade triggers the stops it reaches, their trades trigger further ones, and each is a separate event of one commit', async () => {
  const engine = await fundedEngine();
  const published: EngineEvent[] = [];
  for (const [price, quantity] of [
    ['100', '1'],
    ['101', '1'],
    ['102', '5'],
  ] as const)
    acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', price, quantity)));
  const first = acceptedEvent(
    await engine.execute(limitOrder(BOB, 'buy', '110', '1', { stopPrice: amountFrom('100') })),
  ).order;
  const second = acceptedEvent(
    await engine.execute(limitOrder(BOB, 'buy', '102', '1', { stopPrice: amountFrom('101'), orderType: 'market' })),
  ).order;
  const third = acceptedEvent(
    await engine.execute(limitOrder(BOB, 'buy', '102', '1', { stopPrice: amountFrom('103') })),
  ).order;
  expect([first?.status, first?.restedAt]).toEqual(['created', null]);

  engine.subscribe((events) => published.push(...events));
  acceptedEvent(await engine.execute(limitOrder(EVE, 'buy', '100', '1', { timeInForce: 'IOC' })));
  expect(eventSummaries(published)).toEqual([
    expect.stringMatching(/^create_order \d+ completed 1@100$/),
    `trigger_order ${first?.id} completed 1@101`,
    `trigger_order ${second?.id} completed 1@102`,
  ]);
  expect(acceptedEvent(await engine.execute(cancel(BOB, third?.id ?? 0))).order).toMatchObject({
    status: 'cancelled',
    held: 0n,
  });
});

test('take-profit orders wait across a restart, and are triggered from the other side', async () => {
  const engine = await fundedEngine();
  for (const price of ['100', '105', '110']) acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', price, '1')));
  for (const price of ['95', '90']) acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', price, '2')));
  acceptedEvent(await engine.execute(limitOrder(EVE, 'buy', '100', '1')));
  const takeProfit = async (side: 'buy' | 'sell', price: string, stop: string) =>
    acceptedEvent(
      await engine.execute(
        limitOrder(BOB, side, price, '1', { stopPrice: amountFrom(stop), extras: { trigger: 'take_profit' } }),
      ),
    ).order;
  const sell = await takeProfit('sell', '94', '105');
  const buy = await takeProfit('buy', '110', '95');
  expect([sell?.status, buy?.status, sell?.restedAt, buy?.restedAt]).toEqual(['created', 'created', null, null]);
  await engine.stop();

  const restarted = await bench.start();
  const published: EngineEvent[] = [];
  restarted.subscribe((events) => published.push(...events));
  acceptedEvent(await restarted.execute(limitOrder(EVE, 'buy', '105', '1')));
  expect(eventSummaries(published)).toEqual([
    expect.stringMatching(/^create_order \d+ completed 1@105$/),
    `trigger_order ${sell?.id} completed 1@95`,
    `trigger_order ${buy?.id} completed 1@110`,
  ]);
});

test('stop orders are triggered after a restart', async () => {
  const engine = await fundedEngine();
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '99', '1')));
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '98', '5')));
  const stop = acceptedEvent(
    await engine.execute(limitOrder(BOB, 'sell', '97', '2', { stopPrice: amountFrom('99') })),
  ).order;
  await engine.stop();

  const again = await bench.start();
  const published: EngineEvent[] = [];
  again.subscribe((events) => published.push(...events));
  acceptedEvent(await again.execute(limitOrder(EVE, 'sell', '99', '1')));
  expect(eventSummaries(published)[1]).toBe(`trigger_order ${stop?.id} completed 2@98`);
});

test('a triggered limit order that rests gets its time priority at the trigger, even after a restart', async () => {
  const engine = await fundedEngine();
  acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '105', '1', { stopPrice: amountFrom('100') })));
  const early = acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '105', '1'))).order;
  acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '100', '1')));
  acceptedEvent(await engine.execute(limitOrder(EVE, 'buy', '100', '1')));
  await engine.stop();

  const again = await bench.start();
  const { trades } = acceptedEvent(await again.execute(limitOrder(EVE, 'buy', '105', '1')));
  expect(trades.map((trade) => trade.maker.orderId)).toEqual([early?.id]);
});

test('a triggered market buy spends no more than the available balance', async () => {
  const engine = await bench.start();
  await engine.execute(deposit(ANN, 'btc', '100'));
  await engine.execute(deposit(BOB, 'thb', '151'));
  await engine.execute(deposit(EVE, 'thb', '1000'));
  acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '100', '1')));
  acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '300', '10')));
  const stop = acceptedEvent(
    await engine.execute(limitOrder(BOB, 'buy', '0', '1.5', { stopPrice: amountFrom('100'), orderType: 'market' })),
  ).order;
  expect(formatAmount(stop?.held ?? 0n)).toBe('150.40125');
  acceptedEvent(await engine.execute(limitOrder(EVE, 'buy', '100', '1')));
  const { available, held } = engine.committed.balance(BOB, 'thb');
  expect([available < amountFrom('0.00001'), held]).toEqual([true, 0n]);
  expect(engine.committed.balance(BOB, 'btc').available).toBeGreaterThan(amountFrom('0.5'));
});

test('an amended order keeps its time priority and releases what it no longer needs', async () => {
  const engine = await fundedEngine();
  const [first, second] = [
    acceptedEvent(await engine.execute(limitOrder(ANN, 'sell', '100', '5'))).order?.id ?? 0,
    acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '100', '5'))).order?.id ?? 0,
  ];
  const amend = (userId: number, orderId: number, quantity: string) =>
    engine.execute({
      type: 'amend_order',
      idempotencyKeys: [],
      trader: { userId, feeTier: 0, level: 'level_1', ip: '127.0.0.1' },
      orderId,
      symbol: null,
      quantity: amountFrom(quantity),
    });
  expect(acceptedEvent(await amend(ANN, first, '2')).order).toMatchObject({
    quantity: amountFrom('2'),
    held: amountFrom('2'),
  });
  expect(await amend(ANN, first, '3')).toMatchObject({ refusal: { code: 'INVALID_PARAMETERS' } });
  expect(await amend(ANN, second, '1')).toMatchObject({ refusal: { code: 'ORDER_NOT_FOUND' } });
  expect(engine.committed.asks('btc_thb', 5)).toEqual([{ price: amountFrom('100'), quantity: amountFrom('7') }]);
  await engine.stop();

  const again = await bench.start();
  const { trades } = acceptedEvent(await again.execute(limitOrder(EVE, 'buy', '100', '3')));
  expect(trades.map((trade) => [trade.maker.orderId, formatAmount(trade.quantity)])).toEqual([
    [first, '2'],
    [second, '1'],
  ]);
});

test('in each of 10,000 races between a cancel and a fill one wins, and filled plus released equals the order', async () => {
  const engine = await fundedEngine();
  let fills = 0;
  for (let round = 0; round < 100; round += 1) {
    const makers = await Promise.all(
      Array.from({ length: 100 }, () => engine.execute(limitOrder(ANN, 'sell', '100', '0.01'))),
    );
    const ids = makers.map((maker) => acceptedEvent(maker).order?.id ?? 0);
    // Pairs in either order: the queue decides the race.
    const races = ids.flatMap((id, index) => {
      const pair = [
        () => engine.execute(cancel(ANN, id)),
        () => engine.execute(limitOrder(BOB, 'buy', '100', '0.01', { timeInForce: 'IOC' })),
      ];
      return (index * 7 + round) % 3 === 0 ? pair.reverse() : pair;
    });
    const outcomes = await Promise.all(races.map((run) => run()));
    for (const { event } of outcomes) if (event?.type === 'create_order') fills += event.trades.length;
  }
  const { available, held } = engine.committed.balance(ANN, 'btc');
  expect([held, available]).toEqual([0n, amountFrom('100') - BigInt(fills) * amountFrom('0.01')]);
  expect(fills).toBeGreaterThan(0);
  expect(fills).toBeLessThan(10_000);
});
