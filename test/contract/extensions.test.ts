/** A vendor extension with a wrong value or name is refused, with its file and line. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extensionProblems } from '../../src/programs/codegen/documents/extensions';
import { readSpecFiles } from '../../src/programs/codegen/documents/specFiles';
import { ROOT } from '../support/build';

const SPEC = join(ROOT, 'spec');
const folder = mkdtempSync(join(tmpdir(), 'talad-extensions-'));
beforeAll(() => cpSync(SPEC, folder, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

test('the files of the contract have right extensions only', () => {
  expect(extensionProblems(readSpecFiles(SPEC))).toEqual([]);
});

test.each([
  [
    'x-second-factor: true',
    'x-second-factor: yes',
    'paths/operator/withdrawals.yaml',
    'x-second-factor is true, or left out',
  ],
  ['x-secret: true', 'x-secret: "yes"', 'components/schemas/operator/partners.yaml', 'x-secret is true, or left out'],
  ['x-internal: true', 'x-internal: yes', 'openapi.yaml', 'x-internal is true, or left out'],
  ['x-effect: tightens', 'x-effect: tighten', 'paths/operator/api-keys.yaml', 'x-effect is one of neutral, tightens'],
  ['x-permission: ', 'x-permision: ', 'paths/trading.yaml', 'x-permision is not a known extension'],
  ['  base: ', '  base: 1\n    perSymbl: ', 'paths/binance/market-data.yaml', 'x-weight is a number, or has base'],
])('%s as %s in %s', (right, wrong, file, message) => {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(right);
  expect([file, at > 0]).toEqual([file, true]);
  writeFileSync(path, text.replace(right, wrong));
  const problems = extensionProblems(readSpecFiles(folder));
  writeFileSync(path, text);
  const line = text.slice(0, at).split('\n').length;
  expect(problems).toEqual([expect.stringContaining(message)]);
  const shown = Number(/:(\d+): /.exec(problems[0] ?? '')?.[1]);
  expect(Math.abs(shown - line)).toBeLessThanOrEqual(1);
});
