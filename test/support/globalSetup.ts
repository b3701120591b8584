/**
 * Runs before all test files: builds the server, installs missing programs, starts one private database for all of
 * them, and starts recording the coverage of the contract. With TEST_DATABASE=serving the database is as large as that
 * of a serving exchange, for suites that judge durations. With LOAD=on two other processes keep processors busy.
 */

import { servingSize } from '../../src/programs/launch/database/databaseMemory';
import { spawnTiedToParent } from '../../src/programs/launch/process/childProcess';
import { buildIfStale } from './build';
import { type CoverageReport, startCoverage } from './coverage/coverageReport';
import { NatsServer } from './natsServer';
import { installTestPrograms } from './requiredPrograms';
import { startTestDatabase } from './testDatabase';

declare global {
  var endTestDatabase: (() => Promise<void>) | undefined;
  var endTestBus: (() => Promise<void>) | undefined;
  var endLoad: (() => void) | undefined;
  var endCoverage: (() => CoverageReport) | undefined;
}

export default async function globalSetup(): Promise<void> {
  await buildIfStale();
  await installTestPrograms();
  globalThis.endTestDatabase = await startTestDatabase(
    process.env['TEST_DATABASE'] === 'serving' ? servingSize() : undefined,
  );
  if (process.env['TEST_ROLE'] !== undefined) globalThis.endTestBus = await startTestBus();
  globalThis.endCoverage = startCoverage();
  if (process.env['LOAD'] === 'on') globalThis.endLoad = startLoad(2);
}

function startLoad(processes: number): () => void {
  const loops = Array.from({ length: processes }, () =>
    spawnTiedToParent('/bin/sh', ['-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}

/** One message bus for all tests of a run behind gateways. */
async function startTestBus(): Promise<() => Promise<void>> {
  const nats = await NatsServer.start();
  Object.assign(process.env, { TEST_NATS_URL: nats.url, TEST_NATS_TOKEN_FILE: nats.tokenFile });
  return () => nats.close();
}
