/** Books one of the custodian's own transactions that a block contains. */
import { assertPresent } from '../../core/values/assert';
import type { CustodianTransaction, MinedTransaction } from '../chains/chain';
import type { BlockContext } from '../deposits/blockContext';
import { bookEntry, type CustodyPosting } from '../store/ledger';
import { type StoredTransaction, setPaymentState, setTransactionBlock } from '../store/payments';
import { withdrawalsOfPayment } from '../store/withdrawals';

export async function applyOwnTransaction(
  transaction: CustodianTransaction,
  { chain: { network }, block: { height }, epoch, nowMs }: BlockContext,
  { txid, succeeded, feeUnits }: MinedTransaction,
  { id, paymentId, feeAsset, feeUnits: storedFee }: StoredTransaction,
): Promise<void> {
  await setTransactionBlock(transaction, id, { height, succeeded });
  await setPaymentState(transaction, paymentId, 'mined');
  const fee: CustodyPosting = { account: 'fees', asset: feeAsset, units: feeUnits ?? storedFee };
  const payouts = succeeded ? await withdrawalsOfPayment(transaction, paymentId) : [];
  const paid: readonly CustodyPosting[] = payouts.map(({ asset, units }) => ({
    account: 'payouts',
    asset,
    units: assertPresent(units, 'the units of a paid withdrawal'),
  }));
  await bookEntry(transaction, {
    ...{ network, kind: 'payment', height, nowMs },
    reference: `payment ${txid} ${epoch}`,
    postings: [fee, ...paid].flatMap((posting) => [
      posting,
      { account: 'wallet', asset: posting.asset, units: -posting.units },
    ]),
  });
}
