/** Folders that live as long as a test file. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talad-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
