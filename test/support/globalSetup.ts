/** Before any test file: the server is built, and one private database runs for all of them. */
import { buildIfStale } from './build';
import { startTestDatabase } from './testDatabase';

declare global {
  var endTestDatabase: (() => Promise<void>) | undefined;
}

export default async function globalSetup(): Promise<void> {
  await buildIfStale();
  globalThis.endTestDatabase = await startTestDatabase();
}
