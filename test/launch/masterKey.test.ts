/** The master key is created once, readable by its owner only, and never replaced. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureMasterKey } from '../../src/programs/launch/exchange/masterKey';
import { temporaryFolder } from '../support/temporaryFolder';

const folder = temporaryFolder();

test('the master key is created at the first start and reused at the next', () => {
  const path = join(folder, 'keys', 'master.key');
  expect(ensureMasterKey(path)).toBe(true);
  const key = readFileSync(path, 'utf8');
  expect(key).toMatch(/^[0-9a-f]{64}\n$/);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(ensureMasterKey(path)).toBe(false);
  expect(readFileSync(path, 'utf8')).toBe(key);
});
