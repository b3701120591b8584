/**
 * Ends a run with one line per failure in the order of their start, and the result, `N passed, N failed`, as the last
 * line, so that the end of the output suffices. A test file that could not be run counts as one failure, and so does a
 * finding of the teardown.
 */
const { relative } = require('node:path');
const { stripVTControlCharacters } = require('node:util');

const SHOWN = 20;

class VerdictReporter {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const files = results.testResults.toSorted((one, other) => one.perfStats.start - other.perfStats.start);
    const lines = files.flatMap((file) =>
      failuresOf(file).map((line) => `failed: ${relative(this.rootDir, file.testFilePath)}: ${line}`),
    );
    if (lines.length > SHOWN) lines.splice(SHOWN, lines.length, `and ${lines.length - SHOWN} more failed`);
    // Printed after the summaries of the other reporters and after the teardown, which comes later than this call.
    process.once('exit', () => {
      const verdict = `${results.numPassedTests} passed, ${failed + (globalThis.failuresBesideTests ?? 0)} failed`;
      process.stdout.write(`${[...lines, verdict].join('\n')}\n`);
    });
  }
}

function failuresOf({ testExecError, testResults }) {
  if (testExecError) return [firstLine(testExecError.message)];
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${fullName}: ${firstLine(failureMessages[0])}`);
}

function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}

module.exports = VerdictReporter;
