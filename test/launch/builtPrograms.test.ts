/** A built program is one file, and its stack traces name the lines of the source files. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD, ROOT } from '../support/build';
import { commandLauncher } from '../support/commandLauncher';
import { temporaryFolder } from '../support/temporaryFolder';

const launch = commandLauncher();
const folder = temporaryFolder();

test.each(['main', 'launch/main', 'launch/operator/main'])(
  'the program %s has only ASCII characters, which are read and compiled faster',
  (program) => {
    const text = readFileSync(join(BUILD, 'src', 'programs', `${program}.bundle.js`));
    expect(text.findIndex((byte) => byte > 0x7f)).toBe(-1);
  },
);

test('the stack trace of an unexpected error names source files and their lines', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const { exited, output } = launch(['migrate'], {
    DATA_DIR: folder,
    DATABASE_URL: `mysql://u:p@localhost/x?ca=${file}/none`,
  });
  expect((await exited).code).toBe(1);
  const [, source = '', line = ''] = /at connectionSettings \((.*):(\d+)\)$/m.exec(output()) ?? [output()];
  expect(source).toBe(join(ROOT, 'src', 'foundation', 'database', 'databaseAddress.ts'));
  expect(readFileSync(source, 'utf8').split('\n')[Number(line) - 1]).toContain('readFileSync(caFile');
});
