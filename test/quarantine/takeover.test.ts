/**
 * A standby says while the leader still lives what its takeover would be, and after a takeover with damaged tables the new
 * leader serves in quarantine, in a cluster also behind its gateways.
 */
import { withCluster } from '../support/cluster';
import { eventually } from '../support/eventually';
import { type TestExchange, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { walletOf } from '../support/orderHelpers';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { startSecondServer } from '../support/secondServer';
import { isQuarantined, tryOrder, wrongBalance } from './damage';

const REFUSED = [503, 'EXCHANGE_IN_QUARANTINE'];
const OFTEN = { STANDBY_AUDIT_MS: '1000' };

/** Waits until the standby says so of its takeover. */
async function expectForecast(metricsPort: number, outcome: 'open' | 'quarantine'): Promise<void> {
  await eventually(
    () =>
      scrapeMetrics(metricsPort).then(
        ({ values }) => values,
        () => new Map<string, number>(),
      ),
    (values) => values.get(`talad_standby_takeover{outcome="${outcome}"}`) === 1,
  );
}

for (const kind of ['on', 'warm'] as const)
  test(`a standby (STANDBY=${kind}) foretells a takeover in quarantine while the leader lives, and then serves in it`, () =>
    withExchange({}, async (leader) => {
      const user = await leader.createUser({ balances: { thb: '1000' } });
      // The leader would write over the damaged balance if its owner placed orders.
      const other = await leader.createUser({ balances: { thb: '1000' } });
      const [port, metricsPort] = [await freePort(), await freePort()];
      const environment = { ...OFTEN, STANDBY: kind, METRICS_PORT: String(metricsPort) };
      const serving = startSecondServer(leader, { port, environment });
      serving.catch(() => undefined);
      await expectForecast(metricsPort, 'open');
      const damage = wrongBalance(user.id, 'thb');
      await damage.bend(leader.database);
      await expectForecast(metricsPort, 'quarantine');
      expect(await tryOrder(other)).toEqual([200, undefined]);
      await leader.kill();
      const standby = await serving;
      await leader.adoptServerOf(standby);
      expect(await isQuarantined(leader)).toBe(true);
      expect(await tryOrder(user)).toEqual(REFUSED);
      expect(await walletOf(user, 'thb')).toBeDefined();
      await damage.mend(leader.database);
      await leader.audit();
      expect(await tryOrder(user)).toEqual([200, undefined]);
      await standby.close();
    }));

test('behind gateways, reads go on after a takeover with a damaged row, and the repair reaches their memory', () =>
  withCluster({ environment: OFTEN }, async ({ engine, gateways, startStandby }) => {
    const [gateway, other] = gateways as [TestExchange, TestExchange];
    const user = await gateway.createUser({ balances: { thb: '1000' } });
    const metricsPort = await freePort();
    const serving = startStandby({ METRICS_PORT: String(metricsPort) });
    serving.catch(() => undefined);
    await expectForecast(metricsPort, 'open');
    const damage = wrongBalance(user.id, 'thb', 5);
    await damage.bend(engine.database);
    await expectForecast(metricsPort, 'quarantine');
    await engine.kill();
    const standby = await serving;
    await engine.adoptServerOf(standby);
    await eventually(
      () => isQuarantined(other).catch(() => false),
      (is) => is,
    );
    for (const each of [gateway, other]) {
      await eventually(
        () => each.anonymous.call('getReadiness'),
        ({ status, body }) => status === 200 && 'quarantine' in body && body.quarantine,
      );
      const there = { client: each.anonymous.withCredentials(user.client.credentials) };
      expect(await tryOrder(there)).toEqual(REFUSED);
      expect((await there.client.call('getUser', { path: { userid: 'me' } })).status).toBe(200);
    }
    // A gateway that starts now has the wrong balance in its memory.
    await gateway.restart();
    expect(await walletOf(user, 'thb')).toBe('1005');
    await damage.mend(engine.database);
    await gateway.audit();
    await eventually(
      () => walletOf(user, 'thb').catch(() => undefined),
      (amount) => amount === '1000',
    );
    await eventually(
      () => tryOrder(user),
      ([status]) => status === 200,
    );
    await standby.close();
  }));
