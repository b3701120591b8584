/** Money is seen coming in before it counts: told to its user, credited later by `credit_deposit`, if it comes. */
import type { AnnounceDeposit } from '../commands';
import { Draft } from '../draft';
import type { Deposit, DepositStatus } from '../model';
import { isOpenDeposit } from '../transfers';
import { type Decision, done, refuse, type Situation } from './decision';
import { deposited, refuseDeposit } from './deposit';

/** Refusals: those of `refuseDeposit`, DEPOSIT_STATE_CONFLICT (what was credited cannot fail). A word that comes late or twice changes nothing. */
export function announceDeposit(situation: Situation, command: AnnounceDeposit): Decision {
  const { exchange, timeMs } = situation;
  const { type, userId, reference } = command;
  const refusal = refuseDeposit(situation, command);
  if (refusal !== undefined) return refuse(refusal);
  const before = situation.deposits.get(reference);
  if (before?.status === 'completed' && command.status === 'failed')
    return refuse({ code: 'DEPOSIT_STATE_CONFLICT', status: before.status });

  const draft = new Draft(exchange, timeMs);
  if (before !== undefined && !isOpenDeposit(before)) return done(draft.event(type, userId, null, { deposit: before }));
  return done(
    draft.event(type, userId, null, { deposit: deposited(draft, command, before, further(before, command.status)) }),
  );
}

/** Never back from processing to pending: words may overtake each other. */
function further(before: Deposit | undefined, status: Exclude<DepositStatus, 'completed'>): DepositStatus {
  return before?.status === 'processing' && status === 'pending' ? 'processing' : status;
}
