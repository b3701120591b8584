/** Wrong values of the variables that targets of the Makefile take: one sentence before anything begins, and no start. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/build';

const MAKEFILE = readFileSync(join(ROOT, 'Makefile'), 'utf8');

/** The pairs of target and variable in a list of the Makefile. */
function listed(list: string): [string, string][] {
  const [, text = ''] = new RegExp(`^${list} = ((?:.*\\\\\n)*.*)$`, 'm').exec(MAKEFILE) ?? [];
  return [...text.matchAll(/([a-z-]+):([A-Z_]+)/g)].map(([, target = '', name = '']) => [target, name]);
}

function run(command: string, args: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
  return { status, output: `${stdout}${stderr}` };
}

test.each(listed('SWITCHES'))('make %s refuses %s=yes', (target, name) => {
  expect(run('make', ['-n', target, `${name}=yes`])).toEqual({
    status: 2,
    output: expect.stringMatching(
      new RegExp(`^Makefile:\\d+: \\*\\*\\* ${name} must be on or off, not yes\\.  Stop\\.\n$`),
    ),
  });
});

test.each(listed('NUMBERS'))('make %s refuses %s=1e3', (target, name) => {
  expect(run('make', ['-n', target, `${name}=1e3`])).toEqual({
    status: 2,
    output: expect.stringMatching(
      new RegExp(`^Makefile:\\d+: \\*\\*\\* ${name} must be a whole number, not 1e3\\.  Stop\\.\n$`),
    ),
  });
});

test.each(['on', 'off', ''])('every target takes the value %j for what is on or off, and numbers', (value) => {
  const [switches, numbers] = [listed('SWITCHES'), listed('NUMBERS')];
  const targets = new Set([...switches, ...numbers].map(([target]) => target));
  const values = [...switches.map(([, name]) => `${name}=${value}`), ...numbers.map(([, name]) => `${name}=12`)];
  expect(run('make', ['-n', ...targets, ...values]).status).toBe(0);
});

test('every variable that the list of targets describes as on is checked', () => {
  const described = [...MAKEFILE.matchAll(/^([a-z-]+):.*## (.*)$/gm)].flatMap(([, target = '', about = '']) =>
    [...about.matchAll(/\b([A-Z]+)=on\b/g)].map(([, name = '']): [string, string] => [target, name]),
  );
  expect(described.length).toBeGreaterThan(5);
  expect(listed('SWITCHES')).toEqual(expect.arrayContaining(described));
});

test('what is off is not done', () => {
  expect(run('make', ['-n', 'migrate', 'DIRECTION=down', 'FORCE=off']).output).toMatch(/main\.js migrate down *\n/);
  expect(run('make', ['-n', 'migrate', 'DIRECTION=down', 'FORCE=on']).output).toMatch(/main\.js migrate down force\n/);
});

const REVIEW = 'src/programs/codegen/review/main.ts';
test.each([
  [
    REVIEW,
    ['--base', '/no/such'],
    {},
    'BASE: /no/such is not a folder of the contract, because it has no openapi.yaml',
  ],
  [REVIEW, ['--html', '/no/such/page.html'], {}, 'HTML: /no/such/page.html cannot be written'],
  [REVIEW, ['--summary', '/tmp'], {}, 'SUMMARY: /tmp cannot be written'],
  [
    REVIEW,
    ['--release', '2026-11-28', '--document', 'nosuch'],
    {},
    /^DOCUMENT: there is no document nosuch; there are .*/,
  ],
  ['test/bench/main.ts', [], { ONLY: 'nosuch' }, /^ONLY: there is no figure nosuch; there are .*/],
  ['test/bench/main.ts', [], { AGAINST: 'nosuch' }, 'AGAINST: there is no commit nosuch'],
  ['test/bench/main.ts', [], { ROUNDS: '0' }, 'ROUNDS must be a number of rounds, not 0'],
  ['test/sabotage/main.ts', [], { ONLY: 'nosuch' }, 'ONLY: no sabotage matches nosuch'],
  ['test/simulation/main.ts', [], { SEEDS: '0' }, 'SEEDS must be a whole number from 1, not 0'],
  ['test/growth/main.ts', [], { ROWS: '0' }, 'ROWS must be a whole number from 1'],
] as const)('%s %j with %j prints one line', (program, args, environment, message) => {
  const { status, output } = run(join(ROOT, 'node_modules', '.bin', 'tsx'), [program, ...args], environment);
  expect(status).toBe(1);
  expect(output.trimEnd()).toMatch(typeof message === 'string' ? new RegExp(`^${message}$`) : message);
  expect(output.trimEnd()).not.toContain('\n');
});
