/**
 * Every file in `.deploy` is read by the program for which it is made, together with the server that it configures. The
 * containers and units themselves are not started: their commands are, with exactly their settings. Only what belongs to
 * the machine is replaced: ports, folders, host names, and the database.
 *
 * @needs promtool, systemd-analyze
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { findOrInstallNatsServer, findOrInstallNginx } from '../../src/programs/launch/cluster/clusterPrograms';
import { type PrivateDatabase, startPrivateDatabase } from '../../src/programs/launch/database/database';
import { findProgram } from '../../src/programs/launch/process/programs';
import { BUILD, ROOT } from '../support/build';
import { createCertificate } from '../support/certificate';
import { eventually } from '../support/eventually';
import { freePort } from '../support/freePort';
import { programOrInstall } from '../support/requiredPrograms';
import { temporaryFolder } from '../support/temporaryFolder';

type Environment = Readonly<Record<string, string>>;
interface Service {
  readonly command?: readonly string[];
  readonly environment?: Environment;
  readonly healthcheck?: { readonly test: readonly string[] };
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
}

const DEPLOY = join(ROOT, '.deploy');
const read = (name: string): string => readFileSync(join(DEPLOY, name), 'utf8');
const readCompose = (name: string): Compose => parse(read(name), { merge: true }) as Compose;
const folder = temporaryFolder();
const secrets = join(folder, 'secrets');
let database: PrivateDatabase;
const children: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = [];

beforeAll(async () => {
  const statements: string[] = [];
  for (const [program, name] of [
    ['prepare', ''],
    ['custodian/prepare', 'custodian'],
  ] as const) {
    const place = join(secrets, name);
    mkdirSync(place, { recursive: true });
    execFileSync(join(DEPLOY, program), [place, 'database:3306']);
    statements.push(
      ...ownUsers(readFileSync(join(place, 'users.sql'), 'utf8'))
        .trim()
        .split('\n'),
    );
  }
  database = await startPrivateDatabase({
    folder: join(folder, 'database'),
    say: () => undefined,
    template: join(BUILD, 'database-template'),
    startSql: statements,
  });
  for (const file of ['owner-url', 'service-url', 'custodian/owner-url', 'custodian/service-url']) {
    const { username, password, pathname } = new URL(readFileSync(join(secrets, file), 'utf8').trim());
    const url = Object.assign(new URL(database.serviceUrl()), { username: ownUsers(username), password, pathname });
    writeFileSync(join(secrets, file), url.href);
  }
  // As the comment of the unit says.
  copyFileSync(join(secrets, 'custodian', 'secret'), join(secrets, 'custody-secret'));
});

/** The private database has users with these names already. */
function ownUsers(text: string): string {
  return text.replaceAll(/talad_(owner|service)/g, 'shipped_$1');
}

afterEach(async () => {
  for (const { child, ended } of children.splice(0).reverse()) {
    child.kill('SIGTERM');
    await ended;
  }
});
afterAll(async () => await database.stop());

/** The variables that the comments of the files name. */
const GIVEN: Environment = {
  CUSTODIAN_EXCHANGE_URL: 'https://exchange.example',
  CUSTODIAN_BITCOIN_URL: 'http://127.0.0.1:9',
};

/** As `docker compose` replaces variables in a value. */
function interpolate(text: string): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind: string, other: string) => {
    if (kind === '?' && GIVEN[name] === undefined) throw new Error(`${name} is not set: ${other}`);
    return GIVEN[name] ?? other;
  });
}

/** Settings of a container: those of the image, then its own. */
function settingsOf(compose: Compose, service: Service): Environment {
  const image = Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1]?.matchAll(/(\w+)=(\S+)/g) ?? [])].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Environment;
  const placeOf = (name: string): string =>
    join(secrets, (compose.secrets[name]?.file ?? 'missing').replace(/^\.\.?\/secrets\//, ''));
  const own = Object.entries(service.environment ?? {}).map(([name, value]) => [
    name,
    interpolate(String(value)).replace(/^\/run\/secrets\/(.+)$/, (_all, secret: string) => placeOf(secret)),
  ]);
  return { ...image, ...Object.fromEntries(own) };
}

/** `Environment=` lines of units, the later ones win; `%d` are the credentials, `%S` the state, `%i` the instance. */
function settingsOfUnits(
  texts: readonly string[],
  { port, credentials }: { port: number; credentials: string },
): Environment {
  const pairs = texts
    .flatMap((text) => [...text.matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => line))
    .flatMap((line) => line.split(' ').map((pair) => pair.split(/=(.*)/s) as [string, string]));
  const filled = pairs.map(([name, value]) => [
    name,
    value.replace('%d', credentials).replace('%S', join(folder, 'state')).replace('%i', String(port)),
  ]);
  return Object.fromEntries(filled) as Environment;
}

/** `/usr/bin/node ...`: the arguments. */
function commandOf(unit: string): string[] {
  return (/^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)?.[1] ?? '').split(' ');
}

/** Starts a server, and resolves when it serves. */
async function startNode(args: readonly string[], environment: Environment): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ENV_FILE: '/dev/null', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = once(child, 'exit');
  children.push({ child, ended });
  const exit = ended.then(() => Promise.reject(new Error(`it ended: ${output.slice(-2_000)}`)));
  await Promise.race([once(child, 'message'), exit]);
  exit.catch(() => undefined);
  return child;
}

function runNode(args: readonly string[], environment: Environment): string {
  const env = { PATH: process.env['PATH'], ENV_FILE: '/dev/null', ...environment };
  return execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
}

/** The settings that belong to the machine. */
async function onThisMachine(settings: Environment): Promise<Environment> {
  const own = { ...settings };
  for (const name of ['PORT', 'METRICS_PORT', 'CUSTODIAN_PORT'])
    if (name in own || name === 'CUSTODIAN_PORT') own[name] = String(await freePort());
  if ('DATA_DIR' in own) own['DATA_DIR'] = mkdtempSync(join(folder, 'data-'));
  own['OPERATOR_PORT'] = String(await freePort());
  return own;
}

/** The command of a health check ends with 0. */
async function expectHealthy(check: readonly string[], environment: Environment): Promise<void> {
  const [program, ...args] = check.filter((word) => word !== 'CMD');
  expect(program).toBe('node');
  await eventually(
    () => {
      try {
        runNode(args, environment);
        return true;
      } catch {
        return false;
      }
    },
    (isHealthy) => isHealthy,
  );
}

const IMAGE_CHECK = JSON.parse(/^ {2}CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]') as string[];
const IMAGE_ARGUMENTS = (JSON.parse(/^ENTRYPOINT (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]') as string[]).slice(
  1,
);
const IMAGE_COMMAND = JSON.parse(/^CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]') as string[];

function migrate(compose: Compose, service: Service, more: Environment = {}): void {
  const settings = settingsOf(compose, service);
  runNode(service.command ?? [], { ...settings, DATA_DIR: mkdtempSync(join(folder, 'data-')), ...more });
}

test('compose.yaml: the schema is migrated, the server starts, and its health check passes', async () => {
  const compose = readCompose('compose.yaml');
  migrate(compose, compose.services['migrate'] ?? {});
  const settings = await onThisMachine(settingsOf(compose, compose.services['server'] ?? {}));
  await startNode([...IMAGE_ARGUMENTS, ...IMAGE_COMMAND], settings);
  await expectHealthy(IMAGE_CHECK, settings);
});

test('custodian/exchange.yaml: the exchange starts with the custodian of compose.yaml, and also while that is away', async () => {
  const [compose, more] = [readCompose('compose.yaml'), readCompose('custodian/exchange.yaml')];
  const merged: Compose = { services: {}, secrets: { ...compose.secrets, ...more.secrets } };
  const environment = { ...compose.services['server']?.environment, ...more.services['server']?.environment };
  const settings = await onThisMachine(settingsOf(merged, { environment }));
  expect(settings['CUSTODY']).toBe('webhook');
  await startNode([...IMAGE_ARGUMENTS, ...IMAGE_COMMAND], settings);
  await expectHealthy(IMAGE_CHECK, settings);
});

test('custodian/compose.yaml and the unit of the custodian: it migrates, starts, and its health check passes', async () => {
  const compose = readCompose('custodian/compose.yaml');
  migrate(compose, compose.services['migrate'] ?? {});
  const service = compose.services['custodian'] ?? {};
  const settings = await onThisMachine(settingsOf(compose, service));
  await startNode([...IMAGE_ARGUMENTS, ...(service.command ?? [])], settings);
  const check = (service.healthcheck?.test ?? []).map((word) => word.replace('3300', settings['CUSTODIAN_PORT'] ?? ''));
  await expectHealthy(check, settings);
  const unit = read('custodian/talad-custodian.service');
  const ofUnit = settingsOfUnits([unit], { port: 0, credentials: join(secrets, 'custodian') });
  await startNode(commandOf(unit), await onThisMachine({ ...ofUnit, ...GIVEN }));
});

describe('talad@.service', () => {
  const unit = read('talad@.service');

  test('starts alone, and with the custodian on the same machine', async () => {
    for (const dropIns of [[], [read('custodian/talad@.service.d/custody.conf')]]) {
      const settings = settingsOfUnits([unit, ...dropIns], { port: 0, credentials: secrets });
      const child = await startNode(
        commandOf(unit),
        await onThisMachine({ ...settings, PUBLIC_URL: 'https://exchange.example' }),
      );
      // The next one would be a standby, which serves when this one ends.
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  });

  test('talad-nightly@.service: the audit and the archive run beside it', async () => {
    const nightly = read('talad-nightly@.service');
    const settings = settingsOfUnits([nightly], { port: 0, credentials: secrets });
    for (const task of ['audit', 'archive']) {
      const words = commandOf(nightly).map((word) => word.replace('%i', task));
      const keep = task === 'archive' ? { KEEP_EVENTS_DAYS: '30' } : {};
      expect(runNode(words, { ...settings, ...keep })).toMatch(/clean at sequence|archive/i);
    }
  });
});

test('the units are accepted by systemd', () => {
  const place = mkdtempSync(join(folder, 'units-'));
  const names = [
    'talad@.service',
    'talad-nightly@.service',
    'talad-nightly@.timer',
    'custodian/talad-custodian.service',
  ];
  for (const name of names) {
    // Programs and folders of this machine.
    const text = read(name).replaceAll('/usr/bin/node', process.execPath).replaceAll('/opt/talad', ROOT);
    writeFileSync(join(place, name.split('/').at(-1) ?? ''), text);
  }
  for (const dropIns of ['cluster/talad@.service.d/cluster.conf', 'custodian/talad@.service.d/custody.conf']) {
    mkdirSync(join(place, 'talad@.service.d'), { recursive: true });
    copyFileSync(join(DEPLOY, dropIns), join(place, 'talad@.service.d', dropIns.split('/').at(-1) ?? ''));
  }
  const units = [
    'talad@3000.service',
    'talad-nightly@audit.service',
    'talad-nightly@audit.timer',
    'talad-custodian.service',
  ];
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${place}:` };
  const verify = (names_: readonly string[]): string =>
    execFileSync('sh', ['-c', `systemd-analyze verify "$@" 2>&1`, 'sh', ...names_], {
      env,
      encoding: 'utf8',
      cwd: place,
    });
  expect(findProgram('systemd-analyze')).toBeDefined();
  expect(verify(units)).toBe('');
  writeFileSync(join(place, 'talad@.service.d', 'wrong.conf'), '[Service]\nExecStrat=/bin/true\n');
  expect(verify(units)).toContain('ExecStrat');
});

describe('a cluster', () => {
  /** The message bus with the file that `prepare` makes, on a free port. */
  async function startBus(): Promise<string> {
    const port = await freePort();
    const file = join(folder, 'nats.conf');
    writeFileSync(file, readFileSync(join(secrets, 'nats.conf'), 'utf8').replace('0.0.0.0:4222', `127.0.0.1:${port}`));
    const child = spawn(await findOrInstallNatsServer(() => undefined), ['--config', file], { stdio: 'ignore' });
    children.push({ child, ended: once(child, 'exit') });
    return `nats://127.0.0.1:${port}`;
  }

  test('cluster/compose.yaml: engine, standby and two gateways start; the health checks pass', async () => {
    const compose = readCompose('cluster/compose.yaml');
    const NATS_URL = await startBus();
    for (const name of ['engine', 'standby', 'gateway-1', 'gateway-2']) {
      const service = compose.services[name] ?? {};
      const settings = { ...(await onThisMachine(settingsOf(compose, service))), NATS_URL };
      const starting = startNode([...IMAGE_ARGUMENTS, ...IMAGE_COMMAND], settings);
      // A standby serves nobody; its check asks whether it lives.
      if (name === 'standby') starting.catch(() => undefined);
      else await starting;
      await expectHealthy(service.healthcheck?.test ?? IMAGE_CHECK, settings);
    }
  });

  test('the units with cluster.conf, engine.settings and gateway.settings start', async () => {
    const NATS_URL = await startBus();
    const units = [read('talad@.service'), read('cluster/talad@.service.d/cluster.conf')];
    for (const role of ['engine', 'gateway']) {
      const file = Object.fromEntries(
        [...read(`cluster/${role}.settings`).matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
      ) as Environment;
      const settings = { ...settingsOfUnits(units, { port: 0, credentials: secrets }), ...file };
      await startNode(commandOf(units[0] ?? ''), { ...(await onThisMachine(settings)), NATS_URL });
    }
  });
});

describe('nginx', () => {
  async function startNginx(
    file: string,
    upstreams: Readonly<Record<string, number>>,
  ): Promise<Readonly<Record<string, number>>> {
    const place = mkdtempSync(join(folder, 'nginx-'));
    const certificate = createCertificate(place, 'exchange', 'exchange.example');
    const listens = [...new Set([...read(file).matchAll(/^ *listen (\d+)/gm)].map(([, port = '']) => port))];
    const ports = Object.fromEntries(await Promise.all(listens.map(async (port) => [port, await freePort()] as const)));
    let text = read(file)
      .replace(/^( *listen )(\d+)/gm, (_all, before: string, port: string) => `${before}127.0.0.1:${ports[port]}`)
      .replace(/\/etc\/letsencrypt\/\S+fullchain\.pem/, certificate.certificateFile)
      .replace(/\/etc\/letsencrypt\/\S+privkey\.pem/, certificate.keyFile);
    for (const [name, port] of Object.entries(upstreams))
      text = text.replace(`server ${name} `, `server 127.0.0.1:${port} `);
    const log = 'error_log stderr warn; pid nginx.pid; daemon off;';
    writeFileSync(join(place, 'talad.conf'), text);
    writeFileSync(join(place, 'nginx.conf'), `${log}\nevents {}\nhttp { access_log off; include talad.conf; }\n`);
    const words = ['-p', place, '-c', join(place, 'nginx.conf')];
    const nginx = await findOrInstallNginx(() => undefined);
    execFileSync(nginx, [...words, '-t'], { stdio: 'pipe' });
    const child = spawn(nginx, words, { stdio: 'ignore' });
    children.push({ child, ended: once(child, 'exit') });
    return ports;
  }

  async function startServer(): Promise<number> {
    const unit = read('talad@.service');
    const settings = settingsOfUnits([unit], { port: 0, credentials: secrets });
    const more = { PUBLIC_URL: 'https://exchange.example', TRUST_PROXY: 'on' };
    const own = await onThisMachine({ ...settings, ...more });
    await startNode(commandOf(unit), own);
    return Number(own['PORT']);
  }

  const statusOf = (port: number, path: string): Promise<number | undefined> =>
    new Promise((resolve) => {
      const options = { host: '127.0.0.1', port, path, servername: 'exchange.example', rejectUnauthorized: false };
      request({ ...options, headers: { host: 'exchange.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', () => resolve(undefined))
        .end();
    });

  test('nginx.conf passes requests to the server, and denies operators and the custodian', async () => {
    const port = await startServer();
    const ports = await startNginx('nginx.conf', { '127.0.0.1:3000': port, '127.0.0.1:3001': await freePort() });
    const tls = ports['443'] ?? 0;
    await eventually(
      () => statusOf(tls, '/health/ready'),
      (status) => status === 200,
    );
    expect(await statusOf(tls, '/internal/audit')).toBe(404);
    expect(await statusOf(tls, '/custody/callbacks')).toBe(404);
    const plain = await fetch(`http://127.0.0.1:${ports['80']}/`, { redirect: 'manual' });
    expect(plain.status).toBe(308);
  });

  test('cluster/nginx.conf passes requests to the gateways', async () => {
    const port = await startServer();
    const ports = await startNginx('cluster/nginx.conf', { 'gateway-1:3000': port, 'gateway-2:3000': port });
    const url = (path: string): string => `http://127.0.0.1:${ports['3000']}${path}`;
    await eventually(
      () =>
        fetch(url('/health/ready')).then(
          ({ status }) => status,
          () => 0,
        ),
      (status) => status === 200,
    );
    const hidden = await fetch(url('/internal/audit'));
    expect([hidden.status, await hidden.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
  });
});

test('Prometheus accepts its configuration and every alert rule', async () => {
  const promtool = await programOrInstall('promtool');
  const checked = execFileSync(promtool, ['check', 'config', join(DEPLOY, 'prometheus', 'prometheus.yaml')], {
    encoding: 'utf8',
  });
  const rules = [...read('prometheus/alerts.yaml').matchAll(/^ *- alert: /gm)].length;
  expect(checked).toContain(`SUCCESS: ${rules} rules found`);
});

test.each(['compose.yaml', 'custodian/compose.yaml'])('MariaDB accepts the options of the database in %s', (name) => {
  const program = findProgram('mariadbd') ?? '';
  const options = readCompose(name).services['database']?.command ?? [];
  expect(options.length).toBeGreaterThan(3);
  const shown = execFileSync(program, ['--no-defaults', ...options, '--verbose', '--help'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const option of options) {
    const [variable = '', value = ''] = option.replace(/^--/, '').split('=');
    const found = new RegExp(`^${variable}\\s+(\\S+)$`, 'm').exec(shown)?.[1];
    const bytes = /^\d+M$/.test(value) ? String(Number.parseInt(value, 10) * 1024 * 1024) : value;
    expect([variable, found]).toEqual([variable, bytes]);
  }
});

test('every file of the folder is covered', () => {
  const own = readFileSync(__filename, 'utf8');
  const others = ['deploy.test.ts', 'pinImages.test.ts'].map((name) =>
    readFileSync(join(dirname(__filename), name), 'utf8'),
  );
  const files = execFileSync('git', ['ls-files', '.deploy'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const elsewhere = [
    'Dockerfile.dockerignore',
    'group/member.sql',
    'group/users.sql',
    'grafana/talad.json',
    'cluster/engine.settings',
    'cluster/gateway.settings',
    'prometheus/alerts.yaml',
    'prometheus/prometheus.yaml',
  ];
  const names = files.map((file) => file.replace('.deploy/', ''));
  const missing = names.filter(
    (name) => ![own, ...others].some((text) => text.includes(name)) && !elsewhere.some((known) => name.endsWith(known)),
  );
  expect(missing).toEqual([]);
});
