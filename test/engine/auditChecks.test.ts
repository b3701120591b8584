/** The page of the audit shows operators all checks, with their consequences, as the code has them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from '../../src/engine/audit/checks';

const PAGE = readFileSync(join(__dirname, '../../src/engine/audit/README.md'), 'utf8');

test('the page lists each check with its text, its consequence, and what a short audit sees of it', () => {
  const rows = PAGE.split('\n').filter((line) => line.startsWith('| `'));
  const listed = rows.map((row) =>
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
