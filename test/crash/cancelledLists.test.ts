/**
 * A customer places an order list, an audit leaves its checkpoint, and the customer cancels the list, whose second order
 * ends without trade and journal entry. The exchange stays healthy: audits are clean, and it restarts and is taken over.
 */
import { audit } from '../../src/engine/audit/audit';
import { engineDatabase } from '../../src/store/connection/engineConnection';
import { withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import { type TestExchange, type TestUser, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { startSecondServer, untilFollowing } from '../support/secondServer';

let nonce = 0;

/** Lists of all kinds are placed, a checkpoint is left as after many events, and the lists are cancelled. */
async function cancelAuditedLists(database: TestExchange, { client }: TestUser): Promise<void> {
  const oneBefore = nonce;
  nonce += 2;
  const terms = { pair: 'btc_thb', side: 'sell', amount: '1', stop_price: '90' } as const;
  const oco = await client.expect('createOrderList', 200, {
    body: { ...terms, type: 'oco', price: '110', nonce: oneBefore + 1 },
  });
  const pending = { side: 'sell', type: 'limit', amount: '1', price: '150' } as const;
  const working = { side: 'buy', amount: '1', price: '50' } as const;
  const oto = await client.expect('createOtoOrderList', 200, {
    body: { pair: 'btc_thb', working, pending: [pending], nonce },
  });
  const left = await audit({ database: engineDatabase(database.database), checkpointEvents: 1 });
  expect(left.violations).toEqual([]);
  for (const { id } of [oco, oto]) await client.expect('cancelOrderList', 200, { path: { id } });
}

async function expectHealthy(exchange: TestExchange, { client }: TestUser): Promise<void> {
  expect(await exchange.operator.expect('getAudit', 200)).toMatchObject({ clean: true, violations: [] });
  nonce += 1;
  const body = { pair: 'btc_thb', type: 'limit', side: 'buy', price: '1', amount: '20', nonce } as const;
  await client.expect('createOrder', 200, { body });
}

const FUNDS = { balances: { thb: '100000', btc: '10' } };

test('a server audits cleanly, restarts, and is taken over by a warm standby', () =>
  withExchange({}, async (leader) => {
    const alice = await leader.createUser(FUNDS);
    await cancelAuditedLists(leader, alice);
    await expectHealthy(leader, alice);
    await leader.restart();
    await expectHealthy(leader, alice);
    await cancelAuditedLists(leader, alice);
    const [port, metricsPort] = [await freePort(), await freePort()];
    const environment = { STANDBY: 'warm', METRICS_PORT: String(metricsPort) };
    const serving = startSecondServer(leader, { port, environment });
    await untilFollowing(metricsPort, serving);
    await leader.kill();
    await leader.adoptServerOf(await serving);
    await expectHealthy(leader, alice);
  }));

test('an engine behind gateways audits cleanly, and is taken over by a warm standby', () =>
  withCluster({ gateways: 1 }, async ({ engine, gateways, startStandby }) => {
    const [gateway] = gateways as [TestExchange];
    const alice = await gateway.createUser(FUNDS);
    await cancelAuditedLists(gateway, alice);
    await expectHealthy(gateway, alice);
    const metricsPort = await freePort();
    const serving = startStandby({ METRICS_PORT: String(metricsPort) });
    await untilFollowing(metricsPort, serving);
    await engine.kill();
    await engine.adoptServerOf(await serving);
    await eventually(
      async () => (await gateway.anonymous.call('getReadiness')).status,
      (status) => status === 200,
    );
    await expectHealthy(gateway, alice);
  }));
