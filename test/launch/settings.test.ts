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
  ['UTF-16 of Windows', Buffer.from('\uFEFFPORT=7\n', 'utf16le'), 'the file is UTF-16, or no text. Save it as UTF-8'],
  ['UTF-16 without mark', Buffer.from('PORT=7\n', 'utf16le'), 'the file is UTF-16, or no text. Save it as UTF-8'],
  ['Latin-1', Buffer.from('BANK_ACCOUNT_NAME=Caf\xe9\n', 'latin1'), 'the file is not UTF-8. Save it as UTF-8'],
])('a file of settings in %s is refused', async (_, content, problem) => {
  writeFileSync(join(folder, '.env'), content);
  expect(await printConfig({})).toEqual({ code: 1, output: `the settings in .env cannot be read: ${problem}\n` });
});

test.each(['\n', '\r\n', '\r'])('lines of a file may end in %j', async (end) => {
  writeFileSync(join(folder, '.env'), ['PORT=4000', '# a comment', 'HOST=::1', ''].join(end));
  const { output } = await printConfig({});
  expect(['PORT', 'HOST'].map((name) => lineOf(output, name)[1])).toEqual(['PORT=4000', 'HOST=::1']);
});

test.each([
  ...settings.flatMap(({ env, isFileToRead }) => (isFileToRead === true ? [env] : [])),
  'MASTER_KEY_FILE',
  'DATABASE_URL_FILE',
  'MIGRATE_DATABASE_URL_FILE',
  'ENV_FILE',
])('a file of %s that cannot be read is named before anything starts', async (name) => {
  const { exited, output } = launch(['run'], { DATA_DIR: join(folder, 'data'), [name]: folder }, { cwd: folder });
  expect((await exited).code).toBe(1);
  expect(output()).toMatch(new RegExp(`^${name}: .*${folder} cannot be read: EISDIR\n$`));
  expect(existsSync(join(folder, 'data', 'database'))).toBe(false);
});

test.each([
  [
    { MASTER_KEY_FILE: 'wrong' },
    'MASTER_KEY_FILE: .*wrong: a master key must be a line of 64 lower-case hex characters',
  ],
  [{ PREVIOUS_MASTER_KEY_FILE: 'wrong', MASTER_KEY }, 'PREVIOUS_MASTER_KEY_FILE: wrong: a master key must be .*'],
  [{ DATABASE_URL_FILE: 'empty' }, 'DATABASE_URL_FILE: empty is empty'],
  [{ BRANDING_DIR: 'wrong' }, 'BRANDING_DIR: .*wrong/brand.json cannot be read .*'],
  [{ DATA_DIR: 'wrong' }, 'DATA_DIR: .*wrong cannot be used as a folder: .*'],
])('run with %j starts nothing', async (given, message) => {
  writeFileSync(join(folder, 'wrong'), 'no key\n', { mode: 0o700 });
  writeFileSync(join(folder, 'empty'), '\n');
  const { exited, output } = launch(['run'], { DATA_DIR: 'data', ...given }, { cwd: folder });
  expect((await exited).code).toBe(1);
  expect(output()).toMatch(new RegExp(`^${message}\n$`));
  expect(existsSync(join(folder, 'data', 'database'))).toBe(false);
});

test('the commands that need the master key name its file if there is none', async () => {
  const { exited, output } = launch(['reseal'], { DATA_DIR: join(folder, 'data') }, { cwd: folder });
  expect((await exited).code).toBe(1);
  expect(output()).toBe(`MASTER_KEY_FILE: ${join(folder, 'data', 'master.key')} cannot be read: ENOENT\n`);
});

test.each([
  ['now', /^use: run \[--print-config\]\n$/],
  ['--printconfig', /^Unknown option '--printconfig'; use one of: run \[--print-config\], /],
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
    output: 'ENV_FILE: the settings in nowhere cannot be read: ENOENT\n',
  });
  const { code, output } = await printConfig({ MASTER_KEY, MASTER_KEY_FILE: 'key' });
  expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([
    1,
    'MASTER_KEY and MASTER_KEY_FILE must not both be set',
  ]);
});
