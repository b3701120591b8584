/**
 * Adds up what all workers of a run received, and reports which items of the contract no test received, and what was
 * received outside of it. Only a complete run is judged: a part of the tests sees a part of the contract.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContractItem, contractDocuments, contractItems } from './contractItems';
import { type CoverageNote, FOLDER_VARIABLE } from './recording';

const MISSING_ADVICE =
  '  Add a test that makes the server send each missing item, or remove it from spec/ if that is impossible. A test that failed earlier may be the cause.';
const OUTSIDE_ADVICE = '  Correct the server for each undeclared item, or declare the item in spec/.';

export interface CoverageReport {
  readonly lines: readonly string[];
  readonly isComplete: boolean;
}

/** The run's result about the contract, and how many failures it adds to those of the tests. */
export interface RunVerdict {
  readonly lines: readonly string[];
  readonly failures: 0 | 1;
}

/**
 * Called before the first worker starts. Returns a function that reads the notes, deletes them and returns the report.
 */
export function startCoverage(): () => CoverageReport {
  const folder = mkdtempSync(join(tmpdir(), 'talad-contract-'));
  process.env[FOLDER_VARIABLE] = folder;
  return () => {
    const notes = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
    rmSync(folder, { recursive: true });
    const distinct = [...new Set(notes)].filter((line) => line !== '').map((line) => JSON.parse(line) as CoverageNote);
    return buildReport(contractItems(contractDocuments()), distinct);
  };
}

export function buildReport(items: readonly ContractItem[], notes: readonly CoverageNote[]): CoverageReport {
  const missing = items.filter((item) => !notes.some((note) => item.isSeenIn(note)));
  const outside = notes.flatMap((note) => (note.kind === 'violation' ? [note.text] : []));
  const groups = (['published', 'internal', 'streams'] as const).map((group) => {
    const count = (among: readonly ContractItem[]): number => among.filter((item) => item.group === group).length;
    return `${group} ${count(items) - count(missing)} of ${count(items)}`;
  });
  const lines = [
    `contract: responses and messages received: ${groups.join(', ')}; undeclared: ${outside.length}`,
    ...missing.map(({ name }) => `  missing: ${name}`),
    ...(missing.length > 0 ? [MISSING_ADVICE] : []),
    ...outside.map((text) => `  undeclared: ${text.split('\n')[0]}`),
    ...(outside.length > 0 ? [OUTSIDE_ADVICE] : []),
  ];
  return { lines, isComplete: missing.length === 0 && outside.length === 0 };
}

/** A run that did not see the whole contract fails, whatever its tests say. */
export function judgeRun(run: RunChoice, report: CoverageReport): RunVerdict {
  if (!isWholeRun(run)) return { lines: [], failures: 0 };
  return { lines: report.lines, failures: report.isComplete ? 0 : 1 };
}

/** Jest's description of how the run was restricted. */
export interface RunChoice {
  readonly testPathPatterns: { readonly patterns: readonly string[] };
  readonly testNamePattern?: string | undefined;
  readonly shard?: object | undefined;
  readonly onlyChanged: boolean;
  readonly onlyFailures: boolean;
  readonly findRelatedTests: boolean;
}

function isWholeRun({
  testPathPatterns,
  testNamePattern,
  shard,
  onlyChanged,
  onlyFailures,
  findRelatedTests,
}: RunChoice): boolean {
  return (
    testPathPatterns.patterns.length === 0 &&
    !testNamePattern &&
    shard === undefined &&
    !onlyChanged &&
    !onlyFailures &&
    !findRelatedTests
  );
}
