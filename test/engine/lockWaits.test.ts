/** Transactions that the database ends by itself, for a deadlock or a lock that did not come, are run again whole (promise 21). */
import { cancel, deposit, EngineBench, limitOrder, yes } from './support';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/** As many rows as make the other transaction the heavier one, so that the engine's is the one that is ended. */
const WEIGHT = 300;
const TRADER = 11;

let bench: EngineBench;
beforeEach(async () => {
  bench = await EngineBench.create();
});
afterEach(() => bench.end());

test(`${ROUNDS} deadlocks with a transaction that wants the same rows in the other order: every order is done, once`, async () => {
  const engine = await bench.start();
  yes(await engine.execute(deposit(TRADER, 'thb', '1000000')));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const other = await bench.database.transaction();
    await other('user_events').insert(Array.from({ length: WEIGHT }, (_, row) => ({ user_id: -1, sequence: row })));
    await other('accounts').where({ owner: TRADER }).forUpdate().select('id');
    const answer = engine.execute(limitOrder(TRADER, 'buy', '100', '1'));
    // By then the engine's transaction holds the lease and waits for the balance.
    await new Promise((resolve) => setTimeout(resolve, 50));
    await other('engine_lease').where({ id: 1 }).forUpdate().select('id');
    await other.rollback();
    const id = yes(await answer).order?.id ?? 0;
    expect(id).toBe(round);
    yes(await engine.execute(cancel(TRADER, id)));
  }
  expect(bench.deadlocks).toBeGreaterThanOrEqual(ROUNDS / 2);
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: ROUNDS });
});

test('a lock that does not come in time is waited for again, and nobody is told of it', async () => {
  const engine = await bench.start();
  const other = await bench.database.transaction();
  await other('engine_lease').where({ id: 1 }).forUpdate().select('id');
  const answer = engine.execute(deposit(TRADER, 'thb', '5'));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await other.rollback();
  expect(yes(await answer).deposit?.amount).toBe(5n * 10n ** 18n);
  expect(await bench.database('deposits').count({ n: '*' }).first()).toMatchObject({ n: 1 });
});
