/** Changes the states of withdrawals and reports them to the exchange, in the same transaction. States never go back. */
import type { Chain, CustodianTransaction } from '../model/chain';
import { enqueueCallback } from '../store/callbacks';
import { minedPayments, setPaymentState, versionsOf } from '../store/payments';
import { assignPayment, type StoredWithdrawal, updateWithdrawal, withdrawalsOfPayment } from '../store/withdrawals';
import { withdrawalMessage } from './withdrawalMessage';

export interface PaymentProgress {
  readonly txid: string;
  readonly confirmations: number;
  /** Whether it has enough confirmations. */
  readonly isFinal: boolean;
  readonly nowMs: number;
}

/** Applies the progress of a payment's transaction to its withdrawals. Reports those that it changes. */
export async function reportWithdrawals(
  transaction: CustodianTransaction,
  paymentId: number,
  { txid, confirmations, isFinal, nowMs }: PaymentProgress,
): Promise<void> {
  for (const withdrawal of await withdrawalsOfPayment(transaction, paymentId)) {
    // A confirmed one stays so, even if a reorganization removes its transaction for a while, or another payment pays it.
    if (withdrawal.state === 'confirmed' && withdrawal.txid !== txid)
      await updateWithdrawal(transaction, withdrawal.id, { ...withdrawal, txid });
    if (withdrawal.state !== 'accepted' && withdrawal.state !== 'sent') continue;
    const state = isFinal ? 'confirmed' : 'sent';
    const isChanged =
      withdrawal.state !== state || withdrawal.txid !== txid || withdrawal.confirmations !== confirmations;
    if (isChanged) await changeWithdrawal(transaction, withdrawal, { state, txid, confirmations, reason: null }, nowMs);
  }
}

export async function changeWithdrawal(
  transaction: CustodianTransaction,
  before: StoredWithdrawal,
  change: Pick<StoredWithdrawal, 'state' | 'txid' | 'confirmations' | 'reason'>,
  nowMs: number,
): Promise<void> {
  await updateWithdrawal(transaction, before.id, change);
  const withdrawal = withdrawalMessage({ ...before, ...change });
  await enqueueCallback(transaction, before.key, { withdrawal }, nowMs);
}

/** Reports the withdrawals of all payments whose confirmations have increased, until they are final. */
export async function reportConfirmedWithdrawals(
  transaction: CustodianTransaction,
  chain: Chain,
  tipHeight: number,
  nowMs: number,
): Promise<void> {
  for (const { id } of await minedPayments(transaction, chain.network)) {
    const mined = (await versionsOf(transaction, id)).find(({ height }) => height !== null);
    if (mined?.height == null) throw new Error('a mined payment has no transaction in a block');
    const confirmations = tipHeight - mined.height + 1;
    const isFinal = confirmations >= chain.confirmations;
    if (isFinal) await setPaymentState(transaction, id, 'final');
    const progress = { txid: mined.txid, confirmations, isFinal, nowMs };
    if (isFinal && mined.succeeded === false) await returnFailed(transaction, id, progress);
    else await reportWithdrawals(transaction, id, progress);
  }
}

/** The transaction is final and had no effect, so it is certain that nothing was paid. */
async function returnFailed(
  transaction: CustodianTransaction,
  paymentId: number,
  { txid, confirmations, nowMs }: PaymentProgress,
): Promise<void> {
  const reason = 'its transaction failed on the chain, and nothing was transferred';
  for (const withdrawal of await withdrawalsOfPayment(transaction, paymentId)) {
    if (withdrawal.state === 'accepted' || withdrawal.state === 'sent')
      await changeWithdrawal(transaction, withdrawal, { state: 'returned', txid, confirmations, reason }, nowMs);
    // It had succeeded before a reorganization.
    else if (withdrawal.state === 'confirmed') await assignPayment(transaction, [withdrawal.id], null);
  }
}
