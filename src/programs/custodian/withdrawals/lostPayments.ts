/**
 * Payments whose transaction can never be mined: a block with enough confirmations above it contains another transaction
 * that spends one of their inputs or uses their nonce, or one of their inputs can no longer come to exist. Only then is it
 * certain that nothing was paid.
 */
import type { Chain, CustodianTransaction } from '../model/chain';
import { raiseAlarm } from '../store/alarms';
import { deadPayments } from '../store/deadPayments';
import { nonceUser } from '../store/foreignTransactions';
import { releaseOutputs } from '../store/outputs';
import { pendingPayments, preparedPayments, setPaymentState } from '../store/payments';
import { assignPayment, UNPAID_STATES, withdrawalsOfPayment } from '../store/withdrawals';
import { changeWithdrawal } from './withdrawalReports';

interface LostPayment {
  readonly id: number;
  /** The reason, for humans. */
  readonly detail: string;
  /**
   * The reason why the withdrawals are returned; null if another payment pays them, because the coins were not spent
   * otherwise.
   */
  readonly reason: string | null;
}

export async function resolveLostPayments(
  transaction: CustodianTransaction,
  { network, confirmations, usesOutputs }: Chain,
  tipHeight: number,
  nowMs: number,
): Promise<void> {
  const finalHeight = tipHeight - confirmations + 1;
  const lost = usesOutputs
    ? await withoutInputs(transaction, network, finalHeight)
    : await withoutNonces(transaction, network, finalHeight);
  for (const { id, detail, reason } of lost) {
    await raiseAlarm(transaction, { network, kind: 'payment_lost', subject: `payment ${id}`, detail, nowMs });
    await setPaymentState(transaction, id, 'lost');
    await releaseOutputs(transaction, id);
    await releaseWithdrawals(transaction, id, { reason, nowMs });
  }
}

async function withoutInputs(
  transaction: CustodianTransaction,
  network: string,
  finalHeight: number,
): Promise<LostPayment[]> {
  return (await deadPayments(transaction, network, finalHeight)).map(({ id, output: { txid }, rivalTxid }) =>
    rivalTxid === null
      ? {
          id,
          detail: `it spends an output of ${txid}, which can never be mined; its withdrawals are paid by another payment`,
          reason: null,
        }
      : {
          id,
          detail: `${rivalTxid} spent an input of the payment, which can never be mined any more`,
          reason: 'its transaction can never be mined, because another one spent its inputs',
        },
  );
}

async function withoutNonces(
  transaction: CustodianTransaction,
  network: string,
  finalHeight: number,
): Promise<LostPayment[]> {
  const lost: LostPayment[] = [];
  const waiting = [...(await pendingPayments(transaction, network)), ...(await preparedPayments(transaction, network))];
  for (const { id } of waiting) {
    const other = await nonceUser(transaction, network, id, finalHeight);
    if (other === undefined) continue;
    const detail = `${other} used the nonce of the payment, which can never be mined any more`;
    lost.push({ id, detail, reason: 'its transaction can never be mined, because another one used its nonce' });
  }
  return lost;
}

/**
 * Those that were not reported yet, or as confirmed, are paid by another payment. With a reason, those that are `sent` are
 * returned; otherwise they stay so, and get the transaction id of the other payment, as after a replacement.
 */
async function releaseWithdrawals(
  transaction: CustodianTransaction,
  paymentId: number,
  { reason, nowMs }: { readonly reason: string | null; readonly nowMs: number },
): Promise<void> {
  const withdrawals = await withdrawalsOfPayment(transaction, paymentId);
  const sent = withdrawals.filter(({ state }) => state === 'sent');
  const unpaid = withdrawals.filter(
    ({ state }) => UNPAID_STATES.includes(state) && (state !== 'sent' || reason === null),
  );
  await assignPayment(
    transaction,
    unpaid.map(({ id }) => id),
    null,
  );
  if (reason === null) return;
  for (const withdrawal of sent) {
    const { txid } = withdrawal;
    await changeWithdrawal(transaction, withdrawal, { state: 'returned', txid, confirmations: 0, reason }, nowMs);
  }
}
