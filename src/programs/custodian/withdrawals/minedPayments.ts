/** Books one of the custodian's own transactions that a block contains. */
import { assertPresent } from '../../../core/values/assert';
import type { BlockContext } from '../model/blockContext';
import type { AccountMove, CustodianTransaction, MinedTransaction } from '../model/chain';
import { raiseAlarm } from '../store/alarms';
import { transferOfPayment } from '../store/coldTransfers';
import { bookEntry, type CustodyAccount, type CustodyPosting } from '../store/ledger';
import { type OwnTransaction, setPaymentState, setTransactionBlock } from '../store/payments';
import { type StoredWithdrawal, UNPAID_STATES, withdrawalsOfPayment } from '../store/withdrawals';

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
  const isPayout = succeeded && purpose === 'withdrawals' && !(moved !== null && isEmptyMove(moved));
  const withdrawals = isPayout ? await withdrawalsOfPayment(transaction, paymentId) : [];
  const paid = withdrawals.map(payoutPosting);
  const payer: CustodyAccount = purpose === 'refill' ? 'cold' : 'wallet';
  const postings = [fee, ...paid].flatMap((posting): CustodyPosting[] => [
    posting,
    { account: payer, asset: posting.asset, units: -posting.units, address },
  ]);
  const move = moved ?? (await coldMove(transaction, paymentId));
  if (succeeded && purpose !== 'withdrawals' && move !== null) {
    const receiver: CustodyAccount = purpose === 'surplus' ? 'cold' : 'wallet';
    postings.push(
      { account: payer, asset: move.asset, units: -move.units, address: move.from },
      { account: receiver, asset: move.asset, units: move.units, address: move.to },
    );
  }
  const kind = purpose === 'withdrawals' ? 'payment' : purpose;
  await bookEntry(transaction, { network, kind, height, nowMs, reference: `payment ${txid} ${epoch}`, postings });
  if (isPayout && !withdrawals.some(({ state }) => UNPAID_STATES.includes(state))) {
    const paidTwice =
      'its withdrawals were returned, or are paid by another payment, because it could not be mined any more';
    await raiseAlarm(transaction, { network, kind: 'paid_twice', subject: txid, detail: paidTwice, nowMs });
  }
  if (succeeded || purpose !== 'sweep') return;
  const detail = `the sweep of ${moved?.asset ?? 'coins'} from ${address} failed; it is not repeated before this alarm is acknowledged`;
  await raiseAlarm(transaction, { network, kind: 'sweep_failed', subject: txid, detail, nowMs });
}

/** A transaction that only uses up a nonce. */
export function isEmptyMove({ from, to, units }: AccountMove): boolean {
  return from === to && units === 0n;
}

function payoutPosting({ asset, units }: StoredWithdrawal): CustodyPosting {
  return { account: 'payouts', asset, units: assertPresent(units, 'the units of a paid withdrawal') };
}

/** On chains with outputs, only payments from and to cold storage move anything. Their ledger has no addresses. */
async function coldMove(transaction: CustodianTransaction, paymentId: number) {
  const transfer = await transferOfPayment(transaction, paymentId);
  return transfer === undefined ? null : { ...transfer, from: undefined, to: undefined };
}
