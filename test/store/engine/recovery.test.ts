/** Recovery of an exchange with more rows than one batch of a query. The tests of the engine have fewer. */
import { engineDatabase } from '../../../src/store/connection/engineConnection';
import { recoverExchange } from '../../../src/store/engine/recovery';
import { growTables } from '../../bench/growthTables';
import { EngineHarness } from '../../engine/engineHarness';

const USERS = 2_000;
const ORDERS = 2 * USERS;

test('every open order and account is recovered once, in time priority, however many batches they take', async () => {
  const bench = await EngineHarness.create();
  try {
    await (await bench.start()).stop();
    await growTables({ url: bench.schema.ownerUrl, users: USERS, nowMs: bench.clock.nowMs() });
    await bench.database.raw("UPDATE orders SET status = 'partial_filled' WHERE id MOD 3 = 0");
    await bench.database.raw("UPDATE orders SET status = 'cancelled' WHERE id MOD 7 = 0");
    const ids = (
      await bench.database('orders').whereIn('status', ['created', 'partial_filled']).orderBy('rested_at').pluck('id')
    ).map(Number);
    expect(ids.length).toBeGreaterThan(0.8 * ORDERS);

    const connection = await engineDatabase(bench.database).connect(30_000);
    const { exchange } = await recoverExchange(connection);
    connection.close();
    await bench.database.raw("UPDATE orders SET status = 'created'");
    expect(Array.from(exchange.orders.keys())).toEqual(ids);
    const levels = Array.from(exchange.book('btc_thb').levels('buy'));
    expect(levels).toHaveLength(800);
    for (const { first } of levels)
      for (let order = first; order?.next; order = order.next)
        expect(order.restedAt).toBeLessThan(order.next.restedAt ?? 0);
    expect(Array.from(exchange.accounts.all()).filter(({ owner }) => owner !== 0)).toHaveLength(2 * USERS);
  } finally {
    await bench.stopAndAudit();
  }
});
