/**
 * Ends a run with what failed, a line each in the order it began, and the verdict, `N passed, N failed`, as the last line: whoever has only the end of the output
 * knows what to look at. A test file that could not be run counts as one failure, and so does what the teardown found.
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
    // After the other reporters' summaries, which are written by then, and after the teardown, which comes later than this.
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
