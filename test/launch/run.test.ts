/**
 * `make run`, `make audit` and `make migrate`: the start and end of an exchange in its own folder, and what can go
 * wrong in between.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { servingSize } from '../../src/programs/launch/database/databaseMemory';
import { commandLine, waitUntilGone } from '../../src/programs/launch/process/recordedProcess';
import { migrationNames } from '../../src/store/connection/migrations';
import { Client } from '../support/client';
import { commandLauncher } from '../support/commandLauncher';
import { freePort, freePorts, OPERATOR_PORT_DISTANCE } from '../support/freePort';
import { temporaryFolder } from '../support/temporaryFolder';

const launch = commandLauncher();
const folder = temporaryFolder();

async function newSettings(name: string): Promise<{ readonly DATA_DIR: string; readonly PORT: string }> {
  return { DATA_DIR: join(folder, name), PORT: String(await freePort()) };
}

function operatorClient(port: string, dataDir: string): Client {
  const token = readFileSync(join(dataDir, 'operator-token'), 'utf8').trim();
  return new Client(() => operatorUrl(port)).withCredentials({ kind: 'operator', token });
}

function operatorUrl(port: string): string {
  return `http://127.0.0.1:${Number(port) + OPERATOR_PORT_DISTANCE}`;
}

function databaseProcess(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'database', 'server.pid'), 'utf8'));
}

test('a first start creates everything, SIGTERM stops it in order, and a second start keeps all data', async () => {
  const { DATA_DIR, PORT } = await newSettings('kept');
  const first = launch(['run'], { DATA_DIR, PORT });
  await first.says(`Talad serves on http://127.0.0.1:${PORT}`);
  for (const file of ['master.key', 'operator-token', 'approver-token', 'server.log'])
    expect(statSync(join(DATA_DIR, file)).mode & 0o777).toBe(0o600);
  // No token is printed or logged.
  const token = readFileSync(join(DATA_DIR, 'approver-token'), 'utf8').trim();
  for (const text of [first.output(), readFileSync(join(DATA_DIR, 'server.log'), 'utf8')])
    for (const file of ['operator-token', 'approver-token'])
      expect(text).not.toContain(readFileSync(join(DATA_DIR, file), 'utf8').trim());
  const approver = new Client(() => operatorUrl(PORT)).withCredentials({ kind: 'operator', token });
  expect(await approver.expect('listOperatorTokens', 200)).toMatchObject({ count: 2 });
  const operator = operatorClient(PORT, DATA_DIR);
  const anyone = new Client(() => `http://127.0.0.1:${PORT}`);
  const { symbols } = await anyone.expect('getExchangeInfo', 200);
  // With the settings of `make run`, the port of clients has no operations of operators.
  expect(first.output()).toContain(`operators:      ${operatorUrl(PORT)}`);
  expect(await anyone.withCredentials({ kind: 'operator', token }).call('listOperatorTokens')).toMatchObject({
    status: 404,
  });
  expect(symbols.map(({ symbol }) => symbol)).toEqual(['btc_thb', 'eth_thb', 'usdt_thb']);
  await operator.expect('createUser', 201, { body: { email: 'kept@example.com' } });
  await operator.expect('putNetworkStatus', 200, {
    path: { asset: 'btc', network: 'bitcoin' },
    body: { deposits_enabled: false },
  });
  const database = databaseProcess(DATA_DIR);
  const { redoLogMiB, bufferPoolMiB } = servingSize();
  expect(commandLine(database)).toEqual(
    expect.arrayContaining([`--innodb-log-file-size=${redoLogMiB}M`, `--innodb-buffer-pool-size=${bufferPoolMiB}M`]),
  );
  first.child.kill('SIGTERM');
  expect(await first.exited).toEqual({ code: 0, signal: null });
  expect(first.output()).toMatch(/stopping\nstopped\n$/);
  expect(commandLine(database)).toBeUndefined();

  const second = launch(['run'], { DATA_DIR, PORT });
  await second.says('Talad serves on');
  expect(second.output()).toContain('the schema is up to date');
  expect(second.output()).not.toContain('master key');
  expect(second.output()).not.toContain("The approver's token");
  const again = await operatorClient(PORT, DATA_DIR).call('createUser', { body: { email: 'kept@example.com' } });
  expect(again.status).toBe(409);
  expect((await anyone.expect('getExchangeInfo', 200)).symbols).toEqual(symbols);

  const audit = launch(['audit'], { DATA_DIR, PORT });
  expect(await audit.exited).toEqual({ code: 0, signal: null });
  expect(audit.output()).toMatch(/passed A1 .*\n(.*\n)*clean at sequence \d+/);

  const intruder = launch(['run'], { DATA_DIR, PORT: String(await freePort()) });
  expect(await intruder.exited).toEqual({ code: 1, signal: null });
  expect(intruder.output()).toBe(
    `${DATA_DIR} is in use by process ${second.child.pid}. Stop that process, or start with another folder and port: DATA_DIR=<folder> PORT=<port>.\n`,
  );

  second.child.kill('SIGINT');
  expect(await second.exited).toEqual({ code: 0, signal: null });

  const otherKey = join(DATA_DIR, 'other-key');
  const keyless = launch(['run'], { DATA_DIR, PORT, MASTER_KEY_FILE: otherKey });
  expect(await keyless.exited).toEqual({ code: 1, signal: null });
  expect(keyless.output()).toContain(`There is no file ${otherKey} (MASTER_KEY_FILE), and the database has secrets`);
  expect(existsSync(otherKey)).toBe(false);

  writeFileSync(otherKey, `${'ab'.repeat(32)}\n`);
  const wrong = launch(['run'], { DATA_DIR, PORT, MASTER_KEY_FILE: otherKey });
  expect(await wrong.exited).toEqual({ code: 1, signal: null });
  expect(wrong.output()).toMatch(
    /^starting the database in .*\nThe database has secrets that were encrypted with master key [0-9a-f]{8}, which is not in .*other-key \(MASTER_KEY_FILE\)\. .*\n$/,
  );
});

test('when the launcher is killed, server and database end too, and the next start continues', async () => {
  const { DATA_DIR, PORT } = await newSettings('killed');
  const first = launch(['run'], { DATA_DIR, PORT });
  await first.says('Talad serves on');
  const database = databaseProcess(DATA_DIR);
  first.child.kill('SIGKILL');
  await first.exited;
  expect(await waitUntilGone(database, 10_000)).toBe(true);
  const second = launch(['run'], { DATA_DIR, PORT });
  await second.says('Talad serves on');
  second.child.kill('SIGTERM');
  expect(await second.exited).toEqual({ code: 0, signal: null });
});

test('a database crash ends the run with one clear line, and the next start repairs it', async () => {
  const { DATA_DIR, PORT } = await newSettings('dies');
  const first = launch(['run'], { DATA_DIR, PORT });
  await first.says('Talad serves on');
  process.kill(databaseProcess(DATA_DIR), 'SIGKILL');
  expect(await first.exited).toEqual({ code: 1, signal: null });
  expect(first.output()).toContain('The database ended unexpectedly');
  const second = launch(['run'], { DATA_DIR, PORT });
  await second.says('Talad serves on');
  second.child.kill('SIGTERM');
  await second.exited;
});

test('an occupied port, a wrong setting and an unknown command are reported in one line each, and leave nothing running', async () => {
  const { DATA_DIR, PORT } = await newSettings('refused');
  const first = launch(['run'], { DATA_DIR, PORT });
  await first.says('Talad serves on');
  const other = { DATA_DIR: join(folder, 'refused-too'), PORT };
  const second = launch(['run'], other);
  expect(await second.exited).toEqual({ code: 1, signal: null });
  expect(second.output()).toBe(
    `Cannot listen on 127.0.0.1:${PORT} for clients (PORT): another program listens there. Choose another port.\n`,
  );
  // Nothing was created, so that the next start with other settings is a first one.
  expect(readdirSync(other.DATA_DIR)).toEqual([]);
  first.child.kill('SIGTERM');
  await first.exited;

  const wrong = launch(['run'], { ...other, PORT: 'many' });
  expect(await wrong.exited).toEqual({ code: 1, signal: null });
  expect(wrong.output()).toBe('PORT must be an integer from 0 to 65535, not "many"\n');
  const unknown = launch(['sing'], other);
  expect(await unknown.exited).toEqual({ code: 1, signal: null });
  expect(unknown.output()).toBe(
    'use one of: run [--print-config], run-cluster, demo, migrate [up|down] [force], audit, backup <file>, restore <file> [force] [unauthenticated], restore-report, confirm [all|<credential>...], archive, reseal\n',
  );
});

test.each(['run', 'demo', 'run-cluster'])(
  'every port that %s takes beside PORT is checked before anything is created',
  async (command) => {
    const port = await freePorts(10);
    const DATA_DIR = join(folder, `ports-${command}`);
    const PORT = String(port);
    const refuse = async (settings: Readonly<Record<string, string>>): Promise<string> => {
      const refused = launch([command], { DATA_DIR, PORT, ...settings });
      expect(await refused.exited).toEqual({ code: 1, signal: null });
      expect(readdirSync(DATA_DIR)).toEqual([]);
      return refused.output();
    };
    const taken = createServer().listen(port + OPERATOR_PORT_DISTANCE, '127.0.0.1');
    expect(await refuse(command === 'demo' ? { CHAINS: 'on' } : {})).toMatch(
      new RegExp(`^Cannot listen on 127.0.0.1:${port + OPERATOR_PORT_DISTANCE} for operators .*OPERATOR_PORT.*\n$`),
    );
    taken.close();
    expect(await refuse({ METRICS_PORT: String(port + OPERATOR_PORT_DISTANCE) })).toBe(
      'METRICS_PORT must differ from OPERATOR_PORT\n',
    );
    if (command === 'run-cluster')
      expect(await refuse({ OPERATOR_PORT: String(port + 1) })).toBe(
        `Port ${port + 1} is needed for gateway-1 (PORT) and for operators at gateway-1 (OPERATOR_PORT): choose another one.\n`,
      );
  },
);

test('a data directory may have any characters in its name', async () => {
  const { DATA_DIR, PORT } = await newSettings('white space:colon, back\\slash, "quotes\' and ตลาด');
  const exchange = launch(['run'], { DATA_DIR, PORT });
  await exchange.says('Talad serves on');
  exchange.child.kill('SIGTERM');
  expect(await exchange.exited).toEqual({ code: 0, signal: null });
  const audit = launch(['audit'], { DATA_DIR, PORT });
  expect(await audit.exited).toEqual({ code: 0, signal: null });
});

test.each([
  ['run', 'creating the database'],
  ['migrate', 'creating the database'],
  ['run', 'starting the server'],
])('%s that is stopped after "%s" leaves no process and no lock', async (command, words) => {
  const { DATA_DIR, PORT } = await newSettings(`stopped-${command}-${words.replaceAll(' ', '-')}`);
  const stopped = launch([command], { DATA_DIR, PORT });
  await stopped.says(words);
  stopped.child.kill('SIGTERM');
  await stopped.exited;
  expect(processesOf(DATA_DIR)).toEqual([]);
  expect(readdirSync(DATA_DIR)).not.toContain('launch.lock');
  expect(readdirSync(join(DATA_DIR, 'database'))).not.toContain('data.new');
});

/** The command lines of all processes that were started with this data directory in their environment. */
function processesOf(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && environmentOf(name).includes(`DATA_DIR=${dataDir}`))
    .map((name) => (commandLine(Number(name)) ?? []).join(' '))
    .filter((line) => line !== '');
}

function environmentOf(processId: string): string[] {
  try {
    return readFileSync(`/proc/${processId}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

test('a data directory that cannot be used is refused in one line, by every command', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  for (const [DATA_DIR, reason] of [
    ['/proc/none/data', 'ENOENT'],
    [join(file, 'data'), 'ENOTDIR'],
  ] as const)
    for (const command of ['audit', 'run', 'migrate']) {
      const refused = launch([command], { DATA_DIR, PORT: String(await freePort()) });
      expect(await refused.exited).toEqual({ code: 1, signal: null });
      expect(refused.output()).toMatch(new RegExp(`^.*${DATA_DIR}.*${reason}.*\n$`));
    }
});

test.each([['confirm'], ['restore-report'], ['reseal']])(
  '%s says that an empty database has no exchange',
  async (command) => {
    const previous = join(folder, 'previous-key');
    writeFileSync(previous, `${'cd'.repeat(32)}\n`);
    const environment = { ...(await newSettings(`empty-${command}`)), PREVIOUS_MASTER_KEY_FILE: previous };
    const refused = launch([command], { ...environment, MASTER_KEY: 'ab'.repeat(32) });
    expect(await refused.exited).toEqual({ code: 1, signal: null });
    expect(refused.output()).toMatch(/\nThere is no exchange in this database yet\. Start one with `make run`\.\n$/);
  },
);

test('migrate applies all migrations, and audit reports an incomplete schema', async () => {
  const environment = await newSettings('migrated');
  const early = launch(['audit'], environment);
  expect((await early.exited).code).toBe(1);
  expect(early.output()).toContain('The schema cannot be audited');
  const up = launch(['migrate'], environment);
  expect((await up.exited).code).toBe(0);
  const names = /migrated: (.*)/.exec(up.output())?.[1]?.split(', ');
  expect(names).toEqual(migrationNames());
});
