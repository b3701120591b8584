/** Prints the verdict, `N passed, N failed`, as the run's last line. A test file that could not be run counts as one failure, and so does what the teardown found. */
class VerdictReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    // After the other reporters' summaries, which are written by then, and after the teardown, which comes later than this.
    process.once('exit', () => process.stdout.write(`${results.numPassedTests} passed, ${failed + (globalThis.failuresBesideTests ?? 0)} failed\n`));
  }
}

module.exports = VerdictReporter;
