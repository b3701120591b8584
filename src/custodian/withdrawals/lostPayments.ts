/**
 * Payments whose transaction can never be mined: a block with enough confirmations above it contains another transaction
 * that spends one of their inputs or uses their nonce, or one of their inputs is of a transaction that itself can never be
 * mined. Only then is it certain that nothing was paid.
 */
import type { Chain, CustodianTransaction } from '../chains/chain';
import { raiseAlarm } from '../store/alarms';
import { nonceUser } from '../store/foreignTransactions';
import { impossibleInputs, lostOutputs, releaseOutputs } from '../store/outputs';
import { pendingPayments, preparedPayments, setPaymentState } from '../store/payments';
import { assignPayment, withdrawalsOfPayment } from '../store/withdrawals';
import { changeWithdrawal } from './withdrawalReports';

export async function resolveLostPayments(
  transaction: CustodianTransaction,
  { network, confirmations, usesOutputs }: Chain,
  tipHeight: number,
  nowMs: number,
): Promise<void> {
  const finalHeight = tipHeight - confirmations + 1;
  const waiting = [...(await pendingPayments(transaction, network)), ...(await preparedPayments(transaction, network))];
  // A payment that spends the change of another one has a higher id.
  for (const { id } of waiting.sort((one, other) => one.id - other.id)) {
    if (usesOutputs && (await resolveWithoutInput(transaction, { network, id, finalHeight, nowMs }))) continue;
    const other = usesOutputs
      ? (await lostOutputs(transaction, network, id, finalHeight))[0]
      : await nonceUser(transaction, network, id, finalHeight);
    if (other === undefined) continue;
    const reserved = usesOutputs ? 'spent an input' : 'used the nonce';
    const detail = `${other} ${reserved} of the payment, which can never be mined any more`;
    await raiseAlarm(transaction, { network, kind: 'payment_lost', subject: `payment ${id}`, detail, nowMs });
    await setPaymentState(transaction, id, 'lost');
    await releaseOutputs(transaction, id);
    const reason = `its transaction can never be mined, because another one ${usesOutputs ? 'spent its inputs' : 'used its nonce'}`;
    await returnWithdrawals(transaction, id, { reason, nowMs });
  }
}

/** Nobody else has spent the custodian's coins, so all of its withdrawals are paid by another payment. */
async function resolveWithoutInput(
  transaction: CustodianTransaction,
  payment: { readonly network: string; readonly id: number; readonly finalHeight: number; readonly nowMs: number },
): Promise<boolean> {
  const { network, id, finalHeight, nowMs } = payment;
  const [input] = await impossibleInputs(transaction, network, id, finalHeight);
  if (input === undefined) return false;
  const detail = `it spends an output of ${input}, which can never be mined; its withdrawals are paid by another payment`;
  await raiseAlarm(transaction, { network, kind: 'payment_lost', subject: `payment ${id}`, detail, nowMs });
  await setPaymentState(transaction, id, 'lost');
  await releaseOutputs(transaction, id);
  const withdrawals = await withdrawalsOfPayment(transaction, id);
  const unpaid = withdrawals.filter(({ state }) => state === 'accepted' || state === 'sent');
  // What was sent stays so, and gets the transaction id of the other payment, as after a replacement.
  const ids = unpaid.map(({ id: withdrawalId }) => withdrawalId);
  await assignPayment(transaction, ids, null);
  return true;
}

/** Those that were never reported as sent are paid by another payment; the others are returned. */
async function returnWithdrawals(
  transaction: CustodianTransaction,
  paymentId: number,
  { reason, nowMs }: { readonly reason: string; readonly nowMs: number },
): Promise<void> {
  const withdrawals = await withdrawalsOfPayment(transaction, paymentId);
  const waiting = withdrawals.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  await assignPayment(transaction, waiting, null);
  for (const withdrawal of withdrawals.filter(({ state }) => state === 'sent')) {
    const { txid } = withdrawal;
    await changeWithdrawal(transaction, withdrawal, { state: 'returned', txid, confirmations: 0, reason }, nowMs);
  }
}
