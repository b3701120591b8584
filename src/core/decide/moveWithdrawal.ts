/**
 * A withdrawal goes on its way: queued -> sending -> sent -> confirmed, or to failed from any but the last. Money moves when it is sent and when it
 * fails, once each: a word that comes twice changes nothing, one that comes too late is refused.
 */
import type { MoveWithdrawal } from '../commands';
import { Draft } from '../draft';
import { HOUSE, type Withdrawal, type WithdrawalFailure, type WithdrawalStatus } from '../model';
import type { Refusal } from '../refusals';
import { isOpenWithdrawal } from '../transfers';
import { type Decision, done, refuse, type Situation } from './decision';
import { outside } from './outside';

/** How a withdrawal can fail in each status. Only `returned` is said of money that has left, so nobody gives back what is still going out. */
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

/** Refusals: WITHDRAWAL_NOT_FOUND, WITHDRAWAL_STATE_CONFLICT, WITHDRAWAL_NOT_APPROVED, WITHDRAWAL_NEEDS_SECOND_OPERATOR. */
export function moveWithdrawal(situation: Situation, command: MoveWithdrawal): Decision {
  const { exchange, timeMs } = situation;
  const before = knownWithdrawal(situation, command.withdrawalId);
  if (before === undefined) return refuse({ code: 'WITHDRAWAL_NOT_FOUND' });
  const draft = new Draft(exchange, timeMs);
  if (saysNothingNew(before, command))
    return done(draft.event(command.type, before.userId, null, { withdrawal: before }));
  const refusal = refuseMove(before, command);
  if (refusal !== undefined) return refuse(refusal);

  if (command.to === 'sent' && before.status === 'sending') postSent(draft, before);
  if (command.to === 'failed') postRefund(draft, before);
  const withdrawal: Withdrawal = {
    ...before,
    ...outsideWord(before, command),
    status: command.to,
    handledBy: handlerOf(before, command),
    failure: command.to === 'failed' ? command.failure : null,
    updatedAtMs: timeMs,
  };
  exchange.noteWithdrawal(withdrawal, timeMs);
  return done(draft.event(command.type, before.userId, null, { withdrawal }));
}

/** Open, or named by a command of this batch and final. */
export function knownWithdrawal({ exchange, closedWithdrawals }: Situation, id: number): Withdrawal | undefined {
  return exchange.openWithdrawals.get(id) ?? closedWithdrawals.get(id);
}

/** What is final is not changed by any further word of the same. Sending is begun by one: to anybody else a yes would say that they may send it too. */
function saysNothingNew(before: Withdrawal, command: MoveWithdrawal): boolean {
  if (command.to !== before.status || isInOtherHands(before, command)) return false;
  if (command.to === 'sending') return command.operatorId === before.handledBy;
  if (!isOpenWithdrawal(before)) return command.to !== 'failed' || command.failure === before.failure;
  const { txid, confirmations } = outsideWord(before, command);
  return txid === before.txid && confirmations === before.confirmations;
}

function refuseMove(before: Withdrawal, command: MoveWithdrawal): Refusal | undefined {
  const { to, failure, operatorId } = command;
  const { status, needsApproval, approvedBy } = before;
  const conflict: Refusal = { code: 'WITHDRAWAL_STATE_CONFLICT', status };
  if (!isOpenWithdrawal(before) || isInOtherHands(before, command)) return conflict;
  if (to === 'failed') {
    if (failure !== FAILURES[status]) return conflict;
  } else if (to !== NEXT[status] && (to !== status || to === 'sending')) {
    return conflict;
  }
  // Not sent: whoever may approve it may as well say no to it.
  if (status === 'queued' && to === 'failed') return undefined;
  if (needsApproval && approvedBy === null) return { code: 'WITHDRAWAL_NOT_APPROVED' };
  if (approvedBy !== null && approvedBy === operatorId) return { code: 'WITHDRAWAL_NEEDS_SECOND_OPERATOR' };
  return undefined;
}

/** Whoever says `sending` is about to send. One does, an operator or the worker; to any other who comes to it at the same time it is no yes. */
function isInOtherHands({ status, handledBy }: Withdrawal, { to, operatorId }: MoveWithdrawal): boolean {
  return to === 'sending' && status === 'sending' && operatorId !== handledBy;
}

/** What is known from outside, with the latest word: confirmations count up, unless another transaction took the place of the first. */
function outsideWord(
  before: Withdrawal,
  { txid, confirmations }: MoveWithdrawal,
): Pick<Withdrawal, 'txid' | 'confirmations'> {
  if (txid !== null && before.txid !== null && txid !== before.txid) return { txid, confirmations };
  return { txid: txid ?? before.txid, confirmations: Math.max(confirmations, before.confirmations) };
}

/** Whoever began to send it by hand. */
function handlerOf({ handledBy }: Withdrawal, { to, operatorId }: MoveWithdrawal): number | null {
  return to === 'failed' ? handledBy : (handledBy ?? operatorId);
}

function postSent(draft: Draft, { id, asset, amount }: Withdrawal): void {
  draft.post('withdrawal_sent', id, [
    { account: draft.exchange.accounts.findOrOpen(HOUSE, asset, 'pending_withdrawals'), amount: -amount },
    { account: outside(draft.exchange, asset), amount },
  ]);
}

/** The fee goes back too: nothing was done for it. */
function postRefund(draft: Draft, { id, userId, asset, amount, fee, status }: Withdrawal): void {
  const { exchange } = draft;
  const { accounts } = exchange;
  draft.post('withdrawal_refund', id, [
    {
      account: status === 'sent' ? outside(exchange, asset) : accounts.findOrOpen(HOUSE, asset, 'pending_withdrawals'),
      amount: -amount,
    },
    { account: accounts.findOrOpen(HOUSE, asset, 'withdrawal_fees'), amount: -fee },
    { account: accounts.findOrOpen(userId, asset, 'available'), amount: amount + fee },
  ]);
}
