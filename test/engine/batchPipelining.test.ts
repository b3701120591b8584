/**
 * While one batch is committed, the next is decided: it knows the effects of the first, is published after it, and is
 * discarded with it if the commit fails. The tests hold up a commit with a transaction that locks the lease row.
 */
import type { Knex } from 'knex';
import type { ExchangeEngine } from '../../src/engine/engine';
import { Outage } from '../../src/engine/types';
import { createIdempotencyKey } from '../../src/usecases/idempotency/idempotencyKeys';
import { eventually } from '../support/eventually';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

const TRADER = 7;

let bench: EngineHarness;
let holder: Knex.Transaction | undefined;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(async () => {
  await holder?.rollback();
  await bench.stopAndAudit();
});

async function fundedEngine() {
  const engine = await bench.start();
  acceptedEvent(await engine.execute(deposit(TRADER, 'thb', '1000')));
  return engine;
}

/** No batch is committed until the returned transaction ends. */
async function holdCommits(): Promise<Knex.Transaction> {
  holder = await bench.database.transaction();
  await holder('engine_lease').where({ id: 1 }).forUpdate().select('id');
  return holder;
}

/** Resolves when the engine has taken all queued commands. */
async function waitForEmptyQueue(engine: ExchangeEngine): Promise<void> {
  await eventually(
    () => engine.queued,
    (count) => count === 0,
  );
}

/** Executes each command in a separate batch, the second decided during the commit of the first. */
async function executeInTwoBatches<T>(
  engine: ExchangeEngine,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<readonly [{ outcome: Promise<T> }, { outcome: Promise<T> }]> {
  const one = { outcome: first() };
  await waitForEmptyQueue(engine);
  const other = { outcome: second() };
  await waitForEmptyQueue(engine);
  return [one, other];
}

test('a repeated idempotency key gets the outcome of the first command, published after it', async () => {
  const engine = await fundedEngine();
  const order = limitOrder(TRADER, 'buy', '100', '1', {
    idempotencyKeys: [createIdempotencyKey('nonce', TRADER, '1', 'f'.repeat(64))],
  });
  const held = await holdCommits();
  const published: string[] = [];
  const placing = (name: string) => () => engine.execute(order).finally(() => published.push(name));
  const [first, again] = await executeInTwoBatches(engine, placing('first'), placing('again'));
  expect(published).toEqual([]);
  await held.rollback();
  const event = acceptedEvent(await first.outcome);
  expect(await again.outcome).toMatchObject({ event: { sequence: event.sequence }, replayed: true });
  expect(published).toEqual(['first', 'again']);
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: 1 });
});

test('commands of one event-loop turn form one batch', async () => {
  const engine = await fundedEngine();
  const before = bench.commits;
  const prices = ['100', '101', '102', '103', '104'];
  for (const outcome of await Promise.all(prices.map((price) => engine.execute(limitOrder(TRADER, 'buy', price, '1')))))
    acceptedEvent(outcome);
  expect(bench.commits - before).toBe(1);
});

test('an order whose cancel is being committed cannot be cancelled again', async () => {
  const engine = await fundedEngine();
  const id = acceptedEvent(await engine.execute(limitOrder(TRADER, 'buy', '100', '1'))).order?.id ?? 0;
  const held = await holdCommits();
  const cancelled = () => engine.execute(cancel(TRADER, id));
  const [first, again] = await executeInTwoBatches(engine, cancelled, cancelled);
  await held.rollback();
  acceptedEvent(await first.outcome);
  expect(await again.outcome).toMatchObject({ refusal: { code: 'ORDER_NOT_CANCELLABLE' } });
});

test('funds of a batch being committed cannot be spent twice, and the watermark stops at that batch', async () => {
  const engine = await fundedEngine();
  const held = await holdCommits();
  const first = engine.execute(limitOrder(TRADER, 'buy', '900', '1'));
  const watermarkMs = await eventually(
    () => {
      bench.clock.advance(1);
      return engine.watermarkMs();
    },
    (ms) => ms < bench.clock.nowMs(),
  );
  bench.clock.advance(60_000);
  const second = engine.execute(limitOrder(TRADER, 'buy', '900', '1'));
  await waitForEmptyQueue(engine);
  expect(engine.watermarkMs()).toBe(watermarkMs);
  await held.rollback();
  acceptedEvent(await first);
  expect(await second).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
  expect(engine.watermarkMs()).toBe(bench.clock.nowMs());
});

test('an inspection of memory sees committed batches only', async () => {
  const engine = await fundedEngine();
  const held = await holdCommits();
  const ordered = (price: string) => () => engine.execute(limitOrder(TRADER, 'buy', price, '1'));
  const [first, second] = await executeInTwoBatches(engine, ordered('100'), ordered('101'));
  const preview = engine.preview(limitOrder(TRADER, 'buy', '100', '1'));
  await held.rollback();
  const sequences = [acceptedEvent(await first.outcome).sequence, acceptedEvent(await second.outcome).sequence];
  const { sequence } = await preview;
  expect(sequences).toEqual([sequence - 1, sequence]);
  expect(engine.committed.sequence).toBe(sequence);
});

test('a reading that began before a commit failed is discarded, even if it ended after the failure', async () => {
  const engine = await fundedEngine();
  const held = await holdCommits();
  const failed = engine.execute(limitOrder(TRADER, 'buy', '100', '1')).catch((error: unknown) => error);
  await waitForEmptyQueue(engine);
  const reading = engine.whenDurable(failed.then(() => 'read'));
  await bench.killWriter();
  await held.rollback();
  await expect(reading).rejects.toThrow(Outage);
  await eventually(() => engine.ready, Boolean);
  expect(await engine.whenDurable(Promise.resolve('read'))).toBe('read');
});

test('when a commit fails, the batch decided behind it is discarded too, and both can be repeated', async () => {
  const engine = await fundedEngine();
  const held = await holdCommits();
  const ordered = (price: string) => () => engine.execute(limitOrder(TRADER, 'buy', price, '1'));
  const failing = (price: string) => () => ordered(price)().catch((error: unknown) => error);
  const failed = await executeInTwoBatches<unknown>(engine, failing('100'), failing('101'));
  await bench.killWriter();
  await held.rollback();
  for (const { outcome } of failed) {
    const answer = await outcome;
    expect(answer).toBeInstanceOf(Outage);
    expect(answer).toMatchObject({ outcome: 'not_done' });
  }
  await eventually(() => engine.ready, Boolean);
  expect([acceptedEvent(await ordered('100')()).order?.id, acceptedEvent(await ordered('101')()).order?.id]).toEqual([
    1, 2,
  ]);
});
