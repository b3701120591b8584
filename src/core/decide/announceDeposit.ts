/** Announces a deposit that was seen, so that its user sees it. `credit_deposit` credits it later. */

import { Draft } from '../commandEffects';
import { isOpenDeposit } from '../ledger/openWithdrawals';
import type { AnnounceDeposit } from '../model/commands';
import type { Deposit, DepositStatus } from '../model/model';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { refuseDeposit, updatedDeposit } from './depositRules';

/**
 * Refusals: those of `refuseDeposit`, DEPOSIT_STATE_CONFLICT (a credited deposit cannot fail). A late or repeated
 * announcement changes nothing.
 */
export function announceDeposit(context: DecisionContext, command: AnnounceDeposit): Decision {
  const { exchange, timeMs } = context;
  const { type, userId, reference } = command;
  const refusal = refuseDeposit(context, command);
  if (refusal !== undefined) return refuse(refusal);
  const before = context.deposits.get(reference);
  if (before?.status === 'completed' && command.status === 'failed')
    return refuse({ code: 'DEPOSIT_STATE_CONFLICT', status: before.status });

  const draft = new Draft(exchange, timeMs);
  if (before !== undefined && !isOpenDeposit(before))
    return accept(draft.createEvent(type, userId, null, { deposit: before }));
  return accept(
    draft.createEvent(type, userId, null, {
      deposit: updatedDeposit(draft, command, before, nextStatus(before, command.status)),
    }),
  );
}

/**
 * The status after the announcement. It never changes from processing back to pending, because announcements may arrive
 * out of order.
 */
function nextStatus(before: Deposit | undefined, status: Exclude<DepositStatus, 'completed'>): DepositStatus {
  return before?.status === 'processing' && status === 'pending' ? 'processing' : status;
}
