/** `make reseal` changes the master key: killed in the middle it is continued, and servers work before and after it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMasterKeys, masterKeyIdOf } from '../../src/foundation/secrets/encryption';
import { runCommand } from '../../src/programs/launch/process/childProcess';
import { commandLine } from '../../src/programs/launch/process/recordedProcess';
import { encryptForRow } from '../../src/store/secrets/boundColumns';
import { codeColumn } from '../../src/store/secrets/rowCodes';
import { deriveSecretKeys } from '../../src/store/secrets/secretKeys';
import { BUILD } from '../support/build';
import { eventually, HANG_MS } from '../support/eventually';
import { type TestExchange, withExchange } from '../support/exchange';
import { temporaryFolder } from '../support/temporaryFolder';

const MORE_KEYS = 3_000;
const folder = temporaryFolder();

function environmentOf({ dataDir, schema }: TestExchange, more: Record<string, string> = {}): NodeJS.ProcessEnv {
  const base = { PATH: process.env['PATH'], ENV_FILE: '/dev/null', DATA_DIR: dataDir, DATABASE_URL: schema.serviceUrl };
  return { ...base, ...more };
}

function masterKeyIdOfFile(masterKeyFile: string): string {
  return loadMasterKeys({ masterKey: '', masterKeyFile }).current;
}

/** The tables of which any column contains the text. */
async function tablesContaining({ database }: TestExchange, text: string): Promise<string[]> {
  const [tables] = (await database.raw("SHOW FULL TABLES WHERE Table_type = 'BASE TABLE'")) as [object[]];
  const names = tables.map((row) => String(Object.values(row)[0]));
  const found: string[] = [];
  for (const name of names) if (JSON.stringify(await database(name).select()).includes(text)) found.push(name);
  return found;
}

const COMMAND = [join(BUILD, 'src', 'programs', 'launch', 'main.js'), 'reseal'];

/** Enough API keys that a run takes a while. */
async function addApiKeys({ database, dataDir, masterKeys: own }: TestExchange, userId: number): Promise<void> {
  const masterKeys = loadMasterKeys({ masterKey: '', masterKeyFile: join(dataDir, 'master.key') });
  const keys = deriveSecretKeys(own);
  const rows = Array.from({ length: MORE_KEYS }, (_, index) => {
    const id = 1_000 + index;
    const row = {
      id,
      user_id: userId,
      api_key: `live-${randomBytes(16).toString('hex')}`,
      label: 'more',
      permissions: 'user_read',
      ip_allowlist: '',
      created_at_ms: 1,
      expires_at_ms: null,
      ordered_nonces: true,
      kind: 'talad',
      signature_v2_only: false,
      public_key: null,
      revoked_at_ms: null,
      suspended_at_ms: null,
    };
    return {
      ...row,
      ...codeColumn(keys, 'api_keys', row),
      sealed_secret: encryptForRow(masterKeys, ['api_keys', id], row)('secret'),
    };
  });
  await database.batchInsert('api_keys', rows, 500);
}

/** The number of API keys encrypted with each master key. */
async function keysInUse({ database }: TestExchange): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const sealed of await database('api_keys').pluck<string[]>('sealed_secret'))
    counts.set(masterKeyIdOf(sealed), (counts.get(masterKeyIdOf(sealed)) ?? 0) + 1);
  return counts;
}

test('a change of the master key that is killed in the middle is completed by the next run, beside a running server', () =>
  withExchange({}, async (exchange) => {
    const [file, previous] = [join(exchange.dataDir, 'master.key'), join(exchange.dataDir, 'previous.key')];
    const user = await exchange.createUser();
    await exchange.stop();
    await addApiKeys(exchange, user.id);
    writeFileSync(previous, readFileSync(file));
    const newKey = randomBytes(32).toString('hex');
    writeFileSync(file, `${newKey}\n`);
    const both = { PREVIOUS_MASTER_KEY_FILE: previous };
    await exchange.restart(both);

    const first: ChildProcess = spawn(process.execPath, COMMAND, {
      env: environmentOf(exchange, both),
      stdio: 'ignore',
    });
    const exited = new Promise((resolve) => first.once('exit', resolve));
    while ((await keysInUse(exchange)).size < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    first.kill('SIGKILL');
    await exited;
    expect((await keysInUse(exchange)).size).toBe(2);
    expect(await tablesContaining(exchange, `${masterKeyIdOfFile(previous)}.`)).toContain('sealed_values');
    await user.client.expect('getUser', 200, { path: { userid: 'me' } });

    const output = await runCommand(process.execPath, COMMAND, environmentOf(exchange, both));
    expect(output).toMatch(/\d+ secrets are encrypted with master key [0-9a-f]{8}/);
    expect((await keysInUse(exchange)).size).toBe(1);
    // No column of any table needs the previous key any more, so it can be destroyed.
    expect(await tablesContaining(exchange, `${masterKeyIdOfFile(previous)}.`)).toEqual([]);
    rmSync(previous);
    await exchange.restart();
    await user.client.expect('getUser', 200, { path: { userid: 'me' } });
    await exchange.operator.expect('listUsers', 200);

    // The same key, printed by a command.
    await exchange.restart({ MASTER_KEY_COMMAND: `cat '${file}'` });
    await user.client.expect('getUser', 200, { path: { userid: 'me' } });
  }));

test('without a previous key, nothing is changed', () =>
  withExchange({}, async (exchange) => {
    await expect(runCommand(process.execPath, COMMAND, environmentOf(exchange))).rejects.toThrow(
      /There is only one master key/,
    );
  }));

test.each([
  ['exit 3', HANG_MS, /MASTER_KEY_COMMAND failed with exit code 3/],
  ['true', HANG_MS, /MASTER_KEY_COMMAND printed nothing/],
  ['echo not-a-key', HANG_MS, /a master key must be a line of 64 lower-case hex characters/],
  ['kill -TERM $$', HANG_MS, /MASTER_KEY_COMMAND failed with exit code 143/],
  ['exec sleep 60', 300, /MASTER_KEY_COMMAND did not end within 300 ms/],
  // A child of the shell, which holds its output open.
  ['sleep 61; echo late', 300, /MASTER_KEY_COMMAND did not end within 300 ms/],
  ['sleep 62 & exit 4', HANG_MS, /MASTER_KEY_COMMAND failed with exit code 4/],
  ['yes', HANG_MS, /MASTER_KEY_COMMAND printed more than 65536 bytes/],
])(
  'a MASTER_KEY_COMMAND %s is reported, without its output',
  (masterKeyCommand, masterKeyCommandTimeoutMs, message) => {
    const load = () =>
      loadMasterKeys({ masterKey: '', masterKeyFile: '', masterKeyCommand, masterKeyCommandTimeoutMs });
    expect(load).toThrow(message);
    expect(load).not.toThrow(/not-a-key/);
    const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const running = processes.map((id) => commandLine(Number(id))?.join(' '));
    expect(running.filter((words) => /^sleep 6[0-2]$/.test(words ?? ''))).toEqual([]);
  },
);

test.each([
  ['sleep 60', 2_000, /MASTER_KEY_COMMAND did not end within 2000 ms/],
  ['exit 4', HANG_MS, /MASTER_KEY_COMMAND failed with exit code 4/],
])(
  'a process in a session of its own, which was started before %s, does not delay the start',
  (end, timeoutMs, message) => {
    const started = join(folder, `started-${randomBytes(4).toString('hex')}`);
    const start = `setsid sh -c ': > ${started}; exec sleep 30.25' & until [ -e ${started} ]; do sleep 0.01; done`;
    const load = () =>
      loadMasterKeys({
        masterKey: '',
        masterKeyFile: '',
        masterKeyCommand: `${start}; ${end}`,
        masterKeyCommandTimeoutMs: timeoutMs,
      });
    expect(load).toThrow(message);
    // It has not ended, so nothing has waited for it.
    const left = readdirSync('/proc').filter((id) => /^sleep 30\.25$/.test(commandLine(Number(id))?.join(' ') ?? ''));
    expect(left.length).toBeGreaterThan(0);
    for (const id of left) process.kill(Number(id), 'SIGKILL');
  },
);

test('a server that is killed leaves nothing of its MASTER_KEY_COMMAND', async () => {
  const script = `require(${JSON.stringify(join(BUILD, 'src', 'programs', 'main.js'))})`;
  const server = spawn(process.execPath, ['-e', script], {
    env: {
      PATH: process.env['PATH'],
      ENV_FILE: '/dev/null',
      DATABASE_URL: 'mysql://nobody@127.0.0.1:1/none',
      DATA_DIR: folder,
      MASTER_KEY_COMMAND: 'sleep 63',
    },
    stdio: 'ignore',
  });
  const isRunning = (): boolean =>
    readdirSync('/proc').some((id) => /^(\/bin\/sh -c )?sleep 63$/.test(commandLine(Number(id))?.join(' ') ?? ''));
  await eventually(isRunning, (running) => running);
  server.kill('SIGKILL');
  await eventually(isRunning, (running) => !running);
});
