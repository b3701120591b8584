/**
 * `make sabotage`: plants one fault after the other in a copy of the tree and runs the test that must detect it. First
 * each of these tests runs without a fault, because a test that fails anyway proves nothing. ONLY selects by promise
 * numbers (`13,18`), file or words. DETECTED names a file in which detected faults are kept, which are not planted again.
 */

import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startPrivateDatabase } from '../../src/programs/launch/database/database';
import { BUILD } from '../support/build';
import { endWith } from '../support/endWith';
import { gitCommit } from '../support/gitCommit';
import type { PlantedFault } from './plantedFault';
import { SABOTAGES } from './records';
import { runDetectingTest, runSimulation, type Verdict } from './runDetectingTest';
import { TreeCopy } from './treeCopy';

const SCHEMA = 'talad_sabotage';
/** Without a fault, a few seeds show that the copy works; `make simulate` runs more. */
const HEALTHY_SEEDS = 3;
const SAID_EVERY = 10;

async function main(): Promise<void> {
  const begunMs = Date.now();
  const { ONLY: only = '', DETECTED: file } = process.env;
  const matching = SABOTAGES.filter((sabotage) => isChosen(sabotage, only));
  const detected = new Set(file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
  const chosen = matching.filter((sabotage) => !detected.has(labelOf(sabotage)));
  if (matching.length > chosen.length) printLine(`${matching.length - chosen.length} were detected before`);
  if (matching.length > 0 && chosen.length === 0) return;
  if (matching.length === 0) endWith(`ONLY: no sabotage matches ${only}`);
  const copies = Array.from({ length: Math.min(availableParallelism(), chosen.length) }, () => TreeCopy.create());
  const [home] = copies;
  if (home === undefined) return;
  const database = await startPrivateDatabase({
    folder: join(home.root, '.talad-sabotage'),
    say: () => undefined,
    template: join(BUILD, 'database-template'),
  });
  try {
    const check = (copy: TreeCopy, { caughtBy }: PlantedFault, seeds?: number) =>
      caughtBy === 'simulation'
        ? runSimulation(copy.root, seeds)
        : runDetectingTest(copy.root, caughtBy, database.ownerUrl(SCHEMA));
    const tests = firstOfEachTest(chosen);
    let done = 0;
    const healthy = await runOnCopies(copies, tests, async (copy, sabotage) => {
      const verdict = await check(copy, sabotage, HEALTHY_SEEDS);
      done += 1;
      if (done % SAID_EVERY === 0) printLine(`without faults: ${done} of ${tests.length} tests`);
      return verdict;
    });
    const failing = new Set<string>();
    for (const { sabotage, verdict } of healthy) {
      if (verdict.outcome === 'passed') continue;
      failing.add(detectingTestOf(sabotage));
      printLine(`without a fault, ${detectingTestOf(sabotage)} does not pass: ${verdict.detail}`);
    }

    const results = await runOnCopies(copies, chosen, async (copy, sabotage) => {
      const verdict = failing.has(detectingTestOf(sabotage))
        ? UNTESTED
        : await withPlantedFault(copy, sabotage, () => check(copy, sabotage));
      reportVerdict(sabotage, verdict);
      if (file !== undefined && verdict.outcome === 'failed') appendFileSync(file, `${labelOf(sabotage)}\n`);
      return verdict;
    });
    const caught = results.filter(({ verdict }) => verdict.outcome === 'failed').length;
    printLine(
      `${results.length} planted, ${caught} detected, ${results.length - caught} not; commit ${gitCommit()}, ${Math.round((Date.now() - begunMs) / 1000)} s`,
    );
    if (caught < results.length) process.exitCode = 1;
  } finally {
    await database.stop();
    for (const copy of copies) copy.remove();
  }
}

const UNTESTED: Verdict = { outcome: 'broken', detail: 'its test does not pass without the fault' };

async function withPlantedFault(
  copy: TreeCopy,
  sabotage: PlantedFault,
  check: () => Promise<Verdict>,
): Promise<Verdict> {
  const removeFault = copy.plant(sabotage);
  try {
    return await check();
  } finally {
    removeFault();
  }
}

interface PlantedResult {
  readonly sabotage: PlantedFault;
  readonly verdict: Verdict;
}

/** Each copy takes the next fault when it has finished one. */
async function runOnCopies(
  copies: readonly TreeCopy[],
  sabotages: readonly PlantedFault[],
  work: (copy: TreeCopy, sabotage: PlantedFault) => Promise<Verdict>,
): Promise<PlantedResult[]> {
  const results: PlantedResult[] = [];
  const left = [...sabotages];
  await Promise.all(
    copies.map(async (copy) => {
      for (let sabotage = left.shift(); sabotage !== undefined; sabotage = left.shift())
        results.push({ sabotage, verdict: await work(copy, sabotage) });
    }),
  );
  return results;
}

function labelOf({ file, what }: PlantedFault): string {
  return `${file}: ${what}`;
}

function firstOfEachTest(sabotages: readonly PlantedFault[]): PlantedFault[] {
  return Array.from(new Map(sabotages.map((sabotage) => [detectingTestOf(sabotage), sabotage])).values());
}

function detectingTestOf({ caughtBy }: PlantedFault): string {
  return caughtBy === 'simulation' ? 'the simulation' : `${caughtBy.file}: ${caughtBy.name}`;
}

function isChosen({ promises, what, file }: PlantedFault, only: string): boolean {
  return /^\d+(,\d+)*$/.test(only)
    ? only.split(',').some((number) => promises.includes(Number(number)))
    : `${what} ${file}`.includes(only);
}

function reportVerdict(sabotage: PlantedFault, { outcome, detail }: Verdict): void {
  const word = outcome === 'failed' ? 'caught    ' : outcome === 'passed' ? 'NOT CAUGHT' : 'BROKEN    ';
  printLine(
    `${word} ${sabotage.promises.join(', ').padEnd(10)} ${sabotage.what}\n            ${' '.repeat(11)}by ${detectingTestOf(sabotage)}${detail === '' ? '' : ` (${detail})`}`,
  );
}

function printLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

void main();
