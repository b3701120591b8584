/**
 * `make bench`: measures the figures in `figures/` and prints one table. ONLY=orders,reads selects some, ROUNDS=9 sets
 * the rounds. Each figure is a ratio against a floor or a peer of the same run, because machines differ and are shared.
 * Missed bars do not fail the run: benchmarks report, they do not judge. AGAINST=<commit> compares with that commit.
 */

import { execFileSync } from 'node:child_process';
import { servingSize } from '../../src/programs/launch/database/databaseMemory';
import { buildIfStale } from '../support/build';
import { endWith } from '../support/endWith';
import { startTestDatabase } from '../support/testDatabase';
import { measureAgainst } from './against';
import { appendBenchmarkHistory } from './benchmarkHistory';
import { figures } from './figures';
import { writeLatencyPicture } from './latencyPicture';
import type { MeasuredFigures } from './measuredFigures';
import { printTable } from './printTable';

const ROUNDS_DEFAULT = 5;

async function main(): Promise<void> {
  const begunMs = performance.now();
  const against = process.env['AGAINST'];
  if (against !== undefined) return measureAgainst(against);
  const chosen = chosenNames(process.env['ONLY'] ?? '');
  const rounds = Number(process.env['ROUNDS'] ?? ROUNDS_DEFAULT);
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    endWith(`ROUNDS must be a number of rounds, not ${process.env['ROUNDS']}`);
  await buildIfStale();
  const endTestDatabase = await startTestDatabase(servingSize());
  const measured: MeasuredFigures[] = [];
  try {
    for (const name of chosen) {
      const startedMs = performance.now();
      const one = await measureOrReportFailure(name, rounds);
      if (one !== undefined) measured.push(one);
      process.stderr.write(`bench: ${name} took ${Math.round((performance.now() - startedMs) / 1_000)} s\n`);
    }
  } finally {
    await endTestDatabase();
  }
  const all = measured.flatMap((each) => each.figures);
  const points = measured.flatMap((each) => each.points ?? []);
  printTable(all);
  if (all.length > 0) appendBenchmarkHistory(all, commitHash());
  if (points.length > 0) writeLatencyPicture(points);
  process.stdout.write(
    `commit ${commitHash()}, ${rounds} rounds, ${Math.round((performance.now() - begunMs) / 1_000)} s\n`,
  );
}

/** A figure that cannot be measured does not prevent the others; the exit code reports it. */
async function measureOrReportFailure(name: string, rounds: number): Promise<MeasuredFigures | undefined> {
  try {
    return await figures[name]?.(rounds);
  } catch (error) {
    process.stderr.write(`bench: ${name} could not be measured: ${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
    return undefined;
  }
}

function chosenNames(only: string): string[] {
  const names = Object.keys(figures);
  if (only === '') return names;
  const unknown = only.split(',').filter((name) => !names.includes(name));
  if (unknown.length > 0) endWith(`ONLY: there is no figure ${unknown.join(', ')}; there are ${names.join(', ')}`);
  return names.filter((name) => only.split(',').includes(name));
}

/** The short commit hash, with a plus sign if the tree has uncommitted changes. */
function commitHash(): string {
  const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain', '--', 'src', 'generated', 'migrations') === '' ? '' : '+'}`;
}

void main();
