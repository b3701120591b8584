/** Settings in the environment and in files are printed, and wrong ones are reported in one line by the programs. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../../src/foundation/settings/config';
import { commandLauncher } from '../support/commandLauncher';

const launch = commandLauncher();
const PASSWORD = 'canary-of-a-password';
const MASTER_KEY = 'c0ffee00'.repeat(8);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talad-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The output and exit code of `npm start -- --print-config` in the folder. */
async function printConfig(
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly output: string; readonly code: number | null }> {
  const { exited, output } = launch(['run', '--print-config'], environment, { cwd: folder });
  const { code } = await exited;
  return { output: output(), code };
}

function lineOf(output: string, name: string): string[] {
  const lines = output.split('\n');
  const at = lines.findIndex((line) => new RegExp(`^#?${name}=`).test(line));
  return lines.slice(at - 1, at + 1);
}

test('every setting is printed with its purpose, allowed values, value and source', async () => {
  writeFileSync(
    join(folder, '.env'),
    'DATA_DIR=data # here\nPORT=4000\nHTTP_BODY_BYTES_MAX="20000"\n\n# a comment\nLOG_LEVEL=warn\nexport HOST=\'a b\'\n',
  );
  const { output, code } = await printConfig({ PORT: '5000', LOG_LEVEL: '' });
  expect(code).toBe(0);
  for (const { env, about } of settings) {
    expect([env, about]).toEqual([env, expect.stringMatching(/^[A-Z`].*\.$/)]);
    expect(output).toContain(`# ${about}\n`);
  }
  expect(lineOf(output, 'PORT')).toEqual([
    '# an integer from 0 to 65535; default 3000; from the environment',
    'PORT=5000',
  ]);
  expect(lineOf(output, 'HTTP_BODY_BYTES_MAX')).toEqual([
    '# an integer from 1024 to 1048576 (bytes); default 16384; from .env',
    'HTTP_BODY_BYTES_MAX=20000',
  ]);
  expect(lineOf(output, 'LOG_LEVEL')[1]).toBe('LOG_LEVEL=warn');
  expect(lineOf(output, 'ENGINE_LEASE_MS')).toEqual([
    '# an integer from 1000 to 600000 (milliseconds); default 10000; not set',
    '#ENGINE_LEASE_MS=10000',
  ]);
  // The output is itself a file of settings.
  writeFileSync(join(folder, '.env'), output);
  expect((await printConfig({})).output).toBe(output.replaceAll('from the environment', 'from .env'));
});

test('the environment takes precedence over files, and the file in the working directory over that in the data directory', async () => {
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, '.env'), 'DATA_DIR=data\nPORT=1\nHOST=::1\n');
  writeFileSync(join(folder, 'data', '.env'), 'HOST=::2\nDATABASE_CONNECTIONS_MAX=12\nPORT=2\n');
  const { output } = await printConfig({ PORT: '3' });
  expect(['PORT', 'HOST', 'DATABASE_CONNECTIONS_MAX'].map((name) => lineOf(output, name)[1])).toEqual([
    'PORT=3',
    'HOST=::1',
    'DATABASE_CONNECTIONS_MAX=12',
  ]);
  expect(lineOf(output, 'DATABASE_CONNECTIONS_MAX')[0]).toContain('from data/.env');
  const other = join(folder, 'other');
  // As an editor of Windows writes it, with a byte-order mark.
  writeFileSync(other, '\uFEFFPORT=7\r\n');
  expect(lineOf((await printConfig({ ENV_FILE: other })).output, 'PORT')).toEqual([
    expect.stringContaining(`from ${other}`),
    'PORT=7',
  ]);
  expect(lineOf((await printConfig({ ENV_FILE: other })).output, 'HOST')[1]).toBe('#HOST=127.0.0.1');
});

test('no secret is printed, whether its setting is correct or wrong', async () => {
  const right = await printConfig({ DATABASE_URL: `mysql://talad:${PASSWORD}@db.example:3306/talad`, MASTER_KEY });
  expect([right.code, right.output.includes(PASSWORD), right.output.includes(MASTER_KEY)]).toEqual([0, false, false]);
  expect(lineOf(right.output, 'DATABASE_URL')[1]).toBe('DATABASE_URL=mysql://talad:***@db.example:3306/talad');
  expect(lineOf(right.output, 'MASTER_KEY')[1]).toBe('MASTER_KEY=***');
  for (const wrong of [
    { DATABASE_URL: PASSWORD },
    { DATABASE_URL: `mysql://a:${PASSWORD}` },
    { MASTER_KEY: PASSWORD },
    { CUSTODY_URL: `https://a:${PASSWORD}@b.example` },
  ]) {
    const { output, code } = await printConfig(wrong);
    expect([code, output.includes(PASSWORD)]).toEqual([1, false]);
  }
});

test('every setting outside its bounds is refused, all in one line, and nothing is started', async () => {
  const bounded = settings.filter(({ read }) => read('no such value') === undefined);
  expect(bounded.length).toBeGreaterThan(100);
  const { exited, output } = launch(
    ['run'],
    { DATA_DIR: join(folder, 'data'), ...Object.fromEntries(bounded.map(({ env }) => [env, 'no such value'])) },
    { cwd: folder },
  );
  expect((await exited).code).toBe(1);
  const lines = output().trimEnd().split('\n');
  expect(lines).toHaveLength(1);
  for (const { env, allowed } of bounded) expect(lines[0]).toContain(`${env} must be ${allowed}`);
});

test.each([
  ['PORT', 'line 2, is not NAME=value'],
  [`DATABASE_URL="mysql://a:${PASSWORD}@b/c`, 'line 2, is not NAME=value'],
  ['9LIVES=1', 'line 2, is not NAME=value'],
  ['HOST=b', 'line 2, sets HOST again'],
])('a file with the line %j is refused in one line that does not quote it', async (line, problem) => {
  writeFileSync(join(folder, '.env'), `HOST=a\n${line}\n`);
  expect(await printConfig({})).toEqual({ code: 1, output: `.env, ${problem}\n` });
});

test.each([
  ['now', /^use: run \[--print-config\]\n$/],
  ['--printconfig', /^Unknown option '--printconfig'.*; use one of: run \[--print-config\], /],
])('run %s starts nothing', async (word, message) => {
  const { exited, output } = launch(['run', word], { DATA_DIR: join(folder, 'data') }, { cwd: folder });
  expect([(await exited).code, existsSync(join(folder, 'data'))]).toEqual([1, false]);
  expect(output()).toMatch(message);
});

test('run --help lists the commands', async () => {
  const { exited, output } = launch(['run', '--help'], {}, { cwd: folder });
  expect([(await exited).code, output()]).toEqual([0, expect.stringMatching(/^use one of: run .*, reseal\n$/)]);
});

test('the owner of a schema without its service is refused', async () => {
  const { output, code } = await printConfig({ MIGRATE_DATABASE_URL: 'mysql://talad@db.example/talad' });
  expect([code, output]).toEqual([1, expect.stringContaining('MIGRATE_DATABASE_URL is set without DATABASE_URL')]);
});

test('a missing file and a duplicate key are refused', async () => {
  expect(await printConfig({ ENV_FILE: 'nowhere' })).toEqual({
    code: 1,
    output: 'the settings in nowhere cannot be read: ENOENT\n',
  });
  const { code, output } = await printConfig({ MASTER_KEY, MASTER_KEY_FILE: 'key' });
  expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    'MASTER_KEY and MASTER_KEY_FILE must not both be set',
  ]);
});
