/** A client that goes on at another gateway sees there what the first one has told it, and misses no event. */
import { withCluster } from '../support/cluster';
import { CuttableRelay } from '../support/cuttableRelay';
import { eventually } from '../support/eventually';
import type { TestExchange, TestUser } from '../support/exchange';
import { loggedUserFrames } from '../support/loggedUserFrames';
import { createTraders, orderBody, tradeBetween } from '../support/orderHelpers';
import { RoamingGateway } from '../support/roamingGateway';
import { ServerClock } from '../support/serverClock';
import type { Frame } from '../support/streamClient';
import { UserFollower } from '../support/userFollower';
import { clientAt, firstTwo } from './clusterHelpers';

const MINUTE_MS = 60_000;
/** The clock of the servers of the test of klines. */
const clock = new ServerClock(Date.UTC(2027, 2, 1, 12, 0, 30));
/** A gateway whose connection to the bus passes nothing any more is current for so long. */
const PATIENT = { GATEWAY_LAG_MAX_MS: '20000' };

/** Runs the test with two gateways, the second one behind a relay to the bus. */
async function withRelayedGateway(
  test: (gateways: readonly [TestExchange, TestExchange], relay: CuttableRelay) => Promise<void>,
): Promise<void> {
  let relay: CuttableRelay | undefined;
  await withCluster({ gateways: 1, environment: PATIENT }, async (cluster) => {
    relay = await CuttableRelay.start(() => cluster.nats.port);
    await cluster.addGateway({ NATS_URL: `nats://127.0.0.1:${relay.port}` });
    await test(firstTwo(cluster), relay);
  }).finally(() => relay?.close());
}

async function bidsOf(gateway: TestExchange, headers: Readonly<Record<string, string>> = {}) {
  const answer = await gateway.anonymous.call('getDepth', { query: { symbol: 'btc_thb' }, headers });
  return answer.status === 200 ? answer.body.bids : answer.status;
}

test('a position that one gateway has named is waited for at the other, which answers 503 if it does not come', () =>
  withRelayedGateway(async ([first, second], relay) => {
    const user = await first.createUser({ balances: { thb: '100000' } });
    relay.stall();
    const answer = await user.client.call('createOrder', { body: orderBody({ price: '1000', amount: '2' }) });
    const position = { 'x-min-sequence': answer.headers['x-sequence'] ?? '' };
    expect([answer.status, await bidsOf(first)]).toEqual([200, [['1000', '2']]]);
    expect(await bidsOf(second)).toEqual([]);
    expect(await bidsOf(second, position)).toBe(503);
    // On a busy machine, the time limit of the wait may pass before the stall has ended.
    const waiting = bidsOf(second, position);
    await new Promise((resolve) => setTimeout(resolve, 200));
    relay.endStall();
    await waiting;
    expect(
      await eventually(
        () => bidsOf(second, position),
        (bids) => bids !== 503,
      ),
    ).toEqual([['1000', '2']]);
    expect((await clientAt(second, user).expect('listOrders', 200)).length).toBe(1);
  }));

test('a user-data connection resumes at the other gateway where it ended at the first, without gap or repetition', () =>
  withCluster({}, async (cluster) => {
    const gateways = firstTwo(cluster);
    const [first] = gateways;
    const user = await first.createUser({ balances: { thb: '100000' } });
    const roaming = new RoamingGateway(gateways);
    const follower = new UserFollower(roaming, user, 0, (key, from) => `/ws/${key}?from=${from}`);
    for (let round = 0; round < 6; round += 1) {
      await follower.connectAndRead();
      for (const gateway of gateways)
        await clientAt(gateway, user).expect('createOrder', 200, { body: orderBody({ price: '1000' }) });
      // Sometimes it has received everything before it leaves, and otherwise the next gateway sends the rest.
      if (round % 2 === 0) await followedThrough(follower, await lastSequence(first, user));
      follower.disconnect();
      roaming.moveOn();
      await user.client.expect('createOrder', 200, { body: orderBody({ price: '1001' }) });
    }
    await followedThrough(follower, await lastSequence(first, user));
    follower.disconnect();
    expect(follower.kept).toEqual(await loggedUserFrames(first, user));
    expect(follower.connections).toBeGreaterThanOrEqual(6);
  }));

test('at each gateway, a new subscriber of klines first gets the running one, and one of closed klines the last', async () => {
  await withCluster(clock.options, async (cluster) => {
    const [first, second] = firstTwo(cluster);
    const traders = await createTraders(first);
    await tradeBetween(traders, '100', '1');
    clock.set(clock.nowMs() + 3 * MINUTE_MS);
    await tradeBetween(traders, '101', '1');
    // The second gateway has the trade as well.
    await eventually(
      () => second.anonymous.expect('getAggTrades', 200, { query: { symbol: 'btc_thb' } }),
      (trades) => trades.length === 2,
    );
    for (const gateway of [first, second]) {
      const socket = await gateway.openStream('/ws/btc_thb@kline_1m/btc_thb@kline_1m@closed/btc_thb@kline_1d@+07:00');
      const klines = [await socket.next(), await socket.next(), await socket.next()].map(({ k }) => k as Frame);
      expect(klines.map(({ i, x, c, n }) => [i, x, c, n]).toSorted()).toEqual([
        ['1d', false, '101', 2],
        ['1m', false, '101', 1],
        ['1m', true, '100', 0],
      ]);
      await socket.close();
    }
  });
});

async function lastSequence({ database }: TestExchange, { id }: TestUser): Promise<number> {
  return Number((await database('user_events').where({ user_id: id }).max({ last: 'sequence' }).first())?.last);
}

async function followedThrough(follower: UserFollower, sequence: number): Promise<void> {
  await eventually(
    async () => {
      await follower.connectAndRead();
      return follower.last;
    },
    (last) => last >= sequence,
  );
}
