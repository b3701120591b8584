/**
 * Executes the walk through "Adding an operation" of spec/README.md in a copy of the repository: after the edits of the
 * contract the compiler names the missing handler, after all three edits it is satisfied, the review reports an
 * addition, and the tests of the contract pass. `make test` runs those that look at each operation and need no more than
 * a minute; `make long` runs all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TreeCopy } from '../sabotage/treeCopy';
import { ROOT } from '../support/build';
import { IS_LONG } from '../support/runSize';
import { codeBlocksIn } from './guideSections';

const README = readFileSync(join(ROOT, 'spec', 'README.md'), 'utf8');
const [, WALK = ''] = /\n## Adding an operation\n([\s\S]*?)\n## /.exec(README) ?? [];

const copy = TreeCopy.create();
// The compiler takes most of its time for the tests, which the walk does not change.
const settings = JSON.parse(readFileSync(join(copy.root, 'tsconfig.json'), 'utf8')) as { include: string[] };
settings.include = ['src', 'generated'];
writeFileSync(join(copy.root, 'tsconfig.json'), JSON.stringify(settings));
afterAll(() => copy.remove());

/** The tests that the walk runs, as arguments of Jest. `badInput` sends every bad value of the operation. */
const TESTS = IS_LONG
  ? ['test/contract', '--testPathIgnorePatterns', 'newOperation']
  : [
      'test/contract/(spec|badInput)\\.test',
      '--testNamePattern',
      'getPairStatus|the published copy|^examples|has a valid request that is accepted',
    ];

/** What `npm run NAME` prints, and whether it succeeds. */
function runNpmScript(name: string): { readonly succeeds: boolean; readonly output: string } {
  try {
    return {
      succeeds: true,
      output: execFileSync('npm', ['run', '--silent', name], { cwd: copy.root, encoding: 'utf8', stdio: 'pipe' }),
    };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { succeeds: false, output: stdout + stderr };
  }
}

/** The blocks of one numbered edit. */
function blocksOf(edit: number, language: string): string[] {
  const [, text = ''] = new RegExp(`\\n\\*\\*Edit ${edit}: ([\\s\\S]*?)(?=\\n\\*\\*Edit|$)`).exec(WALK) ?? [];
  return codeBlocksIn(text, language);
}

/** The one file that an edit names first. */
function fileOf(edit: number): string {
  const [, file] = new RegExp(`\\n\\*\\*Edit ${edit}: [^\`]*\`([^\`]+)\``).exec(WALK) ?? [];
  if (file === undefined) throw new Error(`edit ${edit} of spec/README.md names no file`);
  return join(copy.root, file);
}

/** Inserts the lines that begin with `+` where the other lines, which occur once, are. */
function applyDiff(diff: string, file: string): void {
  const lines = diff.split('\n');
  const before = lines.filter((line) => line.startsWith(' ')).map((line) => line.slice(1));
  const after = lines.map((line) => line.slice(1));
  const parts = readFileSync(file, 'utf8').split(`\n${before.join('\n')}\n`);
  if (parts.length !== 2)
    throw new Error(`the lines of spec/README.md are ${parts.length - 1} times in ${file}: ${diff}`);
  writeFileSync(file, parts.join(`\n${after.join('\n')}\n`));
}

test('the three edits of spec/README.md add an operation, and the compiler says what is missing after two', () => {
  const [operation = ''] = blocksOf(1, 'yaml');
  appendFileSync(fileOf(1), `\n${operation}\n`);
  for (const diff of blocksOf(2, 'diff')) applyDiff(diff, fileOf(2));
  expect(runNpmScript('generate')).toMatchObject({ succeeds: true });
  const incomplete = runNpmScript('types');
  expect(incomplete.succeeds).toBe(false);
  expect(incomplete.output).toMatch(/src\/api\/handlers\/marketData\/getPairStatus/);

  const [handler = ''] = blocksOf(3, 'ts');
  writeFileSync(fileOf(3), `${handler}\n`);
  expect(runNpmScript('types')).toEqual({ succeeds: true, output: '' });

  const [reported = ''] = blocksOf(3, 'text');
  expect(reported).toContain('getPairStatus');
  expect(runNpmScript('review')).toMatchObject({ succeeds: true, output: expect.stringContaining(`  ${reported}\n`) });
});

test('the tests of the contract pass with the operation', () => {
  const { PATH, HOME, DATABASE_URL } = process.env;
  const environment = { PATH, HOME, DATABASE_URL, ...(IS_LONG && { LONG: 'on' }) };
  const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers', '2', ...TESTS];
  const { status, stderr } = spawnSync(process.execPath, jest, { cwd: copy.root, encoding: 'utf8', env: environment });
  const failed = [...stderr.matchAll(/^ {2}● .*/gm)].map(([line]) => line);
  expect({ status, failed }).toEqual({ status: 0, failed: [] });
  expect(stderr).toMatch(/^Tests: .*\b[1-9]\d* passed/m);
});
