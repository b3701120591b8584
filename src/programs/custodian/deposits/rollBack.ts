/**
 * Undoes the effects of blocks that a reorganization removed, in one transaction with the new position. What was only
 * pending becomes pending again; what was final raises an alarm, because others may have relied on it.
 */
import type { Chain, ChainSpend, CustodianTransaction } from '../model/chain';
import { raiseAlarm } from '../store/alarms';
import { type BlockPosition, removeBlocksAbove } from '../store/chains';
import { depositsAbove, updateDeposit } from '../store/deposits';
import { paymentsLostAbove, removeForeignAbove } from '../store/foreignTransactions';
import { reverseEntriesAbove } from '../store/ledger';
import { undoOutputsAbove } from '../store/outputs';
import { setPaymentState, setTransactionBlock, transactionsAbove } from '../store/payments';
import { storeRemovedInputs, undoRivalsAbove } from '../store/removedInputs';
import { reportWithdrawals } from '../withdrawals/withdrawalReports';
import { reportDeposit } from './depositReports';

/** `removedInputs`: of transactions in the removed blocks on which payments depend. */
export async function rollBack(
  transaction: CustodianTransaction,
  chain: Chain,
  {
    to,
    removedInputs,
    nowMs,
  }: { readonly to: BlockPosition; readonly removedInputs: readonly ChainSpend[]; readonly nowMs: number },
): Promise<void> {
  const { network } = chain;
  for (const deposit of await depositsAbove(transaction, network, to.height)) {
    const isReported = deposit.reportedConfirmations >= 0;
    await updateDeposit(transaction, { ...deposit, height: null, reportedConfirmations: isReported ? 0 : -1 });
    const subject = `${deposit.txid}:${deposit.output}`;
    const detail = `a reorganization to height ${to.height} removed a deposit that was reported as confirmed`;
    if (deposit.state === 'confirmed')
      await raiseAlarm(transaction, { network, kind: 'confirmed_deposit_removed', subject, detail, nowMs });
    if (deposit.state === 'seen' && isReported)
      await reportDeposit(transaction, chain, deposit, { state: 'seen', confirmations: 0, nowMs });
  }
  for (const { id, txid, paymentId, paymentState } of await transactionsAbove(transaction, network, to.height)) {
    await setTransactionBlock(transaction, id, null);
    await setPaymentState(transaction, paymentId, 'pending');
    const detail = `a reorganization to height ${to.height} removed a payment that was reported as confirmed`;
    if (paymentState === 'final')
      await raiseAlarm(transaction, { network, kind: 'confirmed_withdrawal_removed', subject: txid, detail, nowMs });
    await reportWithdrawals(transaction, paymentId, { txid, confirmations: 0, isFinal: false, nowMs });
  }
  await undoOutputsAbove(transaction, network, to.height);
  await undoRivalsAbove(transaction, network, to.height);
  await storeRemovedInputs(transaction, network, removedInputs);
  // Their nonces are free again: they are mined after all, or empty transactions use their nonces.
  for (const id of await paymentsLostAbove(transaction, network, to.height))
    await setPaymentState(transaction, id, 'pending');
  await removeForeignAbove(transaction, network, to.height);
  await reverseEntriesAbove(transaction, network, to.height, nowMs);
  await removeBlocksAbove(transaction, network, to);
}
