/**
 * Payments whose transaction can never be mined, because a block with enough confirmations above it contains another
 * transaction that spends one of their inputs. Only then is it certain that nothing was paid.
 */
import type { Chain, CustodianTransaction } from '../chains/chain';
import { raiseAlarm } from '../store/alarms';
import { lostOutputs, releaseOutputs } from '../store/outputs';
import { pendingPayments, setPaymentState } from '../store/payments';
import { assignPayment, withdrawalsOfPayment } from '../store/withdrawals';
import { changeWithdrawal } from './withdrawalReports';

export async function resolveLostPayments(
  transaction: CustodianTransaction,
  { network, confirmations, usesOutputs }: Chain,
  tipHeight: number,
  nowMs: number,
): Promise<void> {
  if (!usesOutputs) return;
  for (const { id } of await pendingPayments(transaction, network)) {
    const [spender] = await lostOutputs(transaction, network, id, tipHeight - confirmations + 1);
    if (spender === undefined) continue;
    const detail = `${spender} spent an input of the payment, which can never be mined any more`;
    await raiseAlarm(transaction, { network, kind: 'payment_lost', subject: `payment ${id}`, detail, nowMs });
    await setPaymentState(transaction, id, 'lost');
    await releaseOutputs(transaction, id);
    await returnWithdrawals(transaction, id, nowMs);
  }
}

/** Those that were never reported as sent are paid by another payment; the others are returned. */
async function returnWithdrawals(transaction: CustodianTransaction, paymentId: number, nowMs: number): Promise<void> {
  const withdrawals = await withdrawalsOfPayment(transaction, paymentId);
  const waiting = withdrawals.filter(({ state }) => state === 'accepted').map(({ id }) => id);
  await assignPayment(transaction, waiting, null);
  for (const withdrawal of withdrawals.filter(({ state }) => state === 'sent')) {
    const { txid } = withdrawal;
    const reason = 'its transaction can never be mined, because another one spent its inputs';
    await changeWithdrawal(transaction, withdrawal, { state: 'returned', txid, confirmations: 0, reason }, nowMs);
  }
}
