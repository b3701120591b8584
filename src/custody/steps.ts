/** From where a withdrawal is here to where the custodian says it is: the moves in between. Pure; it only ever goes forward. */
import type { WithdrawalStep } from '../core/commands';
import type { Withdrawal } from '../core/model';
import { present } from '../core/values/assert';
import type { CustodianStatus } from './custody';

/** One move of `move_withdrawal`. */
export type Step = WithdrawalStep;

/**
 * None when there is nothing new: words may come late, twice, or overtake each other. `contradiction` when the custodian takes back what it said, or
 * speaks of what was never ordered: then nobody may move money on its word.
 */
export function stepsToReach(withdrawal: Withdrawal, target: CustodianStatus): readonly Step[] | 'contradiction' {
  switch (withdrawal.status) {
    case 'queued':
      return 'contradiction';
    case 'sending':
      return stepsFromSending(target);
    case 'sent':
      return stepsFromSent(withdrawal, target);
    case 'confirmed':
      return target.state === 'refused' || target.state === 'returned' ? 'contradiction' : [];
    case 'failed':
      return isConsistentWithFailure(withdrawal, target) ? [] : 'contradiction';
  }
}

/** What says nothing new and is taken all the same, so that an event can be remembered under its name. */
export function unchangedStep({ status, failure }: Withdrawal): Step | undefined {
  if (status === 'queued') return undefined;
  if (status !== 'failed') return { to: status, txid: null, confirmations: 0, failure: null };
  return { to: status, txid: null, confirmations: 0, failure: present(failure, 'the failure of a failed withdrawal') };
}

function stepsFromSending(target: CustodianStatus): readonly Step[] {
  switch (target.state) {
    case 'accepted':
      return [];
    case 'refused':
      return [{ to: 'failed', txid: null, confirmations: 0, failure: 'refused_by_custodian' }];
    case 'sent':
      return [sent(target)];
    case 'confirmed':
      return [sent(target), { ...sent(target), to: 'confirmed' }];
    case 'returned':
      return [sent({ txid: target.txid, confirmations: 0 }), returned(target.txid)];
  }
}

function stepsFromSent(withdrawal: Withdrawal, target: CustodianStatus): readonly Step[] | 'contradiction' {
  switch (target.state) {
    case 'accepted':
      return [];
    case 'refused':
      return 'contradiction';
    case 'sent':
      return (target.txid !== null && target.txid !== withdrawal.txid) ||
        target.confirmations > withdrawal.confirmations
        ? [sent(target)]
        : [];
    case 'confirmed':
      return [{ ...sent(target), to: 'confirmed' }];
    case 'returned':
      return [returned(target.txid)];
  }
}

/** A late word from before it failed fits; of one that was never sent, no word of sending does. */
function isConsistentWithFailure({ failure }: Withdrawal, { state }: CustodianStatus): boolean {
  if (failure === 'returned') return state !== 'refused' && state !== 'confirmed';
  return failure === 'refused_by_custodian' && (state === 'refused' || state === 'accepted');
}

function sent({ txid, confirmations }: { readonly txid: string | null; readonly confirmations: number }) {
  return { to: 'sent', txid, confirmations, failure: null } as const;
}

function returned(txid: string | null): Step {
  return { to: 'failed', txid, confirmations: 0, failure: 'returned' };
}
