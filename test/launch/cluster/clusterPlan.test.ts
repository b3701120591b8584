/** The ports and settings of the servers of a cluster: no port twice, and each server accepts its settings. */
import { readConfig } from '../../../src/foundation/settings/config';
import { planCluster, portsOf } from '../../../src/programs/launch/cluster/clusterPlan';
import { nginxConfiguration } from '../../../src/programs/launch/cluster/nginxConfiguration';

const DATABASE_URL = 'mysql://talad@localhost/talad';
const plan = (environment: Readonly<Record<string, string>> = {}) =>
  planCluster({ config: readConfig({ DATABASE_URL, ...environment }) }, '/data/nats-token');

test('the ports follow PORT, those for monitoring METRICS_PORT, and none is used twice', () => {
  const ports = portsOf(plan()).map(({ port }) => port);
  expect(ports).toEqual([3000, 3003, 3001, 3002, 3100, 3101, 3004, 3005, 3006, 3007]);
  const withMetrics = portsOf(plan({ PORT: '80', METRICS_PORT: '9464' })).map(({ port }) => port);
  expect(withMetrics).toEqual([80, 83, 81, 82, 180, 181, 9464, 9465, 9466, 9467]);
  for (const PORT of ['0', '65530']) expect(() => plan({ PORT })).toThrow('choose another PORT');
});

test('only the proxy listens on HOST, and the servers know its URL', () => {
  const { engines, gateways, proxy } = plan({ HOST: '0.0.0.0', PUBLIC_URL: 'https://exchange.example' });
  expect(proxy.host).toBe('0.0.0.0');
  for (const { environment } of [...engines, ...gateways])
    expect(environment).toMatchObject({ HOST: '127.0.0.1', PUBLIC_URL: 'https://exchange.example' });
});

test('each server accepts its settings, whatever the operator has set for a single server', () => {
  const { engines, gateways } = plan();
  const own = { DATABASE_URL, STANDBY: 'on', ROLE: 'all', NATS_CREDENTIALS_FILE: '/etc/creds', TRUST_PROXY: 'off' };
  const configs = [...engines, ...gateways].map(({ environment }) => readConfig({ ...own, ...environment }));
  expect(configs.map(({ cluster, engine }) => [cluster.role, engine.standby])).toEqual([
    ['engine', 'warm'],
    ['engine', 'warm'],
    ['gateway', 'off'],
    ['gateway', 'off'],
  ]);
  for (const { cluster, http } of configs.slice(2)) {
    expect(cluster).toMatchObject({ natsUrl: 'nats://127.0.0.1:3003', natsTokenFile: '/data/nats-token' });
    expect(cluster.natsCredentialsFile).toBe('');
    expect(http.trustedProxies).toEqual(['127.0.0.0/8', '::1']);
  }
});

test('the proxy closes idle connections to gateways first, and waits longer than streams are silent', () => {
  const text = (environment: Readonly<Record<string, string>>): string => {
    const config = readConfig({ DATABASE_URL, ...environment });
    return nginxConfiguration({ host: '::1', port: 3000 }, [{ host: '127.0.0.1', port: 3001 }], config);
  };
  expect(text({})).toContain('listen [::1]:3000;');
  const slow = text({ HTTP_KEEP_ALIVE_TIMEOUT_MS: '2001', STREAMS_PING_INTERVAL_MS: '45000' });
  expect(slow).toContain('keepalive_timeout 1600ms;');
  expect(slow).toContain('proxy_read_timeout 90s;');
});
