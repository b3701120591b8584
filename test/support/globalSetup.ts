/**
 * Runs before all test files: builds the server, starts one private database for all of them, and starts recording the
 * coverage of the contract. With TEST_DATABASE=serving the database is as large as that of a serving exchange, for
 * suites that judge durations.
 */
import { servingSize } from '../../src/launch/databaseMemory';
import { buildIfStale } from './build';
import { type CoverageReport, startCoverage } from './coverage/coverageReport';
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
