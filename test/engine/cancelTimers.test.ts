/** Timers that cancel orders, on real tables: exactly once, over restarts, and not in the middle of an order. */
import type { EngineEvent } from '../../src/core/model/events';
import { ALL_ORDERS } from '../../src/core/orders/cancelTimers';
import type { ExchangeEngine } from '../../src/engine/engine';
import { eventually } from '../support/eventually';
import { limitOrder, traderOf } from '../support/limitOrder';
import { acceptedEvent, deposit, EngineHarness } from './engineHarness';

const [ANN, BOB] = [21, 22];
const MINUTE_MS = 60_000;

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

async function fundedEngine(): Promise<ExchangeEngine> {
  const engine = await bench.start();
  for (const user of [ANN, BOB])
    for (const asset of ['thb', 'btc']) acceptedEvent(await engine.execute(deposit(user, asset, '100000')));
  return engine;
}

async function place(engine: ExchangeEngine, user: number, ...prices: readonly string[]): Promise<void> {
  for (const price of prices) acceptedEvent(await engine.execute(limitOrder(user, 'buy', price, '1')));
}

function setTimer(engine: ExchangeEngine, scope = ALL_ORDERS, afterMs = MINUTE_MS) {
  return engine.execute({ type: 'set_cancel_timer', idempotencyKeys: [], trader: traderOf(ANN), scope, afterMs });
}

/** Events as `type user`. */
function publishedEvents(engine: ExchangeEngine): string[] {
  const published: string[] = [];
  engine.subscribe((events) => published.push(...events.map(({ type, userId }: EngineEvent) => `${type} ${userId}`)));
  return published;
}

test('a timer that is set again does not expire, and one that expires cancels all its orders in one transaction', async () => {
  const engine = await fundedEngine();
  await place(engine, ANN, '10', '11', '12');
  await place(engine, BOB, '10');
  acceptedEvent(await setTimer(engine));
  bench.clock.advance(MINUTE_MS - 1);
  acceptedEvent(await setTimer(engine));
  const batches: string[][] = [];
  engine.subscribe((events) => batches.push(events.map(({ type, userId }) => `${type} ${userId}`)));
  bench.clock.advance(MINUTE_MS - 1);
  // A batch before the deadline cancels nothing.
  await place(engine, ANN, '13');
  bench.clock.advance(1);
  await eventually(
    () => batches.length,
    (count) => count === 2,
  );
  expect(batches).toEqual([
    [`create_order ${ANN}`],
    [`expire_cancel_timer ${ANN}`, ...Array.from({ length: 4 }, () => `cancel_order ${ANN}`)],
  ]);
  expect(engine.openOrders).toBe(1);
});

test('a timer survives a restart, expires as soon as the server is back, and only once', async () => {
  const engine = await fundedEngine();
  await place(engine, ANN, '10', '11');
  acceptedEvent(await setTimer(engine, 'btc_thb'));
  await engine.stop();
  bench.clock.advance(2 * MINUTE_MS);

  const again = await bench.start();
  await eventually(
    () => again.openOrders,
    (count) => count === 0,
  );
  await place(again, ANN, '10');
  await again.stop();
  const third = await bench.start();
  const published = publishedEvents(third);
  await place(third, BOB, '10');
  expect([third.openOrders, published]).toEqual([2, [`create_order ${BOB}`]]);
  expect(await bench.database('events').where({ type: 'expire_cancel_timer' }).select('user_id')).toEqual([
    { user_id: ANN },
  ]);
});

test('a timer that was stopped, or is of another pair, cancels nothing', async () => {
  const engine = await fundedEngine();
  await place(engine, ANN, '10');
  acceptedEvent(await setTimer(engine));
  acceptedEvent(await setTimer(engine, ALL_ORDERS, 0));
  acceptedEvent(await setTimer(engine, 'eth_thb'));
  const published = publishedEvents(engine);
  bench.clock.advance(2 * MINUTE_MS);
  await eventually(
    () => published.length,
    (count) => count === 1,
  );
  expect([engine.openOrders, published]).toEqual([1, [`expire_cancel_timer ${ANN}`]]);
});

test('a timer waits for an order of its book that goes on matching, and cancels what is left of it', async () => {
  bench.matchLimits = { perEvent: 2, perDecision: 10 };
  const engine = await fundedEngine();
  for (let count = 0; count < 5; count += 1)
    acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '100', '1', { selfTradePrevention: 'none' })));
  acceptedEvent(await setTimer(engine));
  const published = publishedEvents(engine);
  // The deadline comes with the first share.
  engine.subscribe(([first]) => {
    if (first?.type === 'create_order') bench.clock.advance(MINUTE_MS);
  });
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '100', '6')));
  await eventually(
    () => published.length,
    (count) => count === 5,
  );
  expect(engine.openOrders).toBe(0);
  expect(published).toEqual([
    `create_order ${ANN}`,
    `continue_order ${ANN}`,
    `continue_order ${ANN}`,
    `expire_cancel_timer ${ANN}`,
    `cancel_order ${ANN}`,
  ]);
});
