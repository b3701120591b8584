/** The page of the audit shows operators all checks and what a short audit does not see, as code and simulation have them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../../src/engine/audit/auditChecks';
import { BLIND_SPOTS, NOT_COMPARED } from '../simulation/audits/blindSpots';

const PAGE = readFileSync(join(__dirname, '../../src/engine/audit/README.md'), 'utf8');

test('the page lists each check with its text, its consequence, and what a short audit sees of it', () => {
  const listed = tableAfter('| Check |').map((row) =>
    row
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim()),
  );
  const expected = Object.entries(CHECKS).map(([id, { text, consequence, shortAudit }]) => [
    `\`${id}\``,
    text,
    consequence,
    shortAudit,
  ]);
  expect(listed).toEqual(expected);
});

test('the page lists what a short audit does not see, and what no audit compares with events', () => {
  const rowOf = ({ tables, what }: { readonly tables: readonly string[]; readonly what: string }) =>
    `| ${tables.map((table) => `\`${table}\``).join(', ')} | ${what} |`;
  expect(tableAfter('| Tables | Rows |')).toEqual(BLIND_SPOTS.map(rowOf));
  expect(tableAfter('| Tables | Content |')).toEqual(NOT_COMPARED.map(rowOf));
});

/** The rows of the table of the page that has this header. */
function tableAfter(header: string): string[] {
  const lines = PAGE.split('\n');
  const first = lines.findIndex((line) => line.startsWith(header)) + 2;
  const end = lines.findIndex((line, index) => index >= first && line === '');
  return lines.slice(first, end);
}
