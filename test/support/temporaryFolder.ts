/** Folders that exist as long as a test file. A process that was killed may take a moment to release its folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'talad-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  return folder;
}
