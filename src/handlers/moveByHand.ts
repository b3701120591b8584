/**
 * Operators send withdrawals by hand and say what became of them. Where a custodian's service sends, an operator may still take
 * one that waits into their own hands; of one that the service has begun, only its own word counts.
 */
import { present } from '../core/assert';
import type { MoveWithdrawal } from '../core/commands';
import type { Withdrawal } from '../core/model';
import type { Context, OperatorCaller } from './context';
import type { Refusal } from './refusals';

type Step = Pick<MoveWithdrawal, 'to'> & Partial<Pick<MoveWithdrawal, 'txid' | 'confirmations' | 'failure'>>;

/** Refusals: those of `move_withdrawal`, and WITHDRAWAL_IN_CUSTODY. */
export async function moveByHand(
  { engine, custody, caller }: Pick<Context<OperatorCaller>, 'engine' | 'custody' | 'caller'>,
  withdrawalId: number,
  step: Step,
): Promise<{ readonly withdrawal: Withdrawal } | { readonly refusal: Refusal }> {
  const open = engine.committed.withdrawal(withdrawalId);
  // Whose hands it is in is settled when sending begins and stays, so what is seen here is what the engine will find.
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
  const said = { txid: null, confirmations: 0, failure: null, ...step };
  const { refusal, event } = await engine.execute({
    type: 'move_withdrawal',
    once: [],
    withdrawalId,
    ...said,
    operatorId: caller.tokenId,
  });
  return refusal === null ? { withdrawal: present(event.withdrawal, 'the withdrawal') } : { refusal };
}
