/**
 * The metrics of a running server: their values, their port, and that dashboard and alerts use only existing metrics.
 * @needs promtool
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startExchange, type TestExchange, withExchange } from '../support/exchange';
import { freePort } from '../support/freePort';
import { placeOrder } from '../support/orderHelpers';
import { programOrInstall } from '../support/requiredPrograms';
import { scrapeMetrics } from '../support/scrapeMetrics';
import { alertedMetrics, dashboardPanels, isClusterMetric, shownMetrics } from '../support/shownMetrics';
import { withdrawCoins } from '../support/transferHelpers';

async function withMetrics(test: (exchange: TestExchange, port: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  await withExchange({ environment: { METRICS_PORT: String(port) } }, (exchange) => test(exchange, port));
}

test('promtool finds nothing wrong with the names and types of the metrics', () =>
  withMetrics(async (_, port) => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const promtool = await programOrInstall('promtool');
    const { status, stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], { input: text, encoding: 'utf8' });
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  }));

test('every metric reports what happened', () =>
  withMetrics(async (exchange, port) => {
    const alice = await exchange.createUser({ balances: { thb: '1000', btc: '2' }, level: 'level_3' });
    const before = await scrapeMetrics(port);
    const socket = await exchange.openStream('/ws/btc_thb@trade');
    await placeOrder(alice, { price: '5' });
    await placeOrder(alice, { price: '6' });
    await withdrawCoins(alice, { amount: '1' });
    for (let times = 0; times < 3; times += 1) await exchange.anonymous.call('getExchangeInfo');
    expect((await exchange.anonymous.send({ method: 'GET', path: '/api/nothing' })).status).toBe(404);
    await exchange.audit();
    const { values } = await scrapeMetrics(port);
    const increaseOf = (name: string): number => (values.get(name) ?? 0) - (before.values.get(name) ?? 0);
    expect(increaseOf('talad_http_requests_total{operation="createOrder",status="200"}')).toBe(2);
    expect(increaseOf('talad_http_requests_total{operation="getExchangeInfo",status="200"}')).toBe(3);
    expect(increaseOf('talad_http_requests_total{operation="none",status="404"}')).toBe(1);
    expect(increaseOf('talad_http_request_seconds_count{operation="createOrder"}')).toBe(2);
    expect(values.get('talad_http_request_seconds_bucket{le="+Inf",operation="createOrder"}')).toBe(2);
    expect(increaseOf('talad_engine_events_total')).toBe(3);
    expect(increaseOf('talad_engine_commit_seconds_count')).toBe(increaseOf('talad_engine_batch_commands_count'));
    expect(increaseOf('talad_engine_batch_commands_sum')).toBe(3);
    expect(values.get('talad_open_orders')).toBe(2);
    expect(values.get('talad_withdrawals{status="queued"}')).toBe(1);
    expect(values.get('talad_stream_sockets')).toBe(1);
    expect(values.get('talad_stream_subscriptions')).toBe(1);
    expect(increaseOf('talad_stream_lag_seconds_count')).toBe(increaseOf('talad_engine_commit_seconds_count'));
    expect(values.get('talad_audit_violations')).toBe(0);
    expect(Math.abs((values.get('talad_audit_timestamp_seconds') ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect([values.get('talad_ready'), values.get('talad_health{check="lease_held"}')]).toEqual([1, 1]);
    expect(values.get('talad_engine_queue_commands')).toBe(0);
    expect(values.get('talad_role{role="leader"}')).toBe(1);
    expect([values.get('talad_epoch'), values.get('talad_standby_lag_events')]).toEqual([1, 0]);
    expect(values.get('talad_database_pool{state="waiting"}')).toBe(0);
    await socket.close();
  }));

test('dashboard and alerts use only existing metrics, and every metric has a panel', () =>
  withMetrics(async (_exchange, port) => {
    const { names } = await scrapeMetrics(port);
    const [shown, alerted] = [shownMetrics(), alertedMetrics()];
    expect([shown.length > 20, alerted.length > 5]).toEqual([true, true]);
    const missing = [...shown, ...alerted].filter((name) => !names.has(name));
    // Only the servers of a cluster have these: `test/launch/cluster/runCluster` scrapes them.
    expect(missing.filter((name) => !isClusterMetric(name))).toEqual([]);
    expect([...names].filter((name) => name.startsWith('talad_') && !shown.includes(name))).toEqual([]);
    expect(dashboardPanels().filter(({ title, targets }) => title === '' || targets.length === 0)).toEqual([]);
  }));

test('the monitoring port serves metrics and health, on a standby too, and is closed unless configured', async () => {
  const [port, standbyPort] = [await freePort(), await freePort()];
  await withExchange({ environment: { METRICS_PORT: String(port) } }, async (exchange) => {
    const at = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
    expect([(await at('/health/live')).status, (await at('/health/ready')).status, (await at('/')).status]).toEqual([
      200, 200, 404,
    ]);
    expect((await at('/metrics', { method: 'POST' })).status).toBe(405);
    // Monitoring is told the controls, too, which the port of clients is not.
    const shownToAll = (await exchange.anonymous.call('getReadiness')).body;
    const controls = await exchange.operator.expect('getControls', 200);
    expect(await (await at('/health/ready')).json()).toEqual({ ...shownToAll, ...controls });
    const schema = { ...exchange.schema, drop: () => Promise.resolve() };
    const standby = startExchange({
      schema,
      environment: {
        STANDBY: 'on',
        METRICS_PORT: String(standbyPort),
        MASTER_KEY_FILE: join(exchange.dataDir, 'master.key'),
      },
    });
    const standbyHealth = await fetchWhenReady(`http://127.0.0.1:${standbyPort}/health/ready`);
    expect([standbyHealth.status, await standbyHealth.json()]).toMatchObject([
      503,
      { code: 'NOT_READY', checks: { recovered: false, lease_held: false, database_answers: true } },
    ]);
    expect((await scrapeMetrics(standbyPort)).values.get('talad_ready')).toBe(0);
    await exchange.stop();
    const second = await standby;
    expect((await fetch(`http://127.0.0.1:${standbyPort}/health/ready`)).status).toBe(200);
    await second.close();
    await exchange.restart({ METRICS_PORT: '0' });
    await expect(at('/metrics')).rejects.toThrow();
  });
});

async function fetchWhenReady(url: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
