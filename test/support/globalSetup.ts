/** Before any test file: the server is built, one private database runs for all of them, and what they see of the contract is written down. */
import { buildIfStale } from './build';
import { type CoverageReport, startCoverage } from './coverage/report';
import { startTestDatabase } from './testDatabase';

declare global {
  var endTestDatabase: (() => Promise<void>) | undefined;
  var endCoverage: (() => CoverageReport) | undefined;
}

export default async function globalSetup(): Promise<void> {
  await buildIfStale();
  globalThis.endTestDatabase = await startTestDatabase();
  globalThis.endCoverage = startCoverage();
}
