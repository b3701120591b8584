/** Servers of one exchange have one database and the same settings. Those that have not do not serve, and say why. */
import { join } from 'node:path';
import { isSameDatabase } from '../../src/engine/cluster/leaderComparison';
import { type Cluster, withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import { TestExchange } from '../support/exchange';
import { orderBody } from '../support/orderHelpers';
import { copiedSchema } from '../support/testDatabase';
import { clientAt, untilServing } from './clusterHelpers';

/** Starts a server of the cluster on a copy of its database, which is as new as the original at this moment. */
async function startOnCopy({ engine, nats }: Cluster, environment: Readonly<Record<string, string>>): Promise<void> {
  const schema = await copiedSchema(engine.schema);
  try {
    const server = await TestExchange.start({
      schema,
      environment: {
        MASTER_KEY_FILE: join(engine.dataDir, 'master.key'),
        NATS_URL: nats.url,
        NATS_TOKEN_FILE: nats.tokenFile,
        ...environment,
      },
    });
    await server.close();
  } finally {
    await schema.drop();
  }
}

test("a gateway or engine whose database is a copy of the leader's refuses to start, and says what to do", () =>
  withCluster({ gateways: 1 }, async (cluster) => {
    const [gateway] = cluster.gateways as [TestExchange];
    const user = await gateway.createUser({ balances: { thb: '100000' } });
    const refusal =
      /the database is not the one to which the leader writes.* its lease has epoch \d+, beat \d+, .*Set DATABASE_URL to the database of the leader/;
    await expect(startOnCopy(cluster, { ROLE: 'gateway' })).rejects.toThrow(refusal);
    for (const standby of ['off', 'on', 'warm'])
      await expect(startOnCopy(cluster, { ROLE: 'engine', STANDBY: standby })).rejects.toThrow(
        new RegExp(`another engine leads on the message bus: ${refusal.source}`),
      );
    await clientAt(gateway, user).expect('createOrder', 200, { body: orderBody({ price: '1000' }) });
  }));

test('a gateway that may not decide as its leader refuses to start, and names the setting and both values', () =>
  withCluster({ gateways: 0, environment: { DUAL_CONTROL: 'off' } }, async (cluster) => {
    await expect(cluster.addGateway({ DUAL_CONTROL: 'on' })).rejects.toThrow(
      /settings of which all servers must have one value differ: DUAL_CONTROL is on here and off at the leader/,
    );
    await expect(cluster.startStandby({ WITHDRAWAL_VERIFICATION: 'email' })).rejects.toThrow(
      /WITHDRAWAL_VERIFICATION is email here and off at the leader/,
    );
    await cluster.addGateway({ DUAL_CONTROL: 'false' });
  }));

test('a gateway is not ready while its new leader has another value, and serves when both have the same again', () =>
  withCluster({ gateways: 1, environment: { DUAL_CONTROL: 'off' } }, async ({ engine, gateways }) => {
    const [gateway] = gateways as [TestExchange];
    await engine.restart({ DUAL_CONTROL: 'on' });
    await eventually(
      () => gateway.lines.filter((line) => line.includes('this server does not serve')),
      (lines) => lines.length > 0,
    );
    expect(gateway.lines.filter((line) => line.includes('this server does not serve'))).toEqual([
      expect.stringContaining('DUAL_CONTROL is off here and on at the leader'),
    ]);
    expect((await gateway.anonymous.call('getReadiness')).status).toBe(503);
    expect((await gateway.anonymous.call('getDepth', { query: { symbol: 'btc_thb' } })).status).toBe(503);
    await engine.restart({ DUAL_CONTROL: 'off' });
    await untilServing(gateway);
  }));

test('a difference of other settings is a warning with both values, and never shows a secret', () =>
  withCluster({ gateways: 0, environment: { MAIL_URL: 'smtp://talad:first-word@127.0.0.1:2525' } }, async (cluster) => {
    const gateway = await cluster.addGateway({
      RATE_LIMIT_KEY_GET: '7777',
      MAIL_URL: 'smtp://talad:other-word@127.0.0.1:2525',
      DATABASE_CONNECTIONS_MAX: '9',
    });
    const warnings = gateway.lines.filter((line) => line.includes('settings differ'));
    expect(warnings).toEqual([expect.stringMatching(/RATE_LIMIT_KEY_GET is 7777 here and \d+ at the leader/)]);
    expect(warnings[0]).toContain('MAIL_URL has different secrets here and at the leader');
    expect(warnings[0]).not.toMatch(/DATABASE_CONNECTIONS_MAX|word/);
  }));

const LEADER = { epoch: 5, holder: 'a', beat: 20 };

test.each([
  ['the leader has renewed it meanwhile', { epoch: 5, holder: 'a', beat: 19 }, LEADER, true],
  ['the leader has begun meanwhile', { epoch: 4, holder: 'b', beat: 11 }, { epoch: 5, holder: 'a', beat: 23 }, true],
  [
    'another leader has begun since',
    { epoch: 5, holder: 'a', beat: 19 },
    { epoch: 6, holder: 'b', beat: 21 },
    undefined,
  ],
  ['it stands still', { epoch: 5, holder: 'a', beat: 19 }, { epoch: 5, holder: 'a', beat: 19 }, false],
  ['it is of an earlier term', { epoch: 4, holder: 'b', beat: 9 }, { epoch: 4, holder: 'b', beat: 9 }, false],
  ['it is of a later term', { epoch: 6, holder: 'b', beat: 9 }, { epoch: 6, holder: 'b', beat: 9 }, false],
  ['it was there before the leader wrote it', LEADER, LEADER, false],
  ['another process has the same term', { epoch: 5, holder: 'b', beat: 1 }, { epoch: 5, holder: 'b', beat: 90 }, false],
])('of the lease of the own database: %s', (_, before, after, isSame) => {
  expect(isSameDatabase(before, LEADER, after)).toBe(isSame);
});
