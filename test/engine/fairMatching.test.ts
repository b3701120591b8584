/**
 * An order that meets more resting orders than one event may contain, on real tables: whatever its time in force, it gets
 * all that the book offers, in price-time priority, and nothing else happens to its book in between.
 */
import type { CreateOrder } from '../../src/core/model/commands';
import type { EngineEvent } from '../../src/core/model/events';
import { amountFrom, formatAmount } from '../../src/core/values/decimal';
import type { ExchangeEngine } from '../../src/engine/engine';
import { eventually } from '../support/eventually';
import { limitOrder, traderOf } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

const [SELLER, BUYER, OTHER] = [21, 22, 23];
/** Sellers share the dust, as no user may have that many open orders. */
const DUST_SELLERS = Array.from({ length: 10 }, (_, index) => 100 + index);

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

/** An engine with `dust` resting sell orders of 0.0001 btc each at the best price, and a large one behind them. */
async function engineWithDust(dust: number): Promise<ExchangeEngine> {
  const engine = await bench.start();
  for (const user of [...DUST_SELLERS, SELLER, BUYER, OTHER]) {
    acceptedEvent(await engine.execute(deposit(user, 'btc', '10')));
    acceptedEvent(await engine.execute(deposit(user, 'thb', '10000000')));
  }
  const orders = Array.from({ length: dust }, (_, index) =>
    engine.execute(limitOrder(DUST_SELLERS[index % DUST_SELLERS.length] ?? 0, 'sell', '1000000', '0.0001')),
  );
  for (const outcome of await Promise.all(orders)) acceptedEvent(outcome);
  acceptedEvent(await engine.execute(limitOrder(SELLER, 'sell', '1000001', '5')));
  return engine;
}

function publishedEvents(engine: ExchangeEngine): EngineEvent[] {
  const published: EngineEvent[] = [];
  engine.subscribe((events) => published.push(...events));
  return published;
}

/** One line per event: type, order, status, what is filled so far, and the number of trades. */
function summaries(events: readonly EngineEvent[]): string[] {
  return events.map(
    ({ type, order, trades }) =>
      `${type} ${order?.id} ${order?.status} ${formatAmount(order?.filled ?? 0n)} in ${trades.length} trades`,
  );
}

function buy(quantity: string, more: Partial<CreateOrder> = {}): CreateOrder {
  return limitOrder(BUYER, 'buy', '1000001', quantity, more);
}

test('an order for more than 5,000 dust orders fills them all, and the large order behind them', async () => {
  const engine = await engineWithDust(5_000);
  const published = publishedEvents(engine);
  const first = acceptedEvent(await engine.execute(buy('1')));
  expect(summaries([first])).toEqual([`create_order ${first.order?.id} partial_filled 0.1 in 1000 trades`]);
  await eventually(
    () => published.at(-1)?.order?.status,
    (status) => status === 'completed',
  );
  expect(published.map(({ type, trades }) => `${type} ${trades.length}`)).toEqual([
    'create_order 1000',
    ...Array.from({ length: 4 }, () => 'continue_order 1000'),
    'continue_order 1',
  ]);
  expect(published.at(-1)?.order).toMatchObject({ filled: amountFrom('1'), remaining: 0n, held: 0n });
});

const ONE_DECISION: readonly (readonly [string, Partial<CreateOrder>])[] = [
  ['an IOC order', { timeInForce: 'IOC' }],
  ['a FOK order', { timeInForce: 'FOK' }],
  ['a market order', { orderType: 'market', price: 0n }],
];

test.each(ONE_DECISION)(
  '%s that meets 45 orders in shares of 10 is answered, published and stored at once',
  async (_kind, terms) => {
    bench.matchLimits = { perEvent: 10, perDecision: 1_000 };
    const engine = await engineWithDust(45);
    const batches: number[] = [];
    engine.subscribe((events) => batches.push(events.length));
    const commits = bench.commits;
    const key = { key: 'a'.repeat(64), fingerprint: 'b'.repeat(64), storesRefusal: true, scope: null };
    const outcome = await engine.execute(buy('0.01', { ...terms, idempotencyKeys: [key] }));
    expect(acceptedEvent(outcome).order).toMatchObject({ status: 'completed', filled: amountFrom('0.01'), held: 0n });
    expect([bench.commits - commits, batches]).toEqual([1, [5]]);
    const again = await engine.execute(buy('0.01', { ...terms, idempotencyKeys: [key] }));
    expect(again).toMatchObject({ replayed: true, event: { order: { status: 'completed' } } });
  },
);

test('a FOK order that needs more than one decision may match is refused and changes nothing', async () => {
  bench.matchLimits = { perEvent: 10, perDecision: 40 };
  const engine = await engineWithDust(45);
  const { sequence } = engine.committed;
  const outcome = await engine.execute(buy('0.0045', { timeInForce: 'FOK' }));
  expect([outcome.refusal?.code, engine.committed.sequence]).toEqual(['ORDER_NOT_MATCHED', sequence]);
  const cutOff = acceptedEvent(await engine.execute(buy('0.0045', { timeInForce: 'IOC' })));
  expect(cutOff.order).toMatchObject({ status: 'cancelled', filled: amountFrom('0.004'), held: 0n });
});

test('between the shares of an order, nothing is decided for its book, and other books go on', async () => {
  bench.matchLimits = { perEvent: 10, perDecision: 1_000 };
  const engine = await engineWithDust(45);
  const resting = acceptedEvent(await engine.execute(limitOrder(OTHER, 'buy', '900000', '0.01'))).order;
  const published = publishedEvents(engine);
  const outcomes = await Promise.all([
    engine.execute(buy('0.01')),
    engine.execute(limitOrder(OTHER, 'buy', '1000002', '0.01')),
    engine.execute(cancel(OTHER, resting?.id ?? 0)),
    engine.execute(limitOrder(OTHER, 'buy', '1000', '1', { symbol: 'eth_thb' })),
  ]);
  const [large, late] = outcomes.map((outcome) => acceptedEvent(outcome).order?.id);
  const ofBook = published.filter(({ symbol }) => symbol === 'btc_thb');
  expect(summaries(ofBook)).toEqual([
    `create_order ${large} partial_filled 0.001 in 10 trades`,
    `continue_order ${large} partial_filled 0.002 in 10 trades`,
    `continue_order ${large} partial_filled 0.003 in 10 trades`,
    `continue_order ${large} partial_filled 0.004 in 10 trades`,
    `continue_order ${large} completed 0.01 in 6 trades`,
    `create_order ${late} completed 0.01 in 1 trades`,
    `cancel_order ${resting?.id} cancelled 0 in 0 trades`,
  ]);
  const other = published.findIndex(({ symbol }) => symbol === 'eth_thb');
  expect(other).toBeLessThan(published.findIndex(({ order }) => order?.id === large && order?.status === 'completed'));
});

test('a stop order that the first share triggers is decided after the last share', async () => {
  bench.matchLimits = { perEvent: 10, perDecision: 1_000 };
  const engine = await engineWithDust(25);
  const stop = acceptedEvent(
    await engine.execute(limitOrder(OTHER, 'buy', '1000001', '0.01', { stopPrice: amountFrom('1000000') })),
  ).order;
  const published = publishedEvents(engine);
  const large = acceptedEvent(await engine.execute(buy('0.0025'))).order;
  await eventually(
    () => published.length,
    (count) => count === 4,
  );
  expect(summaries(published)).toEqual([
    `create_order ${large?.id} partial_filled 0.001 in 10 trades`,
    `continue_order ${large?.id} partial_filled 0.002 in 10 trades`,
    `continue_order ${large?.id} completed 0.0025 in 5 trades`,
    `trigger_order ${stop?.id} completed 0.01 in 1 trades`,
  ]);
});

test('an order goes on after its server lost the database between two shares, before anything else is decided', async () => {
  bench.matchLimits = { perEvent: 10, perDecision: 1_000 };
  const engine = await engineWithDust(1_000);
  const published = publishedEvents(engine);
  let killed: Promise<void> | undefined;
  engine.subscribe((events) => {
    if (events.some(({ order }) => order?.restedAt === 0)) killed ??= bench.killWriter();
  });
  const large = acceptedEvent(await engine.execute(buy('0.11'))).order;
  await killed;
  // Otherwise nothing would be left to go on with.
  expect(published.at(-1)?.order).toMatchObject({ id: large?.id, status: 'partial_filled' });
  const late = await eventually(
    () => engine.execute(limitOrder(OTHER, 'buy', '1000002', '0.01')).catch(() => undefined),
    (outcome) => outcome !== undefined,
  );
  expect(late?.event?.order).toMatchObject({ status: 'completed' });
  const [row] = await bench.database('orders').where({ id: large?.id });
  expect(row).toMatchObject({ status: 'completed', filled: '0.110000000000000000' });
});

test('a dry run shows what the order will have done after its last share', async () => {
  bench.matchLimits = { perEvent: 10, perDecision: 1_000 };
  const engine = await engineWithDust(45);
  const { decision } = await engine.preview(buy('0.01'));
  const planned = decision.refusal === null ? decision.event : undefined;
  const published = publishedEvents(engine);
  acceptedEvent(await engine.execute(buy('0.01')));
  await eventually(
    () => published.at(-1)?.order?.status,
    (status) => status === 'completed',
  );
  expect(planned?.trades.map(({ id, price, quantity }) => [id, price, quantity])).toEqual(
    published.flatMap(({ trades }) => trades).map(({ id, price, quantity }) => [id, price, quantity]),
  );
  expect(planned?.order).toMatchObject({ status: 'completed', fee: published.at(-1)?.order?.fee });
});

test('a purchase through the Portal that meets many orders is one decision, and its coins are withdrawn once', async () => {
  bench.matchLimits = { perEvent: 10, perDecision: 1_000 };
  const engine = await engineWithDust(45);
  const batches: string[][] = [];
  engine.subscribe((events) => batches.push(events.map(({ type }) => type)));
  const outcome = await engine.execute({
    type: 'create_portal_order',
    idempotencyKeys: [],
    trader: traderOf(BUYER),
    symbol: 'btc_thb',
    price: amountFrom('1000001'),
    budget: amountFrom('10000'),
    address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    tag: null,
  });
  const { order, withdrawal } = acceptedEvent(outcome);
  expect(order?.status).toBe('completed');
  expect((order?.cost ?? 0n) + (order?.fee ?? 0n) + (order?.vat ?? 0n)).toBeLessThanOrEqual(amountFrom('10000'));
  expect(order?.filled).toBeGreaterThan(amountFrom('0.0045'));
  expect((withdrawal?.amount ?? 0n) + (withdrawal?.fee ?? 0n)).toBe(order?.filled);
  expect(batches).toEqual([
    ['continue_order', 'continue_order', 'continue_order', 'continue_order', 'create_portal_order'],
  ]);
});
