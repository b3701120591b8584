/** The tables of `.github/SECURITY.md` name the test behind each statement. These tests must exist. */
import { existsSync, readFileSync } from 'node:fs';
import { operatorRoles } from '../../generated/operations';

const text = readFileSync('.github/SECURITY.md', 'utf8');
const rows = text.split('\n').filter((line) => /^\| (?!Who |Subject |-)/.test(line));

/** The names of tests in a cell, each with its file. */
function testsIn(cell: string): { readonly file: string; readonly name: string }[] {
  return [...cell.matchAll(/`([\w/]+): ([^`]*)`/g)].map(([, file = '', name = '']) => ({
    file: `test/${file}.test.ts`,
    name,
  }));
}

test('every person of the table is there, also each role', () => {
  const people = rows.map((row) => row.split(' | ')[0]?.replace('| ', ''));
  expect(people).toEqual(expect.arrayContaining(operatorRoles.filter((role) => role !== 'approver')));
  const others = ['one operator', 'one approver', 'tables', 'backup', 'cookie', 'API key', 'password', 'mailbox'];
  for (const word of others) expect(people.some((person) => person?.includes(word))).toBe(true);
});

test.each(rows.map((row) => row.split(' | ')))('%s: is shown by tests that exist', (...cells) => {
  const [, can = '', cannot = ''] = cells;
  expect(cells).toHaveLength(3);
  expect(testsIn(cannot).length).toBeGreaterThan(0);
  for (const { file, name } of [...testsIn(can), ...testsIn(cannot)]) {
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect([file, name, readFileSync(file, 'utf8').includes(name)]).toEqual([file, name, true]);
  }
});
