/** A second person lets a withdrawal above the threshold go. */
import type { ApproveWithdrawal } from '../commands';
import { Draft } from '../draft';
import { type Decision, done, refuse, type Situation } from './decision';
import { knownWithdrawal } from './moveWithdrawal';

/** Refusals: WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CONFLICT (not queued, or it waits for nobody). Once more by the same person changes nothing. */
export function approveWithdrawal(
  situation: Situation,
  { type, withdrawalId, operatorId }: ApproveWithdrawal,
): Decision {
  const { exchange, timeMs } = situation;
  const before = knownWithdrawal(situation, withdrawalId);
  if (before === undefined) return refuse({ code: 'WITHDRAWAL_NOT_FOUND' });
  const { status, needsApproval, approvedBy } = before;
  if (status !== 'queued' || !needsApproval || (approvedBy !== null && approvedBy !== operatorId))
    return refuse({ code: 'WITHDRAWAL_STATE_CONFLICT', status });

  const draft = new Draft(exchange, timeMs);
  if (approvedBy === operatorId) return done(draft.event(type, before.userId, null, { withdrawal: before }));
  const withdrawal = { ...before, approvedBy: operatorId, updatedAtMs: timeMs };
  exchange.noteWithdrawal(withdrawal, timeMs);
  return done(draft.event(type, before.userId, null, { withdrawal }));
}
