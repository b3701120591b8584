/** The files in `.deploy` agree with the program: settings, file names, ports and times. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { urlsOfHosts } from '../../src/foundation/database/databaseHosts';
import { parseMasterKeys } from '../../src/foundation/secrets/encryption';
import { readConfig, settings } from '../../src/foundation/settings/config';
import { documentBodyBytesMax } from '../../src/foundation/settings/identity';
import { shippedConfigurations } from '../../src/programs/launch/cluster/nginxConfiguration';
import { servingSize } from '../../src/programs/launch/database/databaseMemory';
import { NODE_ARGUMENTS } from '../../src/programs/launch/process/serverProcess';
import { BUILD, ROOT } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();
const read = (name: string): string => readFileSync(join(ROOT, '.deploy', name), 'utf8');
const [DOCKERFILE, COMPOSE, NGINX] = [read('Dockerfile'), read('compose.yaml'), read('nginx.conf')];
const [UNIT, NIGHTLY] = [read('talad@.service'), read('talad-nightly@.service')];
const [CLUSTER_COMPOSE, CLUSTER_NGINX] = [read('cluster/compose.yaml'), read('cluster/nginx.conf')];
const CLUSTER_UNIT = read('cluster/talad@.service.d/cluster.conf');
const CLUSTER_SETTINGS = ['engine', 'gateway'].map((role) => read(`cluster/${role}.settings`));
const defaults = readConfig({ DATABASE_URL: 'mysql://talad@localhost/talad' });

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly stop_grace_period?: string;
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly volumes: object;
  readonly networks: object;
}
const [compose, cluster] = [COMPOSE, CLUSTER_COMPOSE].map((text) => parse(text, { merge: true }) as Compose) as [
  Compose,
  Compose,
];
/** The services of a cluster that run the server. */
const clusterServers = ['engine', 'standby', 'gateway-1', 'gateway-2'].map((name) => cluster.services[name] ?? {});
const settingsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  );

test('every setting in these files exists', () => {
  const known = [...settings.map(({ env }) => env), 'NODE_ENV'];
  const ofServers = [compose, cluster]
    .flatMap(({ services }) => Object.entries(services))
    .flatMap(([name, { environment = {} }]) => (name === 'database' ? [] : Object.keys(environment)));
  const units = `${DOCKERFILE}\n${UNIT}\n${NIGHTLY}\n${CLUSTER_UNIT}`;
  const lines = units.split('\n').filter((line) => /^(ENV |Environment=)/.test(line));
  const given = [
    ...ofServers,
    ...lines.flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)),
    ...CLUSTER_SETTINGS.flatMap((text) => Object.keys(settingsOf(text))),
  ];
  const named = [...`${NGINX}${CLUSTER_NGINX}`.matchAll(/(?<!")\b([A-Z]+_[A-Z_]+)\b/g)].map(([, name = '']) => name);
  expect(given).toEqual(
    expect.arrayContaining([
      'HOST',
      'PORT',
      'DATA_DIR',
      'STANDBY',
      'DATABASE_URL_FILE',
      'MASTER_KEY_FILE',
      'TRUST_PROXY',
      'ROLE',
      'NATS_TOKEN_FILE',
    ]),
  );
  expect([...given, ...named].filter((name) => !known.includes(name))).toEqual([]);
});

test('the database is as large as that of `make run` on a machine with enough memory', () => {
  const { redoLogMiB, bufferPoolMiB } = servingSize(Number.POSITIVE_INFINITY);
  const room = [
    `--innodb-buffer-pool-size=${bufferPoolMiB}M`,
    `--innodb-log-file-size=${redoLogMiB}M`,
    '--innodb-flush-neighbors=0',
    '--innodb-purge-threads=1',
  ];
  expect(compose.services['database']?.command).toEqual(expect.arrayContaining(room));
});

test('ports, times and V8 options agree', () => {
  const port = String(defaults.port);
  expect(/^EXPOSE (.*)$/m.exec(DOCKERFILE)?.[1]).toBe(port);
  expect(COMPOSE).toContain(`127.0.0.1:${port}:${port}`);
  expect(NGINX).toContain(`server 127.0.0.1:${port} `);
  const stopMs = [
    UNIT.match(/^TimeoutStopSec=(\d+)$/m)?.[1],
    ...[compose.services['server'], ...clusterServers].map((server) => server?.stop_grace_period?.replace('s', '')),
  ].map((seconds) => Number(seconds) * 1_000);
  for (const ms of stopMs) expect(ms).toBeGreaterThan(2 * defaults.http.shutdownDeadlineMs);
  expect(readFileSync(join(ROOT, 'spec', 'openapi.yaml'), 'utf8')).toContain(
    `  ${/'(\/health\/\w+)'/.exec(DOCKERFILE)?.[1]}:\n`,
  );
  for (const text of [DOCKERFILE, UNIT, readFileSync(join(ROOT, 'src/programs/launch/README.md'), 'utf8')])
    for (const argument of NODE_ARGUMENTS) expect(text).toContain(argument);
  const document = documentBodyBytesMax(defaults);
  for (const text of [NGINX, CLUSTER_NGINX])
    for (const bytes of [defaults.http.bodyBytesMax, document])
      expect(text).toContain(`client_max_body_size ${Math.ceil(bytes / 1024)}k;`);
  const idleMs = Number(NGINX.match(/^ *keepalive_timeout (\d+)s;$/m)?.[1]) * 1_000;
  expect(idleMs).toBeGreaterThan(0);
  expect(idleMs).toBeLessThan(defaults.http.keepAliveTimeoutMs);
});

test('the configurations of nginx are those that `npm run proxies` writes', () => {
  const shipped = shippedConfigurations();
  expect([...shipped.keys()]).toEqual(['nginx.conf', 'cluster/nginx.conf']);
  for (const [name, text] of shipped) expect(read(name)).toBe(text);
});

test('the servers of a cluster accept their settings', () => {
  const units = { ...settingsOf(CLUSTER_UNIT.replaceAll('Environment=', '')), DATABASE_URL: 'mysql://t@localhost/t' };
  const ofUnits = CLUSTER_SETTINGS.map((text) => readConfig({ STANDBY: 'on', ...units, ...settingsOf(text) }));
  const ofContainers = clusterServers.map(({ environment = {} }) => {
    const given = Object.entries(environment).map(([name, value]) => [name, String(value)] as const);
    // Compose files fill in variables, and this machine has no file with the URL of the database.
    const { DATABASE_URL_FILE, PUBLIC_URL, ...rest } = Object.fromEntries(given);
    return readConfig({ ...rest, DATABASE_URL: 'mysql://t@localhost/t' });
  });
  const parts = [...ofUnits, ...ofContainers].map(({ cluster: { role }, engine, http }) =>
    role === 'engine' ? `engine ${engine.standby}` : `${role} ${http.trustedProxies.length > 0}`,
  );
  expect(parts).toEqual(['engine warm', 'gateway true', 'engine warm', 'engine warm', 'gateway true', 'gateway true']);
  for (const { cluster: each } of [...ofUnits, ...ofContainers])
    expect([each.natsUrl, each.natsTokenFile]).toEqual([
      expect.stringMatching(/^nats:\/\/(nats|127\.0\.0\.1):4222$/),
      expect.stringContaining('nats-token'),
    ]);
});

test('the containers of a cluster have what they refer to', () => {
  expect(Object.keys(cluster.volumes)).toEqual(Object.keys(compose.volumes));
  expect(cluster.networks).toEqual(compose.networks);
  const extended = Object.entries(cluster.services).filter(([, service]) => 'extends' in service);
  expect(extended.map(([name]) => name)).toEqual(['database', 'migrate']);
  for (const [name] of extended) expect(compose.services).toHaveProperty(name);
  const secrets = Object.values({ ...cluster.services, ...compose.services }).flatMap(
    (service) => service.secrets ?? [],
  );
  expect(secrets.filter((secret) => !(secret in cluster.secrets))).toEqual([]);
  const targets = [...CLUSTER_NGINX.matchAll(/^ *server ([\w-]+):(\d+) /gm)].map(([, name = '', port]) => [name, port]);
  expect(targets).toEqual([
    ['gateway-1', '3000'],
    ['gateway-2', '3000'],
  ]);
});

test('every file named in them exists', () => {
  const built = [...`${DOCKERFILE}${COMPOSE}${UNIT}${NIGHTLY}`.matchAll(/\.build\/(src\/[\w/]+)\.js/g)].map(
    ([, path]) => `${path}.ts`,
  );
  expect(built.length).toBeGreaterThan(3);
  const copied = [...DOCKERFILE.matchAll(/^COPY (?!--from)(.*) \.\/?$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect([...built, ...copied].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('the nightly tasks are launch commands that run with the same user, settings and secrets as the server', () => {
  const nightly = [...NIGHTLY.matchAll(/talad-nightly@(\w+)\.timer/g)].map(([, name = '']) => name);
  expect(nightly).toEqual(['audit', 'archive']);
  const program = join(BUILD, 'src', 'programs', 'launch', 'main.js');
  const usage = execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' }).trim();
  expect(usage.replace(/^use one of: /, '').split(', ')).toEqual(expect.arrayContaining(nightly));
  const shared = (unit: string) =>
    unit.match(/^(WorkingDirectory|EnvironmentFile|LoadCredential|Environment=DATABASE\w*)=.*$/gm)?.sort();
  expect(shared(NIGHTLY)).toHaveLength(5);
  expect(shared(NIGHTLY)).toEqual(shared(UNIT));
  // The user and its privileges, to the end of the section.
  const allowed = (unit: string) => /^DynamicUser=[^[]*/m.exec(unit)?.[0].trim();
  expect(allowed(NIGHTLY)).toContain('NoNewPrivileges=yes');
  expect(allowed(NIGHTLY)).toEqual(allowed(UNIT));
});

test('prepare creates every secret that they need, once, and readable by its owner only', () => {
  const etc = join(folder, 'etc');
  const prepare = (): void => void execFileSync(join(ROOT, '.deploy', 'prepare'), [etc, 'db.example.com:3306']);
  const made = (): [string, string][] => readdirSync(etc).map((name) => [name, readFileSync(join(etc, name), 'utf8')]);
  prepare();
  const first = made();
  prepare();
  expect(made()).toEqual(first);
  expect(statSync(etc).mode & 0o777).toBe(0o700);
  const secrets = new Map(first);
  const wanted = [
    ...Object.values({ ...compose.secrets, ...cluster.secrets }).map(({ file }) => file),
    ...[...COMPOSE.matchAll(/- (\.\/secrets\/[\w.-]+)/g)].map(([, file = '']) => file),
  ].map((file) => file.replace(/^\.\.?\/secrets\//, ''));
  const ofUnit = [...`${UNIT}\n${CLUSTER_UNIT}`.matchAll(/^LoadCredential=([\w.-]+):\/etc\/talad\/\1$/gm)].map(
    ([, name = '']) => name,
  );
  expect([...wanted, ...ofUnit].filter((name) => !secrets.has(name))).toEqual([]);
  expect(secrets.get('nats-token')).toMatch(/^[0-9a-f]{64}$/);
  expect(secrets.get('nats.conf')).toContain(`authorization { token: "${secrets.get('nats-token')}" }`);
  expect(parseMasterKeys(secrets.get('master.key') ?? '').byId.size).toBe(1);
  for (const user of ['owner', 'service']) {
    const { databaseUrl } = readConfig({ DATABASE_URL_FILE: join(etc, `${user}-url`) });
    const { username, password, host } = new URL(databaseUrl);
    expect([username, host]).toEqual([`talad_${user}`, 'db.example.com:3306']);
    expect(secrets.get('users.sql')).toContain(`${username}@'%' IDENTIFIED BY '${password}'`);
  }
});

test('for several hosts, prepare makes URLs with all of them and the right to find the primary', () => {
  const etc = join(folder, 'group');
  execFileSync(join(ROOT, '.deploy', 'prepare'), [etc, 'db1:3306,db2:3306,db3:3306']);
  const { databaseUrl } = readConfig({ DATABASE_URL_FILE: join(etc, 'service-url') });
  expect(urlsOfHosts(databaseUrl).map((url) => new URL(url).host)).toEqual(['db1:3306', 'db2:3306', 'db3:3306']);
  expect(readFileSync(join(etc, 'users.sql'), 'utf8')).toMatch(
    /GRANT SELECT ON performance_schema.replication_group_members TO .*talad_service@'%'/,
  );
});

test('the tests run a group with the options of the example', () => {
  const example = [...read('group/my.cnf').matchAll(/^(?:loose-)?(group_replication_\w+) = ([\w-]+)/gm)];
  expect(example.length).toBeGreaterThan(10);
  const ofMachines = /_(local_address|group_name|group_seeds|ssl_mode|recovery_use_ssl)$/;
  const harness = readFileSync(join(ROOT, 'test', 'support', 'mysql', 'mysqlGroup.ts'), 'utf8');
  for (const [, name = '', value = ''] of example.filter(([, option = '']) => !ofMachines.test(option)))
    expect(harness).toContain(`'--${name.replaceAll('_', '-')}=${value}'`);
});
