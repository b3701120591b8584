/**
 * Runs an attack on an exchange of its own with production settings, observes the server process, and prints one line
 * with the verdict on the promise.
 */
import { printProgress } from '../chaos/chaosEnvironment';
import { type TestExchange, withExchange } from '../support/exchange';
import { gitCommit } from '../support/gitCommit';
import { LOOP_DELAY_ARGUMENTS, loopDelay } from '../support/loopDelay';
import { printSeed } from '../support/randomSeed';

/** Duration of the attacks that are not limited by a number of requests. */
export const SECONDS = Number(process.env['ATTACK_SECONDS'] ?? 20);

/** Settings that differ between other tests and production. */
const PRODUCTION_SETTINGS = { LOG_LEVEL: 'warn', HTTP_KEEP_ALIVE_TIMEOUT_MS: '5000' };

export interface AttackScenario {
  readonly promise: number;
  readonly what: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface AttackFindings {
  readonly rounds: number;
  /** The measurements, as text. */
  readonly figures: string;
  /** Each requirement as text, and whether it was met. */
  readonly requirements: Readonly<Record<string, boolean>>;
}

/** Prints the measurements, then fails if a requirement was not met. */
export async function runAttack(
  { promise, what, environment = {} }: AttackScenario,
  attack: (exchange: TestExchange, seed: number) => Promise<AttackFindings>,
): Promise<void> {
  const seed = printSeed(what);
  await withExchange(
    {
      nodeArguments: [...LOOP_DELAY_ARGUMENTS, '--expose-gc'],
      environment: { ...PRODUCTION_SETTINGS, ...environment },
    },
    async (exchange) => {
      const { processId } = exchange;
      await loopDelay(exchange);
      const { rounds, figures, requirements: demands } = await attack(exchange, seed);
      const { p99Ms, maxMs } = await loopDelay(exchange);
      const all = {
        ...demands,
        'the server is alive': isAlive(processId),
        'no internal error is logged': !exchange.lines.some((line) => line.includes('"msg":"internal error"')),
      };
      const broken = Object.entries(all).flatMap(([requirement, met]) => (met ? [] : [requirement]));
      const verdict = broken.length === 0 ? 'kept' : `BROKEN (${broken.join('; ')})`;
      const delay = `loop delay p99 ${p99Ms.toFixed(0)} ms, maximum ${maxMs.toFixed(0)} ms`;
      printProgress(
        `promise ${promise}, ${what}: ${verdict}; SEED=${seed}, commit ${gitCommit()}, ` +
          `rounds ${rounds}; ${figures}; ${delay}`,
      );
      expect(broken).toEqual([]);
    },
  );
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}
