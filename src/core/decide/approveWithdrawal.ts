/** Records a second person's approval of a withdrawal above the threshold. */

import { Draft } from '../commandEffects';
import type { ApproveWithdrawal } from '../model/commands';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { findWithdrawal } from './moveWithdrawal';

/**
 * Refusals: WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CONFLICT (the withdrawal is not queued, needs no approval, or is
 * approved by another operator). A second approval by the same operator changes nothing.
 */
export function approveWithdrawal(
  context: DecisionContext,
  { type, withdrawalId, operatorId }: ApproveWithdrawal,
): Decision {
  const { exchange, timeMs } = context;
  const before = findWithdrawal(context, withdrawalId);
  if (before === undefined) return refuse({ code: 'WITHDRAWAL_NOT_FOUND' });
  const { status, needsApproval, approvedBy } = before;
  if (status !== 'queued' || !needsApproval || (approvedBy !== null && approvedBy !== operatorId))
    return refuse({ code: 'WITHDRAWAL_STATE_CONFLICT', status });

  const draft = new Draft(exchange, timeMs);
  if (approvedBy === operatorId) return accept(draft.createEvent(type, before.userId, null, { withdrawal: before }));
  const withdrawal = { ...before, approvedBy: operatorId, updatedAtMs: timeMs };
  exchange.recordWithdrawal(withdrawal, timeMs);
  return accept(draft.createEvent(type, before.userId, null, { withdrawal }));
}
