/**
 * Computes the steps from a withdrawal's stored status to the status that the custodian reports. Pure; steps only go
 * forward.
 */
import type { WithdrawalStep } from '../../core/model/commands';
import type { Withdrawal } from '../../core/model/model';
import { assertPresent } from '../../core/values/assert';
import type { CustodianStatus } from './custody';

/** One `move_withdrawal` command. */
export type Step = WithdrawalStep;

/**
 * Empty if the report contains nothing new, because reports may arrive late, twice or out of order. `contradiction` if
 * the custodian revokes an earlier report, or reports a withdrawal that was never instructed: then no money may be
 * moved.
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

/** A step that changes nothing, so that the idempotency key of an event without changes is stored. */
export function unchangedStep({ status, failure }: Withdrawal): Step | undefined {
  if (status === 'queued') return undefined;
  if (status !== 'failed') return { to: status, txid: null, confirmations: 0, failure: null };
  return {
    to: status,
    txid: null,
    confirmations: 0,
    failure: assertPresent(failure, 'the failure of a failed withdrawal'),
  };
}

function stepsFromSending(target: CustodianStatus): readonly Step[] {
  switch (target.state) {
    case 'accepted':
      return [];
    case 'refused':
      return [{ to: 'failed', txid: null, confirmations: 0, failure: 'refused_by_custodian' }];
    case 'sent':
      return [stepToSent(target)];
    case 'confirmed':
      return [stepToSent(target), { ...stepToSent(target), to: 'confirmed' }];
    case 'returned':
      return [stepToSent({ txid: target.txid, confirmations: 0 }), stepToReturned(target.txid)];
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
        ? [stepToSent(target)]
        : [];
    case 'confirmed':
      return [{ ...stepToSent(target), to: 'confirmed' }];
    case 'returned':
      return [stepToReturned(target.txid)];
  }
}

/**
 * A late report from before the failure is consistent. For a withdrawal that was never sent, a report of sending is
 * not.
 */
function isConsistentWithFailure({ failure }: Withdrawal, { state }: CustodianStatus): boolean {
  if (failure === 'returned') return state !== 'refused' && state !== 'confirmed';
  return failure === 'refused_by_custodian' && (state === 'refused' || state === 'accepted');
}

function stepToSent({ txid, confirmations }: { readonly txid: string | null; readonly confirmations: number }) {
  return { to: 'sent', txid, confirmations, failure: null } as const;
}

function stepToReturned(txid: string | null): Step {
  return { to: 'failed', txid, confirmations: 0, failure: 'returned' };
}
