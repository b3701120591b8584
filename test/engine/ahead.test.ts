/**
 * While one batch is committed the next is decided: it knows what the one before it did, is told after it, and goes with it when that one fails. A commit is held up
 * by a transaction that has the lease's row.
 */
import type { Knex } from 'knex';
import { Outage } from '../../src/engine/types';
import { onceKey } from '../../src/handlers/onceKeys';
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

test('the same name again is the first one’s outcome, told with it', async () => {
  const engine = await withMoney();
  const order = limitOrder(TRADER, 'buy', '100', '1', { once: [onceKey('nonce', TRADER, '1', 'f'.repeat(64))] });
  const held = await holdCommits();
  const told: string[] = [];
  const first = engine.execute(order).finally(() => told.push('first'));
  const again = engine.execute(order).finally(() => told.push('again'));
  await eventually(
    () => engine.queued,
    (waiting) => waiting === 0,
  );
  expect(told).toEqual([]);
  await held.rollback();
  const event = yes(await first);
  expect(await again).toMatchObject({ event: { sequence: event.sequence }, replayed: true });
  expect(told).toEqual(['first', 'again']);
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: 1 });
});

test('an order that is just being cancelled is cancelled already', async () => {
  const engine = await withMoney();
  const id = yes(await engine.execute(limitOrder(TRADER, 'buy', '100', '1'))).order?.id ?? 0;
  const held = await holdCommits();
  const [first, again] = [engine.execute(cancel(TRADER, id)), engine.execute(cancel(TRADER, id))];
  await eventually(
    () => engine.queued,
    (waiting) => waiting === 0,
  );
  await held.rollback();
  yes(await first);
  expect(await again).toMatchObject({ refusal: { code: 'ORDER_NOT_CANCELLABLE' } });
});

test('money that is just being spent is spent, and what is settled ends with the batch that is committed', async () => {
  const engine = await withMoney();
  const held = await holdCommits();
  const first = engine.execute(limitOrder(TRADER, 'buy', '900', '1'));
  const settledMs = await eventually(
    () => {
      bench.clock.advance(1);
      return engine.settledThroughMs();
    },
    (ms) => ms < bench.clock.nowMs(),
  );
  bench.clock.advance(60_000);
  const second = engine.execute(limitOrder(TRADER, 'buy', '900', '1'));
  await eventually(
    () => engine.queued,
    (waiting) => waiting === 0,
  );
  expect(engine.settledThroughMs()).toBe(settledMs);
  await held.rollback();
  yes(await first);
  expect(await second).toMatchObject({ refusal: { code: 'INSUFFICIENT_BALANCE' } });
  expect(engine.settledThroughMs()).toBe(bench.clock.nowMs());
});

test('who looks at memory sees what is committed, and not what is decided', async () => {
  const engine = await withMoney();
  const held = await holdCommits();
  const orders = [engine.execute(limitOrder(TRADER, 'buy', '100', '1')), engine.execute(limitOrder(TRADER, 'buy', '101', '1'))];
  await eventually(
    () => engine.queued,
    (waiting) => waiting === 0,
  );
  const looked = engine.preview(limitOrder(TRADER, 'buy', '100', '1'));
  await held.rollback();
  const [first, second] = await Promise.all(orders);
  const { sequence } = await looked;
  expect([yes(first as never).sequence, yes(second as never).sequence]).toEqual([sequence - 1, sequence]);
  expect(engine.committed.sequence).toBe(sequence);
});

test('when a commit fails, what was decided behind it has not happened either, and both may be asked again', async () => {
  const engine = await withMoney();
  const held = await holdCommits();
  const orders = () => [engine.execute(limitOrder(TRADER, 'buy', '100', '1')), engine.execute(limitOrder(TRADER, 'buy', '101', '1'))];
  const failing = orders().map((order) => order.catch((error: unknown) => error));
  await eventually(
    () => engine.queued,
    (waiting) => waiting === 0,
  );
  await bench.killWriter();
  await held.rollback();
  for (const answer of await Promise.all(failing)) {
    expect(answer).toBeInstanceOf(Outage);
    expect(answer).toMatchObject({ outcome: 'not_done' });
  }
  await eventually(() => engine.ready, Boolean);
  const ids = (await Promise.all(orders())).map((outcome) => yes(outcome).order?.id);
  expect(ids).toEqual([1, 2]);
});
