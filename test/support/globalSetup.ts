/** Before any test file: the server is built, and one private database runs for all of them. */
import type { PrivateDatabase } from '../../src/launch/database';
import { buildIfStale } from './build';
import { startTestDatabase } from './testDatabase';

declare global {
  var testDatabase: PrivateDatabase | undefined;
}

export default async function globalSetup(): Promise<void> {
  await buildIfStale();
  globalThis.testDatabase = await startTestDatabase();
}
