/**
 * Payments whose transaction can never be mined, because a block with enough confirmations above it contains another
 * transaction that spends one of their inputs or uses their nonce. Only then is it certain that nothing was paid.
 */
import type { Chain, CustodianTransaction } from '../chains/chain';
import { raiseAlarm } from '../store/alarms';
import { nonceUser } from '../store/foreignTransactions';
import { lostOutputs, releaseOutputs } from '../store/outputs';
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
  for (const { id } of waiting) {
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
