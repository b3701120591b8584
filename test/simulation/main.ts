/**
 * `make simulate`: runs many seeds on all processors and reports the violations. Environment variables: SEEDS (number
 * of seeds), SEED (the first one, or the only one if SEEDS is not set), STEPS (per seed), WORKERS (processes),
 * UNTIL=failure (stops at the first failing seed), HEADS (a file that gets the head of each seed's hash chain, to compare
 * two builds).
 */

import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { endWith } from '../support/endWith';
import { gitCommit } from '../support/gitCommit';
import { runSeed, type SimulationResult } from './runSeeds';

const SEEDS_DEFAULT = 500;
const STEPS_DEFAULT = 200;
const PROGRESS_MS = 5_000;
const FAILURES_SHOWN = 3;

type SeedVerdict = Pick<SimulationResult, 'seed' | 'findings' | 'step' | 'events' | 'head' | 'trace'> & {
  /** Numbers of audits and of what they met, by name. */
  readonly audits: Readonly<Record<string, number>>;
};

const AUDIT_COUNTS = /audit|fault in/;

interface SeedShare {
  readonly first: number;
  readonly count: number;
  readonly every: number;
  readonly steps: number;
}

function main(): void {
  const { env } = process;
  const only = env['SEED'] !== undefined && env['SEEDS'] === undefined;
  const first = positiveInteger('SEED', 1);
  const count = only ? 1 : positiveInteger('SEEDS', SEEDS_DEFAULT);
  const steps = positiveInteger('STEPS', STEPS_DEFAULT);
  const workers = Math.min(positiveInteger('WORKERS', availableParallelism()), count);
  const children: ChildProcess[] = [];
  const startedMs = Date.now();
  const failing: SeedVerdict[] = [];
  let finished = 0;
  let events = 0;
  const heads = new Map<number, string>();
  const audits = new Map<string, number>();
  let running = workers;
  const seconds = () => Math.round((Date.now() - startedMs) / 1000);
  const progress = setInterval(
    () => printLine(`${finished} of ${count} seeds, ${failing.length} failing, ${seconds()} s`),
    PROGRESS_MS,
  );

  for (let worker = 0; worker < workers; worker += 1) {
    const share: SeedShare = {
      first: first + worker,
      count: Math.ceil((count - worker) / workers),
      every: workers,
      steps,
    };
    const child = fork(__filename, { env: { ...env, SIMULATION_SHARE: JSON.stringify(share) } });
    children.push(child);
    child.on('message', (verdict: SeedVerdict) => {
      finished += 1;
      events += verdict.events;
      heads.set(verdict.seed, verdict.head);
      for (const [name, count] of Object.entries(verdict.audits)) audits.set(name, (audits.get(name) ?? 0) + count);
      if (verdict.findings.length === 0) return;
      failing.push(verdict);
      if (env['UNTIL'] === 'failure') for (const each of children) each.kill();
    });
    child.on('exit', (code) => {
      running -= 1;
      if (code !== 0) process.exitCode = 1;
      if (running > 0) return;
      clearInterval(progress);
      for (const verdict of failing.slice(0, FAILURES_SHOWN)) reportFailure(verdict, steps);
      if (failing.length > 0 || finished < count) process.exitCode = 1;
      const lines = Array.from(heads, ([seed, head]) => ({ seed, text: `${seed} ${head}\n` }));
      if (env['HEADS'] !== undefined)
        writeFileSync(
          env['HEADS'],
          lines
            .sort((a, b) => a.seed - b.seed)
            .map(({ text }) => text)
            .join(''),
        );
      for (const [name, number] of Array.from(audits).sort()) printLine(`${number} ${name}`);
      printLine(
        `${finished} of ${count} seeds from ${first} x ${steps} steps, ${failing.length} failing; ${events} events, commit ${gitCommit()}, ${seconds()} s`,
      );
    });
  }
}

async function runShare({ first, count, every, steps }: SeedShare): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { seed, findings, step, events, head, trace, counts } = await runSeed(first + index * every, steps);
    const audits = Object.fromEntries(Array.from(counts).filter(([name]) => AUDIT_COUNTS.test(name)));
    const verdict: SeedVerdict = {
      seed,
      findings,
      step,
      events,
      head,
      audits,
      trace: findings.length > 0 ? trace : [],
    };
    await new Promise((resolve) => process.send?.(verdict, resolve));
  }
}

function reportFailure({ seed, findings, step, trace }: SeedVerdict, steps: number): void {
  printLine(`seed ${seed} fails at step ${step}; repeat with: make simulate SEED=${seed} STEPS=${steps}`);
  for (const line of trace) printLine(`  ${line}`);
  for (const finding of findings) printLine(`  violation: ${finding}`);
}

function positiveInteger(name: string, defaultValue: number): number {
  const text = process.env[name];
  const number = Number(text ?? defaultValue);
  if (!Number.isSafeInteger(number) || number < 1) endWith(`${name} must be a whole number from 1, not ${text}`);
  return number;
}

function printLine(line: string): void {
  process.stdout.write(`simulate: ${line}\n`);
}

const share = process.env['SIMULATION_SHARE'];
if (share === undefined) main();
else void runShare(JSON.parse(share) as SeedShare).then(() => process.disconnect());
