/**
 * The message bus is away: gateways answer 503 to everything that they cannot know any more, close their streams, and
 * go on by themselves when it is back.
 */
import { withCluster } from '../support/cluster';
import type { TestExchange } from '../support/exchange';
import { openUserStream } from '../support/listenKeyHelpers';
import { untilLockWaits, whileTableLocked } from '../support/lockedTables';
import { orderBody } from '../support/orderHelpers';
import { clientAt, firstTwo, untilServing } from './clusterHelpers';

const LAG_MAX_MS = 1_000;
/** After so many refusals in a row no data is expected any more. */
const REFUSALS = 25;
const MARKET = '/stream?streams=btc_thb@depth@100ms/btc_thb@ticker';
const UNKNOWN = {
  code: 'SERVICE_UNAVAILABLE',
  message: 'The service is not available now. The outcome is unknown; repeat the request with the same key.',
};

/** Reads the order book until it is refused all the time. Returns the different refusals. */
async function readUntilRefused(gateway: TestExchange): Promise<unknown[]> {
  const refusals = new Set<string>();
  for (let inARow = 0; inARow < REFUSALS; ) {
    const { status, body } = await gateway.anonymous.call('getDepth', { query: { symbol: 'btc_thb' } });
    if (status !== 200) refusals.add(JSON.stringify([status, body]));
    inARow = status === 200 ? 0 : inARow + 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [...refusals].map((text) => JSON.parse(text) as unknown);
}

test('without the bus, gateways soon answer 503 and close streams, and go on when it is back; no order is lost', () =>
  withCluster({ environment: { GATEWAY_LAG_MAX_MS: String(LAG_MAX_MS) } }, async (cluster) => {
    const gateways = firstTwo(cluster);
    const [first, second] = gateways;
    const user = await first.createUser({ balances: { thb: '100000' } });
    const streams = [
      await first.openStream(MARKET),
      await second.openStream(MARKET),
      await openUserStream(second, user),
    ];
    const body = orderBody({ price: '1000' });

    await whileTableLocked(first, 'orders', async () => {
      const inFlight = user.client.call('createOrder', { body });
      await untilLockWaits(first);
      await cluster.nats.kill();
      const answer = await inFlight;
      expect([answer.status, answer.body]).toEqual([503, UNKNOWN]);
    });
    const reads = gateways.map((gateway) => readUntilRefused(gateway));
    const closed = streams.map(async (stream) => (await stream.closed).code);
    for (const read of reads)
      expect(await read).toEqual([[503, { code: -1001, msg: expect.stringContaining('Nothing was changed') }]]);
    expect(await Promise.all(closed)).toEqual(streams.map(() => 1012));
    for (const gateway of gateways) {
      const health = await gateway.anonymous.expect('getReadiness', 503);
      expect(health).toMatchObject({
        message: expect.stringContaining('cannot prove that it is the leader'),
        checks: { lease_held: false, database_answers: true, recovered: true },
      });
      const refused = await clientAt(gateway, user).call('createOrder', { body: orderBody() });
      expect([refused.status, refused.text]).toEqual([503, expect.stringContaining('Nothing was changed')]);
      await expect(gateway.openStream(MARKET)).rejects.toThrow('503');
    }

    await cluster.nats.restart();
    for (const gateway of gateways) await untilServing(gateway);
    const { id } = await clientAt(second, user).expect('createOrder', 200, { body });
    expect((await first.database('orders').where({ user_id: user.id }).pluck('id')).map(Number)).toEqual([id]);
    for (const gateway of gateways) {
      const { bids } = await gateway.anonymous.expect('getDepth', 200, { query: { symbol: 'btc_thb' } });
      expect(bids).toEqual([['1000', '1']]);
    }
  }));

test('gateways and their engine end in order while the bus is away', () =>
  withCluster({}, async (cluster) => {
    for (const disturb of [() => cluster.nats.kill(), () => cluster.nats.freeze()]) {
      await disturb();
      for (const server of [...cluster.gateways, cluster.engine]) await server.stop();
      cluster.nats.resume();
      await cluster.nats.restart();
      for (const server of [cluster.engine, ...cluster.gateways]) await server.restart();
      for (const gateway of cluster.gateways) await untilServing(gateway);
    }
  }));
