/**
 * `make bench AGAINST=<commit>`: builds that commit beside this tree and measures both in turns, each with its own
 * benchmarks, so that both meet the same machine. ONLY, ROUNDS and TURNS (4) set how much; the default is short.
 */

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { endWith } from '../support/endWith';
import { formatMedianAndRange, median } from './figure';
import { printLines } from './printTable';

const ROOT = join(__dirname, '..', '..');
const TURNS_DEFAULT = 4;
const ROUNDS_DEFAULT = '2';
/** The columns of the table that a run prints; its first line shows where each begins. */
const COLUMNS = ['figure', 'ours', 'floor or peer', 'ratio (spread)', 'bar'] as const;

/** The medians of the ratios that one commit had in its turns, by figure, and what it measured last. */
type Measured = Map<string, { ratios: number[]; ours: string }>;

export function measureAgainst(commit: string): void {
  const turns = Number(process.env['TURNS'] ?? TURNS_DEFAULT);
  if (!Number.isSafeInteger(turns) || turns < 1)
    endWith(`TURNS must be a number of turns, not ${process.env['TURNS']}`);
  const trees = [
    { tree: treeOf(commit), results: new Map() as Measured },
    { tree: ROOT, results: new Map() as Measured },
  ] as const;
  for (let turn = 1; turn <= turns; turn++) {
    for (const { tree, results } of turn % 2 === 1 ? trees : trees.toReversed()) {
      process.stderr.write(`bench: turn ${turn} of ${turns}, ${tree === ROOT ? 'this tree' : commit}\n`);
      addTable(results, runMake(tree, 'bench'));
    }
  }
  const [{ results: before }, { results: now }] = trees;
  const rows = [...before.keys()].filter((name) => now.has(name)).map((name) => differenceOf(name, before, now));
  printLines([['figure', commit, 'now', `ratio ${commit}`, 'ratio now', 'change', ''], ...rows]);
}

/** A worktree of the commit, built; it is kept for the next run. */
function treeOf(commit: string): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  const { status } = spawnSync('git', ['rev-parse', '--quiet', '--verify', `${commit}^{commit}`], { cwd: ROOT });
  if (status !== 0) endWith(`AGAINST: there is no commit ${commit}`);
  const tree = join(ROOT, '.build', 'bench', git('rev-parse', '--short', '--verify', `${commit}^{commit}`));
  if (!existsSync(tree)) git('worktree', 'add', '--quiet', '--detach', tree, commit);
  process.stderr.write(`bench: building ${commit}\n`);
  runMake(tree, 'build');
  return tree;
}

function runMake(tree: string, target: string): string {
  const { AGAINST: _against, RECORD: _record, MAKEFLAGS: _flags, ...environment } = process.env;
  const PATH = [dirname(process.execPath), environment['PATH'] ?? ''].join(delimiter);
  const { status, stdout } = spawnSync('make', ['--no-print-directory', target], {
    cwd: tree,
    env: { ROUNDS: ROUNDS_DEFAULT, ...environment, PATH },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`make ${target} failed in ${tree}`);
  return stdout;
}

function addTable(results: Measured, output: string): void {
  const lines = output.split('\n');
  const header = lines.findIndex((line) => COLUMNS.every((column) => line.includes(column)));
  const starts = COLUMNS.map((column) => lines[header]?.indexOf(`${column}`) ?? 0);
  for (const line of lines.slice(header + 2)) {
    const [name = '', ours = '', , ratio = ''] = starts.map((start, at) => line.slice(start, starts[at + 1]).trim());
    if (!(Number.parseFloat(ratio) > 0)) continue;
    const result = results.get(name) ?? { ratios: [], ours };
    result.ratios.push(Number.parseFloat(ratio));
    results.set(name, { ...result, ours });
  }
}

/** Fewer turns of each commit say nothing: of four, equal builds are apart in 3 of 100 cases. */
const TURNS_MIN = 4;

/** Two commits differ if no ratio of the one lies among those of the other. */
function differenceOf(name: string, before: Measured, now: Measured): string[] {
  const [was, is] = [before, now].map((one) => one.get(name) ?? { ratios: [], ours: '' });
  const [old = [], fresh = []] = [was?.ratios, is?.ratios];
  const change = (100 * (median(fresh) - median(old))) / median(old);
  const areApart = Math.min(...fresh) > Math.max(...old) || Math.max(...fresh) < Math.min(...old);
  return [
    name,
    was?.ours ?? '',
    is?.ours ?? '',
    formatMedianAndRange(old),
    formatMedianAndRange(fresh),
    `${change > 0 ? '+' : ''}${change.toFixed(1)} %`,
    areApart && old.length >= TURNS_MIN ? 'differs' : '',
  ];
}
