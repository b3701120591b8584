/** After all test files: nothing of the run stays behind, and a whole run has seen the whole contract. */
import { isWholeRun, type RunChoice } from './coverage/report';

declare global {
  /** For the verdict: what failed beside the tests. */
  var failuresBesideTests: number | undefined;
}

export default async function globalTeardown(run: RunChoice): Promise<void> {
  await globalThis.endTestDatabase?.();
  const report = globalThis.endCoverage?.();
  if (report === undefined || !isWholeRun(run)) return;
  process.stdout.write(`${report.lines.join('\n')}\n`);
}
