/**
 * The second factor of operators. It protects approvals, for which a stolen token must not suffice. Each code works
 * once, and guessing is limited as for users.
 */

import type { Config } from '../../foundation/settings/config';
import { consumeOperatorStep, findOperatorSecondFactor } from '../../store/identity/operatorSecondFactors';
import { runLimitedAttempt } from '../accounts/failedAttempts';
import { findTimeStep } from '../accounts/oneTimeCodes';
import type { OperatorCaller } from '../callers';
import type { OperatorCodeFault } from '../refusals';
import type { Services } from '../services';

/** Whether operators need a second factor to approve. Tokens that have one always need its code. */
export function isOperatorFactorRequired({ dualControl, secondFactor }: Config['operators']): boolean {
  return dualControl || secondFactor === 'always';
}

/** Undefined if the code is accepted, or none is needed. An accepted code is used up. */
export async function refuseOperatorCode(
  { database, masterKeys, clock, config }: Pick<Services, 'database' | 'masterKeys' | 'clock' | 'config'>,
  { tokenId }: Pick<OperatorCaller, 'tokenId'>,
  code: string | undefined,
): Promise<OperatorCodeFault | undefined> {
  const factor = await findOperatorSecondFactor(database, masterKeys, tokenId);
  if (factor === undefined)
    return isOperatorFactorRequired(config.operators) ? 'OPERATOR_SECOND_FACTOR_MISSING' : undefined;
  if (code === undefined) return 'OPERATOR_CODE_REQUIRED';
  const { secret } = factor;
  const subjects = [
    { kind: 'operator_code', name: String(tokenId), failuresMax: config.accounts.failuresPerAccountMax },
  ] as const;
  const attempts = { database, masterKeys, clock, config: config.accounts };
  const tried = await runLimitedAttempt(attempts, { subjects, forgives: ['operator_code'] }, async () => {
    const step = secret === undefined ? undefined : findTimeStep(secret, code, clock.nowMs());
    return step !== undefined && (await consumeOperatorStep(database, masterKeys, tokenId, step));
  });
  if (tried.lockedForMs !== undefined) return 'OPERATOR_CODE_LOCKED';
  return tried.isRight ? undefined : 'OPERATOR_CODE_INVALID';
}
