/** Books one of the custodian's own transactions that a block contains. */
import { assertPresent } from '../../core/values/assert';
import type { AccountMove, CustodianTransaction, MinedTransaction } from '../chains/chain';
import type { BlockContext } from '../deposits/blockContext';
import { raiseAlarm } from '../store/alarms';
import { bookEntry, type CustodyPosting } from '../store/ledger';
import { type OwnTransaction, setPaymentState, setTransactionBlock } from '../store/payments';
import { withdrawalsOfPayment } from '../store/withdrawals';

export async function applyOwnTransaction(
  transaction: CustodianTransaction,
  { chain: { network }, block: { height }, epoch, nowMs }: BlockContext,
  { txid, succeeded, feeUnits, moved }: MinedTransaction,
  { id, paymentId, purpose, feeAsset, feeUnits: storedFee }: OwnTransaction,
): Promise<void> {
  await setTransactionBlock(transaction, id, { height, succeeded });
  await setPaymentState(transaction, paymentId, 'mined');
  const address = moved?.from;
  const fee: CustodyPosting = { account: 'fees', asset: feeAsset, units: feeUnits ?? storedFee };
  const paid = succeeded && purpose === 'withdrawals' ? await payoutPostings(transaction, paymentId) : [];
  const postings = [fee, ...paid].flatMap((posting): CustodyPosting[] => [
    posting,
    { account: 'wallet', asset: posting.asset, units: -posting.units, address },
  ]);
  if (succeeded && purpose !== 'withdrawals' && moved !== null) postings.push(...movePostings(moved));
  const kind = purpose === 'withdrawals' ? 'payment' : purpose;
  await bookEntry(transaction, { network, kind, height, nowMs, reference: `payment ${txid} ${epoch}`, postings });
  if (succeeded || purpose !== 'sweep') return;
  const detail = `the sweep of ${moved?.asset ?? 'coins'} from ${address} failed; it is not repeated before this alarm is acknowledged`;
  await raiseAlarm(transaction, { network, kind: 'sweep_failed', subject: txid, detail, nowMs });
}

async function payoutPostings(transaction: CustodianTransaction, paymentId: number): Promise<CustodyPosting[]> {
  return (await withdrawalsOfPayment(transaction, paymentId)).map(({ asset, units }) => ({
    account: 'payouts',
    asset,
    units: assertPresent(units, 'the units of a paid withdrawal'),
  }));
}

/** Between two addresses of the wallet. */
function movePostings({ from, to, asset, units }: AccountMove): readonly CustodyPosting[] {
  return [
    { account: 'wallet', asset, units: -units, address: from },
    { account: 'wallet', asset, units, address: to },
  ];
}
