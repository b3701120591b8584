/** The files in `.deploy/custodian` agree with the custodian's program and with those of the exchange. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { parseMasterKeys } from '../../src/foundation/secrets/encryption';
import { settings } from '../../src/foundation/settings/config';
import { custodianSettings, readCustodianConfig } from '../../src/programs/custodian/settings';
import { readCustodySecrets } from '../../src/usecases/custody/custodySignature';
import { ROOT } from '../support/build';
import { temporaryFolder } from '../support/temporaryFolder';

interface Service {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
}
interface Compose {
  readonly name?: string;
  readonly services: Readonly<Record<string, Service>>;
  readonly secrets: Readonly<Record<string, { readonly file: string }>>;
  readonly networks?: Readonly<Record<string, { readonly name?: string } | null>>;
}

const folder = temporaryFolder();
const read = (name: string): string => readFileSync(join(ROOT, '.deploy', name), 'utf8');
const [UNIT, DROP_IN] = [read('custodian/talad-custodian.service'), read('custodian/talad@.service.d/custody.conf')];
const MAIN_UNIT = read('talad@.service');
const [compose, exchange, main] = ['custodian/compose.yaml', 'custodian/exchange.yaml', 'compose.yaml'].map(
  (name) => parse(read(name), { merge: true }) as Compose,
) as [Compose, Compose, Compose];
const custodian = compose.services['custodian'] ?? {};
const settingsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('Environment='))
    .flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name))
    .filter((name) => name !== 'NODE_ENV');

test('every setting in these files exists', () => {
  const known = [
    ...custodianSettings.map(({ env }) => env),
    'CUSTODIAN_DATABASE_URL_FILE',
    'CUSTODIAN_MIGRATE_DATABASE_URL_FILE',
  ];
  const given = ['migrate', 'custodian'].flatMap((name) => Object.keys(compose.services[name]?.environment ?? {}));
  expect([...given, ...settingsIn(UNIT)].filter((name) => !known.includes(name))).toEqual([]);
  const ofExchange = [...Object.keys(exchange.services['server']?.environment ?? {}), ...settingsIn(DROP_IN)];
  expect(new Set(ofExchange)).toEqual(
    new Set(['CUSTODY', 'CUSTODY_URL', 'CUSTODY_ALLOW_PLAIN_HTTP', 'CUSTODY_SECRET_FILE']),
  );
  expect(ofExchange.filter((name) => !settings.some(({ env }) => env === name))).toEqual([]);
});

test('the unit has the privileges of the unit of the exchange, and a user of its own', () => {
  const allowed = (unit: string) => /^DynamicUser=[^[]*/m.exec(unit)?.[0].trim().split('\n') ?? [];
  const ofExchange = allowed(MAIN_UNIT).filter((line) => !/^(User|StateDirectory)/.test(line));
  expect(ofExchange).toContain('NoNewPrivileges=yes');
  expect(allowed(UNIT).filter((line) => !line.startsWith('User='))).toEqual(ofExchange);
  expect(UNIT).toContain('User=talad-custodian\n');
});

test('the containers are as restricted as those of the exchange', () => {
  const { server } = main.services;
  for (const name of ['migrate', 'custodian'] as const)
    for (const limit of ['read_only', 'cap_drop', 'security_opt'] as const)
      expect(compose.services[name]?.[limit]).toEqual(server?.[limit]);
  // Secrets and settings of one are not those of the other.
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\.\/secrets\/custodian\//);
  expect(Object.keys(custodian).includes('ports')).toBe(false);
});

test('exchange and custodian find each other', () => {
  expect(compose.networks?.['exchange']?.name).toBe(`${main.name}_outside`);
  const port = custodianSettings.find(({ env }) => env === 'CUSTODIAN_PORT')?.initial;
  expect(exchange.services['server']?.environment?.['CUSTODY_URL']).toBe(`http://custodian:${port}/v1`);
  expect(DROP_IN).toContain(`CUSTODY_URL=http://127.0.0.1:${port}/v1 `);
  expect(read('custodian/compose.yaml')).toContain(`http://127.0.0.1:${port}/v1/ledger`);
});

test('every file named in them exists', () => {
  const commands = [custodian.command, compose.services['migrate']?.command].map((command) => command?.[0] ?? '');
  const built = [...commands, /(\.build\S+\.js)/.exec(UNIT)?.[1] ?? ''];
  for (const path of built)
    expect(existsSync(join(ROOT, path.replace(/^\.build\//, '').replace(/\.js$/, '.ts')))).toBe(true);
  expect(built.filter((path) => path !== '.build/src/programs/custodian/main.js')).toEqual([]);
});

test('prepare creates every secret that they need, once, and the custodian accepts them', () => {
  const etc = join(folder, 'etc');
  const prepare = (): void =>
    void execFileSync(join(ROOT, '.deploy', 'custodian', 'prepare'), [etc, 'db.example.com:3306']);
  const made = (): [string, string][] => readdirSync(etc).map((name) => [name, readFileSync(join(etc, name), 'utf8')]);
  prepare();
  const first = made();
  prepare();
  expect(made()).toEqual(first);
  expect(statSync(etc).mode & 0o777).toBe(0o700);
  const secrets = new Map(first);
  const ofUnit = [...UNIT.matchAll(/^LoadCredential=([\w.-]+):\/etc\/talad-custodian\/\1$/gm)].map(
    ([, name = '']) => name,
  );
  expect(ofUnit).toEqual(['service-url', 'master.key', 'secret', 'bitcoin-login']);
  const wanted = [...Object.values(compose.secrets), ...Object.values(exchange.secrets)].map(
    ({ file }) => file.split('/').at(-1) ?? '',
  );
  expect([...ofUnit, ...wanted, 'users.sql'].filter((name) => !secrets.has(name))).toEqual([]);
  expect(parseMasterKeys(secrets.get('master.key') ?? '').byId.size).toBe(1);
  expect(readCustodySecrets(secrets.get('secret') ?? '')).toHaveLength(1);
  const [user, password] = (secrets.get('bitcoin-login') ?? '').split(':');
  expect(secrets.get('bitcoin.conf')).toContain(`rpcuser=${user}\nrpcpassword=${password}\n`);
  const config = readCustodianConfig({
    CUSTODIAN_DATABASE_URL_FILE: join(etc, 'service-url'),
    CUSTODIAN_MIGRATE_DATABASE_URL_FILE: join(etc, 'owner-url'),
    CUSTODIAN_MASTER_KEY_FILE: join(etc, 'master.key'),
    CUSTODIAN_SECRET_FILE: join(etc, 'secret'),
    CUSTODIAN_EXCHANGE_URL: 'https://exchange.example',
  });
  for (const url of [config.databaseUrl, config.migrateDatabaseUrl]) {
    const { username, password: ofUser, host } = new URL(url);
    expect([username, host]).toEqual([expect.stringMatching(/^custodian_(owner|service)$/), 'db.example.com:3306']);
    expect(secrets.get('users.sql')).toContain(`${username}@'%' IDENTIFIED BY '${ofUser}'`);
  }
});
