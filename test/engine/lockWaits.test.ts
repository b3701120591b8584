/**
 * Transactions that the database rolls back itself, after a deadlock or a lock wait timeout, are repeated completely
 * (promise 21).
 */

import { eventually } from '../support/eventually';
import { limitOrder } from '../support/limitOrder';
import { acceptedEvent, cancel, deposit, EngineHarness } from './engineHarness';

const ROUNDS = Number(process.env['ROUNDS'] ?? 20);
/**
 * Rows that the other transaction writes, so that the database chooses the engine's transaction as the deadlock victim.
 */
const WEIGHT = 300;
const TRADER = 11;
/** Statements of the engine that are being executed. */
const STATEMENTS =
  "SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND command = 'Query' AND id <> CONNECTION_ID()";

let bench: EngineHarness;
beforeEach(async () => {
  bench = await EngineHarness.create();
});
afterEach(() => bench.stopAndAudit());

test(`${ROUNDS} deadlocks with a transaction that locks the same rows in the opposite order: every order is placed once`, async () => {
  const engine = await bench.start();
  acceptedEvent(await engine.execute(deposit(TRADER, 'thb', '1000000')));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const other = await bench.database.transaction();
    await other('user_events').insert(Array.from({ length: WEIGHT }, (_, row) => ({ user_id: -1, sequence: row })));
    await other('accounts').where({ owner: TRADER }).forUpdate().select('id');
    const answer = engine.execute(limitOrder(TRADER, 'buy', '100', '1'));
    // The engine's transaction holds the lease row and waits for the balance row.
    await eventually(
      () => bench.database.raw(STATEMENTS).then(([rows]: [readonly unknown[]]) => rows.length),
      (count) => count > 0,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await other('engine_lease').where({ id: 1 }).forUpdate().select('id');
    await other.rollback();
    const id = acceptedEvent(await answer).order?.id ?? 0;
    expect(id).toBe(round);
    acceptedEvent(await engine.execute(cancel(TRADER, id)));
  }
  expect(bench.deadlocks).toBeGreaterThanOrEqual(ROUNDS / 2);
  expect(await bench.database('orders').count({ n: '*' }).first()).toMatchObject({ n: ROUNDS });
});

test('after a lock wait timeout the transaction is repeated, and the caller does not notice', async () => {
  const engine = await bench.start();
  const other = await bench.database.transaction();
  await other('engine_lease').where({ id: 1 }).forUpdate().select('id');
  const answer = engine.execute(deposit(TRADER, 'thb', '5'));
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await other.rollback();
  expect(acceptedEvent(await answer).deposit?.amount).toBe(5n * 10n ** 18n);
  expect(await bench.database('deposits').count({ n: '*' }).first()).toMatchObject({ n: 1 });
});
