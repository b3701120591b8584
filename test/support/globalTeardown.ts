/** After all test files: nothing of the run stays behind. */
import { stopTestDatabase } from './testDatabase';

export default async function globalTeardown(): Promise<void> {
  if (globalThis.testDatabase !== undefined) await stopTestDatabase(globalThis.testDatabase);
}
