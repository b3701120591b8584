/** Runs the test that must detect a planted fault, in a copy of the tree, and returns its verdict. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type NamedTest, SEEDS_MAX } from './plantedFault';

export interface Verdict {
  /**
   * `passed`: the test did not detect the fault. `failed`: it did. `broken`: it could not be run, so there is no
   * verdict.
   */
  readonly outcome: 'passed' | 'failed' | 'broken';
  readonly detail: string;
}

const RUN_DEADLINE_MS = 300_000;
/** A fault may make a test wait for ever. */
const TEST_DEADLINE_MS = 120_000;

export async function runSimulation(root: string, seeds = SEEDS_MAX): Promise<Verdict> {
  const environment = { SEED: '1', SEEDS: String(seeds), WORKERS: '1', UNTIL: 'failure' };
  const { code, output } = await runNode(
    root,
    ['node_modules/tsx/dist/cli.mjs', 'test/simulation/main.ts'],
    environment,
  );
  const seed = /seed (\d+) fails/.exec(output)?.[1];
  if (seed !== undefined)
    return { outcome: 'failed', detail: `seed ${seed}: ${/found: (.*)/.exec(output)?.[1]?.slice(0, 90) ?? ''}` };
  return code === 0 ? { outcome: 'passed', detail: `${seeds} seeds` } : { outcome: 'broken', detail: lastLine(output) };
}

export async function runDetectingTest(
  root: string,
  { file, name, environment = {} }: NamedTest,
  databaseUrl: string,
): Promise<Verdict> {
  const report = join(root, '.sabotage-report.json');
  rmSync(report, { force: true });
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  // Not every test is part of `make test`: chaos suites have other file names. Processes that a failed test left are
  // not waited for.
  const chosen = ['--testMatch', `**/${file}`, '-t', pattern, '--forceExit', `--testTimeout=${TEST_DEADLINE_MS}`];
  const { output } = await runNode(
    root,
    ['node_modules/jest/bin/jest.js', ...chosen, '--json', `--outputFile=${report}`],
    {
      DATABASE_URL: databaseUrl,
      ...environment,
    },
  );
  if (!existsSync(report)) return { outcome: 'broken', detail: lastLine(output) };
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as JestReport;
  const results = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed');
  const failed = results.find(({ status }) => status === 'failed');
  if (failed !== undefined) {
    const detail = firstLine(failed.failureMessages[0] ?? '');
    // A server that cannot even start fails every test, which proves nothing.
    return { outcome: detail.includes('The server did not start') ? 'broken' : 'failed', detail };
  }
  const [{ status = 'failed', message = 'no such test' } = {}] = testResults;
  if (results.length === 0) return { outcome: 'broken', detail: firstLine(message) };
  // An uncaught error fails the file, whichever test was running.
  return status === 'failed'
    ? { outcome: 'failed', detail: firstLine(message.replace('● Test suite failed to run', '')) }
    : { outcome: 'passed', detail: '' };
}

interface JestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly status: string; readonly failureMessages: readonly string[] }[];
  }[];
}

function runNode(
  root: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      // BITCOIND: the node of somebody who has one.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BITCOIND: process.env['BITCOIND'], ...environment },
    });
    let output = '';
    const deadline = setTimeout(() => child.kill('SIGKILL'), RUN_DEADLINE_MS);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(deadline);
      resolve({ code, output });
    });
  });
}

function firstLine(text: string): string {
  const lines = stripVTControlCharacters(text).split('\n');
  return (lines.find((line) => line.trim() !== '') ?? '').trim().slice(0, 90);
}

function lastLine(text: string): string {
  return firstLine(text.trim().split('\n').reverse().join('\n'));
}
