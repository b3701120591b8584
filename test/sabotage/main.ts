/**
 * `make sabotage`: plants one fault after the other in a copy of the tree and runs the test that must notice it. First each of those tests is run
 * with nothing planted: one that fails anyway proves nothing. ONLY picks by promise numbers (`13,18`), file or words.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startPrivateDatabase } from '../../src/launch/database';
import { BUILD } from '../support/build';
import { commit } from '../support/commit';
import { runSimulation, runTest, type Verdict } from './caught';
import { Copy } from './copy';
import { SABOTAGES } from './records';
import type { Sabotage } from './sabotage';

const SCHEMA = 'talad_sabotage';
/** With nothing planted, so few seeds say that the copy runs; `make simulate` says the rest. */
const HEALTHY_SEEDS = 3;
const SAID_EVERY = 10;

async function main(): Promise<void> {
  const begunMs = Date.now();
  const chosen = SABOTAGES.filter((sabotage) => isChosen(sabotage, process.env['ONLY'] ?? ''));
  const copies = Array.from({ length: Math.min(availableParallelism(), chosen.length) }, () => Copy.make());
  const [home] = copies;
  if (home === undefined) throw new Error(`no sabotage is called ${process.env['ONLY']}`);
  const database = await startPrivateDatabase({
    folder: join(home.root, '.talad-sabotage'),
    say: () => undefined,
    template: join(BUILD, 'database-template'),
  });
  try {
    const check = (copy: Copy, { caughtBy }: Sabotage, seeds?: number) =>
      caughtBy === 'simulation'
        ? runSimulation(copy.root, seeds)
        : runTest(copy.root, caughtBy, database.ownerUrl(SCHEMA));
    const tests = firstOfEachTest(chosen);
    let done = 0;
    const healthy = await inTurn(copies, tests, async (copy, sabotage) => {
      const verdict = await check(copy, sabotage, HEALTHY_SEEDS);
      done += 1;
      if (done % SAID_EVERY === 0) say(`with nothing planted: ${done} of ${tests.length} tests`);
      return verdict;
    });
    const sick = new Set<string>();
    for (const { sabotage, verdict } of healthy) {
      if (verdict.outcome === 'passed') continue;
      sick.add(nameOf(sabotage));
      say(`with nothing planted, ${nameOf(sabotage)} does not pass: ${verdict.detail}`);
    }

    const told = await inTurn(copies, chosen, async (copy, sabotage) => {
      const verdict = sick.has(nameOf(sabotage))
        ? UNTESTED
        : await planting(copy, sabotage, () => check(copy, sabotage));
      tell(sabotage, verdict);
      return verdict;
    });
    const caught = told.filter(({ verdict }) => verdict.outcome === 'failed').length;
    say(
      `${told.length} planted, ${caught} caught, ${told.length - caught} not; commit ${commit()}, ${Math.round((Date.now() - begunMs) / 1000)} s`,
    );
    if (caught < told.length) process.exitCode = 1;
  } finally {
    await database.stop();
    for (const copy of copies) copy.remove();
  }
}

const UNTESTED: Verdict = { outcome: 'broken', detail: 'its test does not pass by itself' };

async function planting(copy: Copy, sabotage: Sabotage, check: () => Promise<Verdict>): Promise<Verdict> {
  const takeOut = copy.plant(sabotage);
  try {
    return await check();
  } finally {
    takeOut();
  }
}

interface Told {
  readonly sabotage: Sabotage;
  readonly verdict: Verdict;
}

/** Each copy takes the next when it is done with one. */
async function inTurn(
  copies: readonly Copy[],
  sabotages: readonly Sabotage[],
  work: (copy: Copy, sabotage: Sabotage) => Promise<Verdict>,
): Promise<Told[]> {
  const told: Told[] = [];
  const left = [...sabotages];
  await Promise.all(
    copies.map(async (copy) => {
      for (let sabotage = left.shift(); sabotage !== undefined; sabotage = left.shift())
        told.push({ sabotage, verdict: await work(copy, sabotage) });
    }),
  );
  return told;
}

function firstOfEachTest(sabotages: readonly Sabotage[]): Sabotage[] {
  return Array.from(new Map(sabotages.map((sabotage) => [nameOf(sabotage), sabotage])).values());
}

function nameOf({ caughtBy }: Sabotage): string {
  return caughtBy === 'simulation' ? 'the simulation' : `${caughtBy.file}: ${caughtBy.name}`;
}

function isChosen({ promises, what, file }: Sabotage, only: string): boolean {
  return /^\d+(,\d+)*$/.test(only)
    ? only.split(',').some((number) => promises.includes(Number(number)))
    : `${what} ${file}`.includes(only);
}

function tell(sabotage: Sabotage, { outcome, detail }: Verdict): void {
  const word = outcome === 'failed' ? 'caught    ' : outcome === 'passed' ? 'NOT CAUGHT' : 'BROKEN    ';
  say(
    `${word} ${sabotage.promises.join(', ').padEnd(10)} ${sabotage.what}\n            ${' '.repeat(11)}by ${nameOf(sabotage)}${detail === '' ? '' : ` (${detail})`}`,
  );
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

void main();
