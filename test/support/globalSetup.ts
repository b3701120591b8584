/**
 * Before any test file: the server is built, one private database runs for all of them, and what they see of the contract is written down.
 * TEST_DATABASE=serving: it is as large as that of a server that serves, for suites that judge how long things take.
 */
import { servingSize } from '../../src/launch/databaseSize';
import { buildIfStale } from './build';
import { type CoverageReport, startCoverage } from './coverage/report';
import { startTestDatabase } from './testDatabase';

declare global {
  var endTestDatabase: (() => Promise<void>) | undefined;
  var endCoverage: (() => CoverageReport) | undefined;
}

export default async function globalSetup(): Promise<void> {
  await buildIfStale();
  globalThis.endTestDatabase = await startTestDatabase(
    process.env['TEST_DATABASE'] === 'serving' ? servingSize() : undefined,
  );
  globalThis.endCoverage = startCoverage();
}
