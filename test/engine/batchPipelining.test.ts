/**
 * While one batch is committed the next is decided: it knows what the one before it did, is told after it, and goes with it when that one fails. A commit is held up
 * by a transaction that has the lease's row.
 */
import type { Knex } from 'knex';
import type { ExchangeEngine } from '../../src/engine/engine';
import { Outage } from '../../src/engine/types';
import { idempotencyKey } from '../../src/application/idempotency/idempotencyKeys';
import { eventually } from '../support/eventually';
import { cancel, deposit, EngineBench, limitOrder, yes } from './support';

const TRADER = 7;

let bench: EngineBench;
let holder: Knex.Transaction | undefined;
beforeEach(async () => {
  bench = await EngineBench.create();
});
afterEach(async () => {
  await holder?.rollback();
  await bench.end();
});

async function withMoney() {
  const engine = await bench.start();
  yes(await engine.execute(deposit(TRADER, 'thb', '1000')));
  return engine;
}

/** No batch is committed until this is let go. */
async function holdCommits(): Promise<Knex.Transaction> {
  holder = await bench.database.transaction();
  await holder('engine_lease').where({ id: 1 }).forUpdate().select('id');
  return holder;
}

/** The engine has taken what waited. */
async function taken(engine: ExchangeEngine): Promise<void> {
  await eventually(
    () => engine.queued,
    (waiting) => waiting === 0,
  );
}

/** Each in a batch of its own, the second behind the first. */
async function inTwoBatches<T>(
  engine: ExchangeEngine,
  first: () => Promise<T>,
  second: () => Promise<T>,
): Promise<readonly [{ outcome: Promise<T> }, { outcome: Promise<T> }]> {
  const one = { outcome: first() };
  await taken(engine);
  const other = { outcome: second() };
  await taken(engine);
  return [one, other];
}

test('the same name again is the first one’s outcome, told with it', async () => {
  const engine = await withMoney();
  const order = limitOrder(TRADER, 'buy', '100', '1', { idempotencyKeys: [idempotencyKey('nonce', TRADER, '1', 'f'.repeat(64))] });
  const held = await holdCommits();
  const told: string[] = [];
  const asked = (name: string) => () => engine.execute(order).finally(() => told.push(name));
  const [first, again] = await inTwoBatches(engine, asked('first'), asked('again'));
  expect(told).toEqual([]);
  await held.rollback();
  const event = yes(await first.outcome);
  expect(await again.outcome).toMatchObject({ event: { sequence: event.sequence }, replayed: true });
  expect(told).toEqual(['first', 'again']);
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: 1 });
});

test('what comes in one turn of the event loop is one batch', async () => {
  const engine = await withMoney();
  const before = bench.commits;
  const prices = ['100', '101', '102', '103', '104'];
  for (const outcome of await Promise.all(prices.map((price) => engine.execute(limitOrder(TRADER, 'buy', price, '1')))))
    yes(outcome);
  expect(bench.commits - before).toBe(1);
});

test('an order that is just being cancelled is cancelled already', async () => {
  const engine = await withMoney();
  const id = yes(await engine.execute(limitOrder(TRADER, 'buy', '100', '1'))).order?.id ?? 0;
  const held = await holdCommits();
  const cancelled = () => engine.execute(cancel(TRADER, id));
  const [first, again] = await inTwoBatches(engine, cancelled, cancelled);
  await held.rollback();
  yes(await first.outcome);
  expect(await again.outcome).toMatchObject({ refusal: { code: 'ORDER_NOT_CANCELLABLE' } });
});

test('money that is just being spent is spent, and what is settled ends with the batch that is committed', async () => {
  const engine = await withMoney();
  const held = await holdCommits();
  const first = engine.execute(limitOrder(TRADER, 'buy', '900', '1'));
  const settledMs = await eventually(
    () => {
      bench.clock.advance(1);
      return engine.watermarkMs();
    },
    (ms) => ms < bench.clock.nowMs(),
  );
  bench.clock.advance(60_000);
  const second = engine.execute(limitOrder(TRADER, 'buy', '900', '1'));
  await taken(engine);
  expect(engine.watermarkMs()).toBe(settledMs);
  await held.rollback();
  yes(await first);
  expect(await second).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
  expect(engine.watermarkMs()).toBe(bench.clock.nowMs());
});

test('who looks at memory sees what is committed, and not what is decided', async () => {
  const engine = await withMoney();
  const held = await holdCommits();
  const ordered = (price: string) => () => engine.execute(limitOrder(TRADER, 'buy', price, '1'));
  const [first, second] = await inTwoBatches(engine, ordered('100'), ordered('101'));
  const looked = engine.preview(limitOrder(TRADER, 'buy', '100', '1'));
  await held.rollback();
  const sequences = [yes(await first.outcome).sequence, yes(await second.outcome).sequence];
  const { sequence } = await looked;
  expect(sequences).toEqual([sequence - 1, sequence]);
  expect(engine.committed.sequence).toBe(sequence);
});

test('what was read while a commit failed is not told, also when it was read only after that', async () => {
  const engine = await withMoney();
  const held = await holdCommits();
  const failed = engine.execute(limitOrder(TRADER, 'buy', '100', '1')).catch((error: unknown) => error);
  await taken(engine);
  const told = engine.whenDurable(failed.then(() => 'read'));
  await bench.killWriter();
  await held.rollback();
  await expect(told).rejects.toThrow(Outage);
  await eventually(() => engine.ready, Boolean);
  expect(await engine.whenDurable(Promise.resolve('read'))).toBe('read');
});

test('when a commit fails, what was decided behind it has not happened either, and both may be asked again', async () => {
  const engine = await withMoney();
  const held = await holdCommits();
  const ordered = (price: string) => () => engine.execute(limitOrder(TRADER, 'buy', price, '1'));
  const failing = (price: string) => () => ordered(price)().catch((error: unknown) => error);
  const failed = await inTwoBatches<unknown>(engine, failing('100'), failing('101'));
  await bench.killWriter();
  await held.rollback();
  for (const { outcome } of failed) {
    const answer = await outcome;
    expect(answer).toBeInstanceOf(Outage);
    expect(answer).toMatchObject({ outcome: 'not_done' });
  }
  await eventually(() => engine.ready, Boolean);
  expect([yes(await ordered('100')()).order?.id, yes(await ordered('101')()).order?.id]).toEqual([1, 2]);
});
