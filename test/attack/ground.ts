/** Where the server is attacked: an exchange of its own as it is served, looked at from outside and inside, and one line of verdict on each promise. */
import { tell } from '../chaos/ground';
import { commit } from '../support/commit';
import { type TestExchange, withExchange } from '../support/exchange';
import { LOOP_DELAY_ARGUMENTS, loopDelay } from '../support/loopDelay';
import { seedOf } from '../support/seed';

/** How long the attacks last that have no number of their own. */
export const SECONDS = Number(process.env['ATTACK_SECONDS'] ?? 20);

/** What tests have otherwise, and those who are served have not. */
const AS_SERVED = { LOG_LEVEL: 'warn', HTTP_KEEP_ALIVE_TIMEOUT_MS: '5000' };

export interface Attack {
  readonly promise: number;
  readonly what: string;
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Findings {
  readonly rounds: number;
  /** What was measured, for the reader. */
  readonly figures: string;
  /** What was promised, in words, and whether it was kept. */
  readonly demands: Readonly<Record<string, boolean>>;
}

/** Fails when anything that was promised was not kept, after it has said what was measured. */
export async function underAttack(
  { promise, what, environment = {} }: Attack,
  attack: (exchange: TestExchange, seed: number) => Promise<Findings>,
): Promise<void> {
  const seed = seedOf(what);
  await withExchange(
    { nodeArguments: [...LOOP_DELAY_ARGUMENTS, '--expose-gc'], environment: { ...AS_SERVED, ...environment } },
    async (exchange) => {
      const { processId } = exchange;
      await loopDelay(exchange);
      const { rounds, figures, demands } = await attack(exchange, seed);
      const { p99Ms, maxMs } = await loopDelay(exchange);
      const all = {
        ...demands,
        'the server lives': isAlive(processId),
        'no fault is logged': !exchange.lines.some((line) => line.includes('"msg":"fault"')),
      };
      const broken = Object.entries(all).flatMap(([demand, kept]) => (kept ? [] : [demand]));
      const verdict = broken.length === 0 ? 'kept' : `BROKEN (${broken.join('; ')})`;
      const delay = `loop delay p99 ${p99Ms.toFixed(0)} ms, most ${maxMs.toFixed(0)} ms`;
      tell(
        `promise ${promise}, ${what}: ${verdict}; SEED=${seed}, commit ${commit()}, rounds ${rounds}; ${figures}; ${delay}`,
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
