/**
 * What ends at one gateway ends at the other: a revoked API key within a second, even if the bus loses the message
 * about it, and the connections of a listen key.
 */
import { type Cluster, withCluster } from '../support/cluster';
import type { TestExchange, TestUser } from '../support/exchange';
import { apiKeyOnly, openUserStream } from '../support/listenKeyHelpers';
import { clientAt, firstTwo, untilServing } from './clusterHelpers';

/** Gateways stay current for so long without the bus. */
const PATIENT = { GATEWAY_LAG_MAX_MS: '20000' };
const REVOKED_WITHIN_MS = 1_000;
/** An answer that is on its way when the second has passed. */
const MARGIN_MS = 200;

/** Revokes the key at the first gateway. Returns for how long the second one accepted it afterwards, in milliseconds. */
async function acceptedAfterRevocation([first, second]: readonly [TestExchange, TestExchange], user: TestUser) {
  const elsewhere = clientAt(second, user);
  const read = () => elsewhere.call('getUser', { path: { userid: 'me' } });
  expect((await read()).status).toBe(200);
  await first.operator.expect('revokeApiKey', 204, { path: { api_key: user.apiKey } });
  const revokedMs = performance.now();
  let acceptedMs = 0;
  for (;;) {
    const sentMs = performance.now() - revokedMs;
    const { status } = await read();
    if (status === 401) return acceptedMs;
    expect([200, 401]).toContain(status);
    acceptedMs = sentMs;
    if (sentMs > 10 * REVOKED_WITHIN_MS) return acceptedMs;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const DISTURBANCES: readonly [string, number, (cluster: Cluster) => unknown][] = [
  ['undisturbed', 100, () => undefined],
  ['while the bus is away', REVOKED_WITHIN_MS, ({ nats }) => nats.kill()],
  ['while the bus delivers nothing', REVOKED_WITHIN_MS, ({ nats }) => nats.freeze()],
];

test('a key that is revoked at one gateway is refused at the other, also if the bus loses the message', () =>
  withCluster({ environment: PATIENT }, async (cluster) => {
    const gateways = firstTwo(cluster);
    for (const [when, withinMs, disturb] of DISTURBANCES) {
      const user = await gateways[0].createUser();
      await disturb(cluster);
      const acceptedMs = await acceptedAfterRevocation(gateways, user);
      cluster.nats.resume();
      await cluster.nats.restart();
      for (const gateway of gateways) await untilServing(gateway);
      expect([when, acceptedMs < withinMs + MARGIN_MS, acceptedMs]).toEqual([when, true, acceptedMs]);
    }
  }));

test('a listen key that is deleted at one gateway closes its connections at the other', () =>
  withCluster({ environment: { STREAMS_LISTEN_KEY_CHECK_MS: '4000' } }, async (cluster) => {
    const [first, second] = firstTwo(cluster);
    const user = await first.createUser();
    const others = await second.createUser();
    const [stream, untouched] = [await openUserStream(second, user), await openUserStream(second, others)];
    const deletedMs = performance.now();
    await first.anonymous.expect('deleteListenKey', 200, { ...apiKeyOnly(user), query: { listenKey: await keyOf() } });
    expect(await stream.next()).toMatchObject({ e: 'listenKeyExpired' });
    await stream.closed;
    // The periodic check would take longer.
    expect(performance.now() - deletedMs).toBeLessThan(2_000);
    expect(untouched.isOpen).toBe(true);
    await untouched.close();

    async function keyOf(): Promise<string> {
      return (await first.anonymous.expect('createListenKey', 200, apiKeyOnly(user))).listenKey;
    }
  }));
