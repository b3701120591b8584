/** Orders that expire, on real tables: at their time, without a command, over restarts, and in batches of a limited size. */
import type { EngineEvent } from '../../src/core/model/events';
import { amountFrom } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { eventually } from '../support/eventually';
import { limitOrder } from '../support/limitOrder';
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
    for (const asset of ['thb', 'btc', 'eth']) acceptedEvent(await engine.execute(deposit(user, asset, '100000')));
  return engine;
}

/** Sells one at the price until `lifeMs` from now. */
function expiring(price: string, lifeMs = MINUTE_MS) {
  return limitOrder(ANN, 'sell', price, '1', { extras: { expiresAtMs: bench.clock.nowMs() + lifeMs } });
}

function publishedEvents(engine: ExchangeEngine): EngineEvent[] {
  const published: EngineEvent[] = [];
  engine.subscribe((events) => published.push(...events));
  return published;
}

test('an order expires at its time without any command, and releases its funds', async () => {
  const engine = await fundedEngine();
  const { order } = acceptedEvent(await engine.execute(expiring('100')));
  const published = publishedEvents(engine);
  bench.clock.advance(MINUTE_MS);
  await eventually(
    () => published.length,
    (count) => count === 1,
  );
  expect(published).toMatchObject([
    { type: 'expire_order', userId: ANN, order: { id: order?.id, status: 'cancelled' } },
  ]);
  expect([engine.openOrders, engine.committed.balance(ANN, 'btc').held]).toEqual([0, 0n]);
  expect(engine.committed.asks('btc_thb', 10)).toEqual([]);
});

test('a command that is decided at that time meets the order no more, and a dry run knows that before', async () => {
  const engine = await fundedEngine();
  // The seller has all coins in the order: only its expiry makes the next order possible.
  acceptedEvent(
    await engine.execute(
      limitOrder(ANN, 'sell', '100', '100000', { extras: { expiresAtMs: bench.clock.nowMs() + MINUTE_MS } }),
    ),
  );
  acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '101', '1')));
  bench.clock.advance(MINUTE_MS);
  const buy = limitOrder(BOB, 'buy', '102', '1', { selfTradePrevention: 'none' });
  const sell = limitOrder(ANN, 'sell', '103', '100000');
  const planned = await Promise.all([engine.preview(buy), engine.preview(sell)]);
  const placed = await Promise.all([engine.execute(buy), engine.execute(sell)]);
  const trades = [planned[0]?.decision.refusal === null ? planned[0].decision.event : undefined, placed[0]?.event].map(
    (event) => event?.trades.map(({ price, quantity }) => [price, quantity]),
  );
  expect(trades).toEqual([[[amountFrom('101'), amountFrom('1')]], [[amountFrom('101'), amountFrom('1')]]]);
  expect([planned[1]?.decision.refusal, placed[1]?.refusal]).toEqual([null, null]);
});

test('an order whose time came while no server was running expires at the start, once', async () => {
  const engine = await fundedEngine();
  acceptedEvent(await engine.execute(expiring('100')));
  acceptedEvent(await engine.execute(expiring('101', 3 * MINUTE_MS)));
  await engine.stop();
  bench.clock.advance(2 * MINUTE_MS);
  const again = await bench.start();
  await eventually(
    () => again.openOrders,
    (count) => count === 1,
  );
  await again.stop();
  await bench.start();
  expect(await bench.database('events').where({ type: 'expire_order' }).count('* as found')).toEqual([{ found: 1 }]);
});

test('more orders than one batch may contain expire in several, before any command', async () => {
  bench.matchLimits = { perEvent: 2, perDecision: 10 };
  const engine = await fundedEngine();
  const batches: string[][] = [];
  for (let count = 0; count < 3; count += 1)
    for (const outcome of await Promise.all(Array.from({ length: 700 }, () => engine.execute(ofMany(count)))))
      acceptedEvent(outcome);
  engine.subscribe((events) => batches.push(Array.from(new Set(events.map(({ type }) => type)))));
  bench.clock.advance(MINUTE_MS);
  const { trades } = acceptedEvent(await engine.execute(limitOrder(BOB, 'buy', '100', '1')));
  expect([trades, engine.openOrders]).toEqual([[], 1]);
  expect(batches).toEqual([['expire_order'], ['expire_order', 'create_order']]);
});

/** Orders of three users, because of the limit of open orders. */
function ofMany(index: number) {
  const user = [ANN, BOB, BOB][index] ?? ANN;
  const extras = { expiresAtMs: bench.clock.nowMs() + MINUTE_MS };
  return limitOrder(user, 'sell', '100', '0.01', { symbol: index === 2 ? 'eth_thb' : 'btc_thb', extras });
}

test('an order that is being matched at its time is finished, and expires after its last share', async () => {
  bench.matchLimits = { perEvent: 2, perDecision: 10 };
  const engine = await fundedEngine();
  for (let count = 0; count < 5; count += 1) acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '100', '1')));
  const published = publishedEvents(engine);
  // The time comes with the first share.
  engine.subscribe(([first]) => {
    if (first?.type === 'create_order') bench.clock.advance(MINUTE_MS);
  });
  const extras = { expiresAtMs: bench.clock.nowMs() + MINUTE_MS };
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '100', '6', { extras })));
  await eventually(
    () => published.length,
    (count) => count === 4,
  );
  expect(published.map(({ type, trades }) => `${type} ${trades.length}`)).toEqual([
    'create_order 2',
    'continue_order 2',
    'continue_order 1',
    'expire_order 0',
  ]);
});
