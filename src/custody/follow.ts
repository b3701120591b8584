/**
 * Carries a withdrawal to where the custodian says it is. Polls and callbacks come here alike and may do so at the same time:
 * the engine decides, and what it refuses because the other came first is looked at again.
 */
import type { Withdrawal } from '../core/model';
import type { OnceKey } from '../core/onceKeys';
import type { Refusal } from '../core/refusals';
import type { Engine } from '../engine/types';
import type { Told } from './custody';
import { type Step, standStill, stepsTo } from './steps';

export interface Following {
  readonly engine: Engine;
  /** The withdrawal as it is now. */
  readonly find: () => Withdrawal | undefined | Promise<Withdrawal | undefined>;
  readonly told: Told;
  /** The names of the event that told it, which go with its last move; without one, what is nothing new is not even asked. */
  readonly once?: readonly OnceKey[];
}

/** As often as another may have come first. */
const TRIES_MAX = 4;

/** Undefined when all is as the custodian says. Refusals: WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CONFLICT, IDEMPOTENCY_CONFLICT. Throws `Outage`. */
export async function follow({ engine, find, told, once = [] }: Following): Promise<Refusal | undefined> {
  for (let tries = 1; ; tries += 1) {
    const withdrawal = await find();
    if (withdrawal === undefined) return { code: 'WITHDRAWAL_NOT_FOUND' };
    const steps = stepsTo(withdrawal, told);
    if (steps === 'contradiction') return { code: 'WITHDRAWAL_STATE_CONFLICT', status: withdrawal.status };
    const refusal = await take(engine, withdrawal, steps, once);
    if (refusal?.code !== 'WITHDRAWAL_STATE_CONFLICT' || tries === TRIES_MAX) return refusal;
  }
}

async function take(
  engine: Engine,
  withdrawal: Withdrawal,
  steps: readonly Step[],
  once: readonly OnceKey[],
): Promise<Refusal | undefined> {
  const still = once.length > 0 && steps.length === 0 ? standStill(withdrawal) : undefined;
  const taken = still === undefined ? steps : [still];
  for (const [index, step] of taken.entries()) {
    const isLast = index === taken.length - 1;
    const outcome = await engine.execute({
      type: 'move_withdrawal',
      once: isLast ? once : [],
      withdrawalId: withdrawal.id,
      operatorId: null,
      ...step,
    });
    if (outcome.refusal !== null) return outcome.refusal;
  }
  return undefined;
}
