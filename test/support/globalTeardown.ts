/**
 * Runs after all test files: removes everything the run left, and fails a complete run that did not see the whole
 * contract.
 */
import { judgeRun, type RunChoice } from './coverage/coverageReport';

declare global {
  var endTestBus: (() => Promise<void>) | undefined;
  var endLoad: (() => void) | undefined;
  /** Failures outside of tests, for the summary in the last line. */
  var failuresBesideTests: number | undefined;
}

export default async function globalTeardown(run: RunChoice): Promise<void> {
  globalThis.endLoad?.();
  await globalThis.endTestDatabase?.();
  await globalThis.endTestBus?.();
  const report = globalThis.endCoverage?.();
  if (report === undefined) return;
  const { lines, failures } = judgeRun(run, report);
  for (const line of lines) process.stdout.write(`${line}\n`);
  globalThis.failuresBesideTests = failures;
  // Jest's own exit code covers only its tests, and does not override one that is set.
  if (failures > 0) process.exitCode = 1;
}
