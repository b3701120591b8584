/**
 * Moves a withdrawal to its next status: queued -> sending -> sent -> confirmed, or to failed from any of the first
 * three. Postings are made when it is sent and when it fails, once each: a repeated report changes nothing, and a late
 * report is refused.
 */

import { Draft } from '../commandEffects';
import { isOpenWithdrawal } from '../ledger/openWithdrawals';
import type { MoveWithdrawal } from '../model/commands';
import { HOUSE, type Withdrawal, type WithdrawalFailure, type WithdrawalStatus } from '../model/model';
import type { Refusal } from '../model/refusals';
import { accept, type Decision, type DecisionContext, refuse } from './decision';
import { houseCounterpartyAccount } from './houseCounterpartyAccount';

/**
 * The only possible failure that a report can name in each status. Only `returned` applies to money that was sent, so that a withdrawal that
 * is being sent is not refunded as if it had come back.
 */
const FAILURES: Readonly<Partial<Record<WithdrawalStatus, WithdrawalFailure>>> = {
  queued: 'rejected_by_operator',
  sending: 'refused_by_custodian',
  sent: 'returned',
};
const NEXT: Readonly<Partial<Record<WithdrawalStatus, WithdrawalStatus>>> = {
  queued: 'sending',
  sending: 'sent',
  sent: 'confirmed',
};

/**
 * Refusals: WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CONFLICT, WITHDRAWAL_NOT_APPROVED,
 * WITHDRAWAL_NEEDS_SECOND_OPERATOR.
 */
export function moveWithdrawal(context: DecisionContext, command: MoveWithdrawal): Decision {
  const { exchange, timeMs } = context;
  const before = findWithdrawal(context, command.withdrawalId);
  if (before === undefined) return refuse({ code: 'WITHDRAWAL_NOT_FOUND' });
  const draft = new Draft(exchange, timeMs);
  if (changesNothing(before, command))
    return accept(draft.createEvent(command.type, before.userId, null, { withdrawal: before }));
  const refusal = refuseMove(before, command);
  if (refusal !== undefined) return refuse(refusal);

  if (command.to === 'sent' && before.status === 'sending') postSent(draft, before);
  if (command.to === 'failed') postRefund(draft, before);
  const withdrawal: Withdrawal = {
    ...before,
    ...latestTransaction(before, command),
    status: command.to,
    handledBy: handlerOf(before, command),
    failure: command.to === 'failed' ? command.failure : null,
    updatedAtMs: timeMs,
  };
  exchange.recordWithdrawal(withdrawal, timeMs);
  return accept(draft.createEvent(command.type, before.userId, null, { withdrawal }));
}

/** An open withdrawal, or a final one that a command of this batch refers to. */
export function findWithdrawal({ exchange, closedWithdrawals }: DecisionContext, id: number): Withdrawal | undefined {
  return exchange.openWithdrawals.get(id) ?? closedWithdrawals.get(id);
}

/**
 * A repeated report of a final status changes nothing. A second report of `sending` is accepted only from the same
 * sender, because accepting it means permission to send.
 */
function changesNothing(before: Withdrawal, command: MoveWithdrawal): boolean {
  if (command.to !== before.status || isHandledByAnother(before, command)) return false;
  if (command.to === 'sending') return command.operatorId === before.handledBy;
  if (!isOpenWithdrawal(before)) return command.to !== 'failed' || command.failure === before.failure;
  const { txid, confirmations } = latestTransaction(before, command);
  return txid === before.txid && confirmations === before.confirmations;
}

function refuseMove(before: Withdrawal, command: MoveWithdrawal): Refusal | undefined {
  const { to, failure, operatorId } = command;
  const { status, needsApproval, approvedBy } = before;
  const conflict: Refusal = { code: 'WITHDRAWAL_STATE_CONFLICT', status };
  if (!isOpenWithdrawal(before) || isHandledByAnother(before, command)) return conflict;
  if (to === 'failed') {
    if (failure !== FAILURES[status]) return conflict;
  } else if (to !== NEXT[status] && (to !== status || to === 'sending')) {
    return conflict;
  }
  // A queued withdrawal can be rejected without approval, also by the operator who could approve it.
  if (status === 'queued' && to === 'failed') return undefined;
  if (needsApproval && approvedBy === null) return { code: 'WITHDRAWAL_NOT_APPROVED' };
  if (approvedBy !== null && approvedBy === operatorId) return { code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR' };
  return undefined;
}

/** True if another operator, or the worker, has reported `sending` already and may be sending the money now. */
function isHandledByAnother({ status, handledBy }: Withdrawal, { to, operatorId }: MoveWithdrawal): boolean {
  return to === 'sending' && status === 'sending' && operatorId !== handledBy;
}

/**
 * The transaction id and the confirmations after the report. Confirmations only increase, unless the report names
 * another transaction, which replaced the first one.
 */
function latestTransaction(
  before: Withdrawal,
  { txid, confirmations }: MoveWithdrawal,
): Pick<Withdrawal, 'txid' | 'confirmations'> {
  if (txid !== null && before.txid !== null && txid !== before.txid) return { txid, confirmations };
  return { txid: txid ?? before.txid, confirmations: Math.max(confirmations, before.confirmations) };
}

/** The operator who began to send the withdrawal by hand. */
function handlerOf({ handledBy }: Withdrawal, { to, operatorId }: MoveWithdrawal): number | null {
  return to === 'failed' ? handledBy : (handledBy ?? operatorId);
}

function postSent(draft: Draft, { id, asset, amount }: Withdrawal): void {
  draft.post('withdrawal_sent', id, [
    { account: draft.exchange.accounts.findOrOpen(HOUSE, asset, 'pending_withdrawals'), amount: -amount },
    { account: houseCounterpartyAccount(draft.exchange, asset), amount },
  ]);
}

/** Refunds the fee too, because the withdrawal was not carried out. */
export function postRefund(draft: Draft, { id, userId, asset, amount, fee, status }: Withdrawal): void {
  const { exchange } = draft;
  const { accounts } = exchange;
  draft.post('withdrawal_refund', id, [
    {
      account:
        status === 'sent'
          ? houseCounterpartyAccount(exchange, asset)
          : accounts.findOrOpen(HOUSE, asset, 'pending_withdrawals'),
      amount: -amount,
    },
    { account: accounts.findOrOpen(HOUSE, asset, 'withdrawal_fees'), amount: -fee },
    { account: accounts.findOrOpen(userId, asset, 'available'), amount: amount + fee },
  ]);
}
