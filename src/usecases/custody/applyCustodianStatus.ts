/**
 * Advances a withdrawal to the status that the custodian reports. Polls and callbacks may do this at the same time; the
 * engine decides which comes first, and the other one starts again from the new status.
 */

import type { IdempotencyKey } from '../../core/model/idempotencyKeys';
import type { Withdrawal } from '../../core/model/model';
import type { Refusal } from '../../core/model/refusals';
import type { Engine } from '../../engine/types';
import type { CustodianStatus } from './custody';
import { type Step, stepsToReach, unchangedStep } from './withdrawalSteps';

export interface StatusUpdate {
  readonly engine: Engine;
  /** Returns the withdrawal's current state. */
  readonly find: () => Withdrawal | undefined | Promise<Withdrawal | undefined>;
  readonly status: CustodianStatus;
  /**
   * The keys of the reporting event, stored with its last step. Without keys, a report without changes causes no command.
   */
  readonly idempotencyKeys?: readonly IdempotencyKey[];
}

/** Attempts, each of which may be overtaken by a concurrent report. */
const TRIES_MAX = 4;

/**
 * Returns undefined once the status is applied. Refusals: WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CONFLICT,
 * IDEMPOTENCY_CONFLICT. Throws `Outage`.
 */
export async function applyCustodianStatus({
  engine,
  find,
  status,
  idempotencyKeys = [],
}: StatusUpdate): Promise<Refusal | undefined> {
  for (let tries = 1; ; tries += 1) {
    const withdrawal = await find();
    if (withdrawal === undefined) return { code: 'WITHDRAWAL_NOT_FOUND' };
    const steps = stepsToReach(withdrawal, status);
    if (steps === 'contradiction') return { code: 'WITHDRAWAL_STATE_CONFLICT', status: withdrawal.status };
    const refusal = await executeSteps(engine, withdrawal, steps, idempotencyKeys);
    if (refusal?.code !== 'WITHDRAWAL_STATE_CONFLICT' || tries === TRIES_MAX) return refusal;
  }
}

async function executeSteps(
  engine: Engine,
  withdrawal: Withdrawal,
  steps: readonly Step[],
  idempotencyKeys: readonly IdempotencyKey[],
): Promise<Refusal | undefined> {
  const unchanged = idempotencyKeys.length > 0 && steps.length === 0 ? unchangedStep(withdrawal) : undefined;
  const toExecute = unchanged === undefined ? steps : [unchanged];
  for (const [index, step] of toExecute.entries()) {
    const isLast = index === toExecute.length - 1;
    const outcome = await engine.execute({
      type: 'move_withdrawal',
      idempotencyKeys: isLast ? idempotencyKeys : [],
      withdrawalId: withdrawal.id,
      operatorId: null,
      ...step,
    });
    if (outcome.refusal !== null) return outcome.refusal;
  }
  return undefined;
}
