/**
 * Several servers on one database (promise 13): a second server started by mistake is refused, a standby takes over
 * when the leader dies and loses nothing, and a leader that was suspended beyond its lease writes nothing more.
 */

import { type TestExchange, withExchange } from '../support/exchange';
import { liftOpenOrderLimit } from '../support/orderHelpers';
import { startSecondServer } from '../support/secondServer';
import { printProgress, roundsFromEnvironment } from './chaosEnvironment';

const ROUNDS = roundsFromEnvironment(5);
const TAKEN_OVER_WITHIN_MS = 10_000;
const SHORT_LEASE = { ENGINE_COMMIT_TIMEOUT_MS: '1000', ENGINE_LEASE_MS: '2500' };

/** Places orders until the server is gone. `ids`: the acknowledged orders so far. */
async function placeOrdersUntilServerEnds(leader: TestExchange): Promise<{
  readonly ids: number[];
  readonly over: Promise<void>;
  readonly user: Awaited<ReturnType<TestExchange['createUser']>>;
}> {
  await liftOpenOrderLimit(leader);
  const user = await leader.createUser({ balances: { thb: '100000000' } });
  const ids: number[] = [];
  const place = async (client: number) => {
    for (let count = 1; ; count += 1) {
      const body = {
        pair: 'btc_thb',
        type: 'limit' as const,
        side: 'buy' as const,
        price: '1000',
        amount: '0.001',
        nonce: client * 1_000_000 + count,
      };
      const answer = await user.client.call('createOrder', { body }).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status === 200) ids.push(answer.body.id);
    }
  };
  const over = Promise.all([1, 2, 3, 4].map(place)).then(() => undefined);
  return { ids, over, user };
}

async function countStoredOrders(exchange: TestExchange, ids: readonly number[]): Promise<number> {
  const rows = await exchange
    .database('orders')
    .whereIn('id', ids.length === 0 ? [0] : [...ids])
    .select('id');
  return rows.length;
}

test(`a second server started by mistake is refused, ${ROUNDS} times under load`, () =>
  withExchange({}, async (leader) => {
    const load = await placeOrdersUntilServerEnds(leader);
    for (let round = 1; round <= ROUNDS; round += 1)
      await expect(startSecondServer(leader, {})).rejects.toThrow(/another server writes to this database/);
    expect((await leader.anonymous.call('getTime')).status).toBe(200);
    await leader.audit();
    await leader.kill();
    await load.over;
    expect(await countStoredOrders(leader, load.ids)).toBe(load.ids.length);
    printProgress(
      `two servers: ${ROUNDS} of ${ROUNDS} refused, ${load.ids.length} orders acknowledged meanwhile, 0 lost`,
    );
  }));

test(`a standby takes over within ${TAKEN_OVER_WITHIN_MS / 1000} s of the leader's death, ${ROUNDS} times, and loses nothing`, async () => {
  let slowestMs = 0;
  let acknowledged = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    await withExchange({}, async (leader) => {
      const starting = startSecondServer(leader, { environment: { STANDBY: 'on' } });
      const load = await placeOrdersUntilServerEnds(leader);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await leader.kill();
      const killedMs = performance.now();
      const standby = await starting;
      slowestMs = Math.max(slowestMs, performance.now() - killedMs);
      await load.over;
      expect(load.ids.length).toBeGreaterThan(0);
      expect(await countStoredOrders(standby, load.ids)).toBe(load.ids.length);
      acknowledged += load.ids.length;
      const client = standby.anonymous.withCredentials(load.user.client.credentials);
      await client.expect('createOrder', 200, {
        body: { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1000', amount: '0.001', nonce: 1 },
      });
      await standby.close();
    });
    printProgress(
      `standby: ${round} of ${ROUNDS}, slowest takeover ${Math.round(slowestMs)} ms, ${acknowledged} acknowledged, 0 lost`,
    );
  }
  expect(slowestMs).toBeLessThan(TAKEN_OVER_WITHIN_MS);
});

test('a leader that was suspended beyond its lease finds it taken and writes nothing more', () =>
  withExchange({ environment: SHORT_LEASE }, async (leader) => {
    const user = await leader.createUser({ balances: { thb: '1000' } });
    await leader.suspend();
    const standby = await startSecondServer(leader, { environment: { ...SHORT_LEASE, STANDBY: 'on' } });
    const order = {
      pair: 'btc_thb',
      type: 'limit' as const,
      side: 'buy' as const,
      price: '1000',
      amount: '0.001',
      nonce: 7,
    };
    const late = user.client.call('createOrder', { body: order }).catch(() => undefined);
    leader.resume();
    expect([undefined, 503]).toContain((await late)?.status);
    const again = await standby.anonymous
      .withCredentials(user.client.credentials)
      .expect('createOrder', 200, { body: order });
    expect(await leader.database('orders').select('id')).toEqual([{ id: again.id }]);
    await standby.close();
    await leader.kill();
  }));
