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
const LOOK_MS = 10;
/** As many looks as fit into the second in which a key must be revoked, and into the time of a message. */
const LOOKS_IN_A_SECOND = 1_000 / LOOK_MS;
const LOOKS_OF_A_MESSAGE = 10;
const LOOKS_MAX = 10 * LOOKS_IN_A_SECOND;

/** Revokes the key at the first gateway. Returns how often the second one accepted it afterwards. */
async function acceptedAfterRevocation([first, second]: readonly [TestExchange, TestExchange], user: TestUser) {
  const elsewhere = clientAt(second, user);
  const read = () => elsewhere.call('getUser', { path: { userid: 'me' } });
  expect((await read()).status).toBe(200);
  await first.operator.expect('revokeApiKey', 204, { path: { api_key: user.apiKey } });
  for (let accepted = 0; ; accepted += 1) {
    const { status } = await read();
    if (status === 401 || accepted > LOOKS_MAX) return accepted;
    expect(status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

const DISTURBANCES: readonly [string, number, (cluster: Cluster) => unknown][] = [
  ['undisturbed', LOOKS_OF_A_MESSAGE, () => undefined],
  ['while the bus is away', LOOKS_IN_A_SECOND, ({ nats }) => nats.kill()],
  ['while the bus delivers nothing', LOOKS_IN_A_SECOND, ({ nats }) => nats.freeze()],
];

test('a key that is revoked at one gateway is refused at the other, also if the bus loses the message', () =>
  withCluster({ environment: PATIENT }, async (cluster) => {
    const gateways = firstTwo(cluster);
    for (const [when, looksMax, disturb] of DISTURBANCES) {
      const user = await gateways[0].createUser();
      await disturb(cluster);
      const accepted = await acceptedAfterRevocation(gateways, user);
      cluster.nats.resume();
      await cluster.nats.restart();
      for (const gateway of gateways) await untilServing(gateway);
      expect([when, accepted <= looksMax, accepted]).toEqual([when, true, accepted]);
    }
  }));

test('a listen key that is deleted at one gateway closes its connections at the other', () =>
  withCluster({ environment: { STREAMS_LISTEN_KEY_CHECK_MS: '4000' } }, async (cluster) => {
    const [first, second] = firstTwo(cluster);
    const user = await first.createUser();
    const others = await second.createUser();
    const [stream, untouched] = [await openUserStream(second, user), await openUserStream(second, others)];
    await first.anonymous.expect('deleteListenKey', 200, { ...apiKeyOnly(user), query: { listenKey: await keyOf() } });
    expect(await stream.next()).toMatchObject({ e: 'listenKeyExpired' });
    await stream.closed;
    expect(untouched.isOpen).toBe(true);
    await untouched.close();

    async function keyOf(): Promise<string> {
      return (await first.anonymous.expect('createListenKey', 200, apiKeyOnly(user))).listenKey;
    }
  }));
