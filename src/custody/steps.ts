/** From where a withdrawal is here to where the custodian says it is: the moves in between. Pure; it only ever goes forward. */
import type { MoveWithdrawal } from '../core/commands';
import type { Withdrawal } from '../core/model';
import type { Told } from './custody';

/** One move of `move_withdrawal`. */
export type Step = Pick<MoveWithdrawal, 'to' | 'txid' | 'confirmations' | 'failure'>;

/**
 * None when there is nothing new: words may come late, twice, or overtake each other. `contradiction` when the custodian takes back what it said, or
 * speaks of what was never ordered: then nobody may move money on its word.
 */
export function stepsTo(withdrawal: Withdrawal, told: Told): readonly Step[] | 'contradiction' {
  switch (withdrawal.status) {
    case 'queued':
      return 'contradiction';
    case 'sending':
      return stepsFromSending(told);
    case 'sent':
      return stepsFromSent(withdrawal, told);
    case 'confirmed':
      return told.state === 'refused' || told.state === 'returned' ? 'contradiction' : [];
    case 'failed':
      return fitsFailure(withdrawal, told) ? [] : 'contradiction';
  }
}

/** What says nothing new and is taken all the same, so that an event can be remembered under its name. */
export function standStill({ status, failure }: Withdrawal): Step | undefined {
  return status === 'queued' ? undefined : { to: status, txid: null, confirmations: 0, failure };
}

function stepsFromSending(told: Told): readonly Step[] {
  switch (told.state) {
    case 'accepted':
      return [];
    case 'refused':
      return [{ to: 'failed', txid: null, confirmations: 0, failure: 'refused_by_custodian' }];
    case 'sent':
      return [sent(told)];
    case 'confirmed':
      return [sent(told), { ...sent(told), to: 'confirmed' }];
    case 'returned':
      return [sent({ txid: told.txid, confirmations: 0 }), returned(told.txid)];
  }
}

function stepsFromSent(withdrawal: Withdrawal, told: Told): readonly Step[] | 'contradiction' {
  switch (told.state) {
    case 'accepted':
      return [];
    case 'refused':
      return 'contradiction';
    case 'sent':
      return (told.txid !== null && told.txid !== withdrawal.txid) || told.confirmations > withdrawal.confirmations
        ? [sent(told)]
        : [];
    case 'confirmed':
      return [{ ...sent(told), to: 'confirmed' }];
    case 'returned':
      return [returned(told.txid)];
  }
}

/** A late word from before it failed fits; of one that was never sent, no word of sending does. */
function fitsFailure({ failure }: Withdrawal, { state }: Told): boolean {
  if (failure === 'returned') return state !== 'refused' && state !== 'confirmed';
  return failure === 'refused_by_custodian' && (state === 'refused' || state === 'accepted');
}

function sent({ txid, confirmations }: { readonly txid: string | null; readonly confirmations: number }): Step {
  return { to: 'sent', txid, confirmations, failure: null };
}

function returned(txid: string | null): Step {
  return { to: 'failed', txid, confirmations: 0, failure: 'returned' };
}
