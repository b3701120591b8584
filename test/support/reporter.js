/** Prints the verdict, `N passed, N failed`, as the run's last line. A test file that could not be run counts as one failure. */
class VerdictReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    this.verdict = `${results.numPassedTests} passed, ${failed} failed`;
    // After the other reporters' summaries, which are written by then, and after whatever the teardown prints.
    process.once('exit', () => process.stdout.write(`${this.verdict}\n`));
  }
}

module.exports = VerdictReporter;
