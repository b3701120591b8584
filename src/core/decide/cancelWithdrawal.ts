/** Cancels a withdrawal for its user, until the exchange begins to send it, and refunds the amount and the fee. */

import { Draft } from '../commandEffects';
import type { CancelWithdrawal } from '../model/commands';
import type { Withdrawal } from '../model/model';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { findWithdrawal, postRefund } from './moveWithdrawal';
import { canCancelWithdrawals } from './userStates';

/**
 * Refusals: WITHDRAWAL_NOT_FOUND (also for another user's withdrawal), WITHDRAWAL_NOT_CANCELLABLE (it is being sent or
 * has ended, or the user is frozen). Cancelling a withdrawal that the user has cancelled already changes nothing.
 */
export function cancelWithdrawal(context: DecisionContext, command: CancelWithdrawal): Decision {
  const { exchange, timeMs } = context;
  const { type, trader, withdrawalId } = command;
  const before = findWithdrawal(context, withdrawalId);
  if (before === undefined || before.userId !== trader.userId) return refuse({ code: 'WITHDRAWAL_NOT_FOUND' });
  const draft = new Draft(exchange, timeMs);
  if (before.failure === 'cancelled_by_user')
    return accept(draft.createEvent(type, before.userId, null, { withdrawal: before }));
  if (before.status !== 'queued' || !canCancelWithdrawals(trader))
    return refuse({ code: 'WITHDRAWAL_NOT_CANCELLABLE' });

  postRefund(draft, before);
  const withdrawal: Withdrawal = {
    ...before,
    status: 'failed',
    failure: 'cancelled_by_user',
    updatedAtMs: timeMs,
  };
  exchange.recordWithdrawal(withdrawal, timeMs);
  return accept(draft.createEvent(type, before.userId, null, { withdrawal }));
}
