/**
 * `make simulate`: plays many seeds on all processors and says what was found. SEEDS how many, SEED the first of them (or the only
 * one, when SEEDS is not set), STEPS of each; WORKERS on how many processors; UNTIL=failure ends with the first.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { commit } from '../support/commit';
import { type Played, play } from './run';

const SEEDS_DEFAULT = 500;
const STEPS_DEFAULT = 200;
const PROGRESS_MS = 5_000;
const FAILURES_SHOWN = 3;

type Verdict = Pick<Played, 'seed' | 'findings' | 'step' | 'events' | 'trace'>;

interface Share {
  readonly first: number;
  readonly count: number;
  readonly every: number;
  readonly steps: number;
}

function main(): void {
  const { env } = process;
  const only = env['SEED'] !== undefined && env['SEEDS'] === undefined;
  const first = numberFrom(env['SEED'], 1);
  const count = only ? 1 : numberFrom(env['SEEDS'], SEEDS_DEFAULT);
  const steps = numberFrom(env['STEPS'], STEPS_DEFAULT);
  const workers = Math.min(numberFrom(env['WORKERS'], availableParallelism()), count);
  const children: ChildProcess[] = [];
  const begunMs = Date.now();
  const failing: Verdict[] = [];
  let played = 0;
  let events = 0;
  let running = workers;
  const seconds = () => Math.round((Date.now() - begunMs) / 1000);
  const progress = setInterval(
    () => say(`${played} of ${count} seeds, ${failing.length} failing, ${seconds()} s`),
    PROGRESS_MS,
  );

  for (let worker = 0; worker < workers; worker += 1) {
    const share: Share = { first: first + worker, count: Math.ceil((count - worker) / workers), every: workers, steps };
    const child = fork(__filename, { env: { ...env, SIMULATION_SHARE: JSON.stringify(share) } });
    children.push(child);
    child.on('message', (verdict: Verdict) => {
      played += 1;
      events += verdict.events;
      if (verdict.findings.length === 0) return;
      failing.push(verdict);
      if (env['UNTIL'] === 'failure') for (const each of children) each.kill();
    });
    child.on('exit', (code) => {
      running -= 1;
      if (code !== 0) process.exitCode = 1;
      if (running > 0) return;
      clearInterval(progress);
      for (const verdict of failing.slice(0, FAILURES_SHOWN)) tell(verdict, steps);
      if (failing.length > 0 || played < count) process.exitCode = 1;
      say(
        `${played} of ${count} seeds from ${first} x ${steps} steps, ${failing.length} failing; ${events} events, commit ${commit()}, ${seconds()} s`,
      );
    });
  }
}

async function work({ first, count, every, steps }: Share): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { seed, findings, step, events, trace } = await play(first + index * every, steps);
    const verdict: Verdict = { seed, findings, step, events, trace: findings.length > 0 ? trace : [] };
    await new Promise((resolve) => process.send?.(verdict, resolve));
  }
}

function tell({ seed, findings, step, trace }: Verdict, steps: number): void {
  say(`seed ${seed} fails at step ${step}; again with: make simulate SEED=${seed} STEPS=${steps}`);
  for (const line of trace) say(`  ${line}`);
  for (const finding of findings) say(`  found: ${finding}`);
}

function numberFrom(text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`not a count: ${text}`);
  return number;
}

function say(line: string): void {
  process.stdout.write(`simulate: ${line}\n`);
}

const share = process.env['SIMULATION_SHARE'];
if (share === undefined) main();
else void work(JSON.parse(share) as Share).then(() => process.disconnect());
