/**
 * Batches of orders and cancellations: each mode, one transaction for all parts, and the same outcomes for a repetition,
 * also after a restart.
 */
import { createHash } from 'node:crypto';
import type { OrderBatch, OrderBatchPart } from '../../src/core/model/commands';
import type { IdempotencyKey } from '../../src/core/model/idempotencyKeys';
import type { BatchOutcome } from '../../src/engine/types';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

const ANN = 11;
const BOB = 12;

function requestKey(text: string): IdempotencyKey {
  const key = createHash('sha256').update(text).digest('hex');
  return { key, fingerprint: key, storesRefusal: true, scope: null };
}

/** Each part gets a key of its own from `name`. */
function batchOf(mode: OrderBatch['mode'], name: string, parts: readonly OrderBatchPart[]): OrderBatch {
  return {
    type: 'order_batch',
    mode,
    checksTermsFirst: mode === 'until_refused',
    parts: parts.map((part, index) => ({ ...part, idempotencyKeys: [requestKey(`${name} ${index}`)] })),
  };
}

function words({ parts }: BatchOutcome): string {
  return parts.map(({ refusal, event }) => refusal?.code ?? `${event?.type} ${event?.order?.status}`).join(', ');
}

async function startWithFunds() {
  const engine = await bench.start();
  await engine.execute(deposit(ANN, 'thb', '1000'));
  await engine.execute(deposit(BOB, 'btc', '10'));
  return engine;
}

test('a batch of which each part is decided by itself keeps what can be done', async () => {
  const engine = await startWithFunds();
  const outcome = await engine.executeBatch(
    batchOf('each', 'a', [
      limitOrder(ANN, 'buy', '100', '1'),
      limitOrder(ANN, 'buy', '100', '1000'),
      limitOrder(ANN, 'buy', '101', '1'),
    ]),
  );
  expect(words(outcome)).toBe('create_order created, INSUFFICIENT_BALANCE, create_order created');
});

test('a batch of which all parts or none are accepted changes nothing if one part is refused', async () => {
  const engine = await startWithFunds();
  const resting = acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '90', '1'))).order?.id ?? 0;
  const before = engine.committed.balance(ANN, 'thb');
  const parts = (quantity: string) => [
    cancel(ANN, resting),
    limitOrder(ANN, 'buy', '100', '4'),
    limitOrder(ANN, 'buy', '110', quantity),
  ];
  const refused = await engine.executeBatch(batchOf('all', 'too much', parts('10')));
  expect(words(refused)).toBe('NOT_ATTEMPTED, NOT_ATTEMPTED, INSUFFICIENT_BALANCE');
  expect(engine.committed.balance(ANN, 'thb')).toEqual(before);
  expect(engine.committed.bids('btc_thb', 9)).toHaveLength(1);

  const accepted = await engine.executeBatch(batchOf('all', 'enough', parts('2')));
  expect(words(accepted)).toBe('cancel_order cancelled, create_order created, create_order created');
});

test('all parts are committed in one transaction, and nothing is decided between them', async () => {
  const engine = await startWithFunds();
  // Triggered by the trade of the first part, and would take what the second part takes.
  acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '60', '1', { stopPrice: 50n * 10n ** 18n })));
  const commits = bench.commits;
  acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '50', '1')));
  acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '51', '1')));
  const { parts } = await engine.executeBatch(
    batchOf('each', 'x', [limitOrder(ANN, 'buy', '50', '1'), limitOrder(ANN, 'buy', '51', '1')]),
  );
  expect(bench.commits - commits).toBe(3);
  const [first, second] = parts.map((part) => part.event);
  expect(second?.sequence).toBe((first?.sequence ?? 0) + 1);
  expect([first?.order?.status, second?.order?.status]).toEqual(['completed', 'completed']);
  expect(engine.committed.bids('btc_thb', 1)).toMatchObject([{ price: 60n * 10n ** 18n }]);
});

test.each(['each', 'all'] as const)(
  'an order of a batch (%s) that meets more than one event contains has ended before the next part of its book',
  async (mode) => {
    bench.matchLimits = { perEvent: 2, perDecision: 100 };
    const engine = await startWithFunds();
    for (let count = 0; count < 5; count += 1)
      acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '50', '0.1')));
    const commits = bench.commits;
    const published: string[] = [];
    engine.subscribe((events) => published.push(...events.map(({ type, trades }) => `${type} ${trades.length}`)));
    const outcome = await engine.executeBatch(
      batchOf(mode, 'dust', [limitOrder(ANN, 'buy', '50', '0.4'), limitOrder(ANN, 'buy', '50', '0.4')]),
    );
    expect(words(outcome)).toBe('create_order partial_filled, create_order partial_filled');
    expect(published).toEqual(['create_order 2', 'continue_order 2', 'create_order 1']);
    expect(bench.commits - commits).toBe(1);
    expect(engine.committed.bids('btc_thb', 1)).toMatchObject([{ quantity: 3n * 10n ** 17n }]);
  },
);

test('the last order of a batch that meets more than one event contains goes on in the next batch', async () => {
  bench.matchLimits = { perEvent: 2, perDecision: 100 };
  const engine = await startWithFunds();
  for (let count = 0; count < 5; count += 1) acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '50', '0.1')));
  const batch = batchOf('all', 'dust', [limitOrder(ANN, 'buy', '49', '0.1'), limitOrder(ANN, 'buy', '50', '0.5')]);
  expect(words(await engine.executeBatch(batch))).toBe('create_order created, create_order partial_filled');
  acceptedEvent(await engine.execute(limitOrder(BOB, 'sell', '60', '0.1')));
  expect(engine.committed.bids('btc_thb', 9)).toMatchObject([{ price: 49n * 10n ** 18n }]);
  expect(engine.committed.asks('btc_thb', 9)).toMatchObject([{ price: 60n * 10n ** 18n }]);
});

test.each([
  ['100', 'cancel_order cancelled, create_order created'],
  ['10000', 'cancel_order cancelled, INSUFFICIENT_BALANCE'],
  ['0.001', 'NOT_ATTEMPTED, INVALID_ORDER_PRICE_PRECISION'],
])('an order is replaced by one at %s: %s', async (price, expected) => {
  const engine = await startWithFunds();
  const resting = acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '90', '10'))).order?.id ?? 0;
  const batch = batchOf('until_refused', 'replace', [cancel(ANN, resting), limitOrder(ANN, 'buy', price, '9')]);
  expect(words(await engine.executeBatch(batch))).toBe(expected);
});

test('an order that cannot be cancelled is not replaced', async () => {
  const engine = await startWithFunds();
  const batch = batchOf('until_refused', 'replace', [cancel(ANN, 7), limitOrder(ANN, 'buy', '90', '1')]);
  expect(words(await engine.executeBatch(batch))).toBe('ORDER_NOT_FOUND, NOT_ATTEMPTED');
});

test.each(['each', 'all', 'until_refused'] as const)(
  'a repeated batch (%s) has the outcomes of the first and no effect, also after a restart',
  async (mode) => {
    const engine = await startWithFunds();
    const resting = acceptedEvent(await engine.execute(limitOrder(ANN, 'buy', '90', '1'))).order?.id ?? 0;
    const batch = batchOf(mode, 'repeated', [
      cancel(ANN, resting),
      limitOrder(ANN, 'buy', '100', '1000'),
      limitOrder(ANN, 'buy', '101', '1'),
    ]);
    const first = await engine.executeBatch(batch);
    const { sequence } = engine.committed;
    // With these funds, the part that was refused would be accepted.
    await engine.execute(deposit(ANN, 'thb', '1000000'));
    const again = await engine.executeBatch(batch);
    expect(words(again)).toBe(words(first));
    expect(engine.committed.sequence).toBe(sequence + 1);
    await engine.stop();

    const restarted = await bench.start();
    const later = await restarted.executeBatch(batch);
    expect(words(later)).toBe(words(first));
    expect(later.parts.every(({ replayed }) => replayed)).toBe(true);
    expect(restarted.committed.sequence).toBe(sequence + 1);
  },
);
