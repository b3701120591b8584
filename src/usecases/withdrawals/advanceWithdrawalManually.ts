/**
 * Operators who send a withdrawal by hand record its progress here. With a custodian, an operator can still take over a
 * queued withdrawal; once the custodian has started to send it, only the custodian can change its status.
 */

import type { WithdrawalStep } from '../../core/model/commands';
import type { Withdrawal, WithdrawalFailure } from '../../core/model/model';
import { assertPresent } from '../../core/values/assert';
import { findOperatorById } from '../../store/identity/operatorTokens';
import type { OperatorCaller } from '../callers';
import { isSamePerson } from '../proposals/approvals';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';
import { isWithdrawalHeld } from './withdrawalHolds';

type Step =
  | { readonly to: 'failed'; readonly failure: WithdrawalFailure }
  | {
      readonly to: Exclude<WithdrawalStep['to'], 'failed'>;
      readonly failure?: null;
      readonly txid?: string | null;
      readonly confirmations?: number;
    };

/**
 * Refusals: those of `move_withdrawal`, WITHDRAWAL_IN_CUSTODY, and WITHDRAWAL_STATE_CONFLICT for a withdrawal that must
 * wait because its user is restricted, has changed the account recently, or has not used its destination before.
 */
export async function advanceWithdrawalManually(
  services: Pick<Services, 'engine' | 'custody' | 'database' | 'masterKeys' | 'config' | 'clock'> & {
    readonly caller: OperatorCaller;
  },
  withdrawalId: number,
  step: Step,
): Promise<{ readonly withdrawal: Withdrawal } | { readonly refusal: RequestRefusal }> {
  const { engine, custody, config, caller } = services;
  const open = engine.committed.withdrawal(withdrawalId);
  // Who handles a withdrawal is decided when sending starts and never changes, so the engine will find the same
  // handler.
  const begins = step.to === 'sending' || step.failure === 'rejected_by_operator';
  if (open?.status === 'queued' && !begins) return { refusal: { code: 'WITHDRAWAL_STATE_CONFLICT', status: 'queued' } };
  if (
    open !== undefined &&
    open.status !== 'queued' &&
    !begins &&
    open.handledBy === null &&
    custody.kind !== 'manual'
  ) {
    return { refusal: { code: 'WITHDRAWAL_IN_CUSTODY' } };
  }
  if (config.operators.dualControl && step.failure !== 'rejected_by_operator' && open !== undefined) {
    const refusal = await refuseApprover(services, open, caller);
    if (refusal !== undefined) return { refusal };
  }
  if (step.to === 'sending' && open?.status === 'queued' && (await isWithdrawalHeld(services, open)))
    return { refusal: { code: 'WITHDRAWAL_STATE_CONFLICT', status: 'queued' } };
  const progress = { txid: null, confirmations: 0, failure: null, ...step };
  const { refusal, event } = await engine.execute({
    type: 'move_withdrawal',
    idempotencyKeys: [],
    withdrawalId,
    ...progress,
    operatorId: caller.tokenId,
  });
  return refusal === null ? { withdrawal: assertPresent(event.withdrawal, 'the withdrawal') } : { refusal };
}

/**
 * The engine compares tokens; this compares the people behind them. The approval of a withdrawal never changes once it
 * is there, so nothing can change between this check and the engine's decision.
 */
async function refuseApprover(
  { database, masterKeys }: Pick<Services, 'database' | 'masterKeys'>,
  { needsApproval, approvedBy }: Withdrawal,
  caller: OperatorCaller,
): Promise<RequestRefusal | undefined> {
  if (!needsApproval) return undefined;
  if (approvedBy === null) return { code: 'WITHDRAWAL_NOT_APPROVED' };
  return isSamePerson(await findOperatorById(database, masterKeys, approvedBy), caller)
    ? { code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR' }
    : undefined;
}
