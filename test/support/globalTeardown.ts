/** After all test files: nothing of the run stays behind, and a whole run that has not seen the whole contract fails. */
import { type RunChoice, verdictOn } from './coverage/report';

declare global {
  /** What failed beside the tests, for the verdict in the run's last line. */
  var failuresBesideTests: number | undefined;
}

export default async function globalTeardown(run: RunChoice): Promise<void> {
  await globalThis.endTestDatabase?.();
  const report = globalThis.endCoverage?.();
  if (report === undefined) return;
  const { lines, failures } = verdictOn(run, report);
  for (const line of lines) process.stdout.write(`${line}\n`);
  globalThis.failuresBesideTests = failures;
  // Jest's own code is about its tests alone; it leaves one that is set.
  if (failures > 0) process.exitCode = 1;
}
