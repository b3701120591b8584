/**
 * Operators who send a withdrawal by hand record its progress here. With a custodian, an operator can still take over a
 * queued withdrawal; once the custodian has started to send it, only the custodian can change its status.
 */

import type { WithdrawalStep } from '../../core/commands';
import type { Withdrawal, WithdrawalFailure } from '../../core/model';
import { assertPresent } from '../../core/values/assert';
import { isWithdrawalHeld } from '../../store/identity/withdrawalHolds';
import type { OperatorCaller } from '../callers';
import type { RequestRefusal } from '../refusals';
import type { Services } from '../services';

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
 * wait because its user is restricted or has changed the account recently.
 */
export async function advanceWithdrawalManually(
  {
    engine,
    custody,
    caller,
    database,
    clock,
  }: Pick<Services, 'engine' | 'custody' | 'database' | 'clock'> & { readonly caller: OperatorCaller },
  withdrawalId: number,
  step: Step,
): Promise<{ readonly withdrawal: Withdrawal } | { readonly refusal: RequestRefusal }> {
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
  if (step.to === 'sending' && open?.status === 'queued' && (await isWithdrawalHeld(database, open, clock.nowMs())))
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
