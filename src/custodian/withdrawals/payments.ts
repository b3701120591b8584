/**
 * Pays accepted withdrawals. A transaction is signed and stored in one database transaction with what it reserves and the
 * withdrawals that it pays, and broadcast only after that; the same bytes are broadcast again until a block contains them.
 * So a withdrawal is paid once, whatever fails in between.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Clock } from '../../clock';
import { assertPresent } from '../../core/values/assert';
import type { BuiltPayment, Chain, CustodianTransaction, Payout, PreparedPayout } from '../chains/chain';
import { hasOpenAlarm } from '../store/alarms';
import { lockChain } from '../store/chains';
import { type ColdTransfer, transferOfPayment } from '../store/coldTransfers';
import { isSpentByPayment } from '../store/outputs';
import {
  findPayment,
  insertPayment,
  insertVersion,
  pendingPayments,
  type StoredPayment,
  type StoredTransaction,
  versionsOf,
} from '../store/payments';
import { assignPayment, type StoredWithdrawal, waitingWithdrawals, withdrawalsOfPayment } from '../store/withdrawals';
import { changeWithdrawal, reportWithdrawals } from './withdrawalReports';

export interface PaymentOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  readonly chain: Chain;
}

/** Must rise by at least this share, so that a replacement is worth its fee and nodes relay it. */
const REPLACEMENT_RISE_PERCENT = 20n;
/** In addition to the share: one satoshi per virtual byte, which nodes demand of a replacement on Bitcoin. */
const REPLACEMENT_RISE_MIN = 1_000n;

/** `tipHeight`: the newest block, which was applied. Throws `NodeError`. */
export async function payWithdrawals(
  options: PaymentOptions,
  tipHeight: number,
  isStopped: () => boolean,
): Promise<void> {
  const { database, chain } = options;
  // Somebody else has the keys, or these tables are older than the chain and have forgotten payments.
  if (await hasOpenAlarm(database, chain.network, 'unexplained_spend')) return;
  const feeRate = await chain.feeRate();
  for (const payment of await pendingPayments(database, chain.network))
    await continuePayment(options, payment, { feeRate, tipHeight });
  // An asset that the wallet lacks does not delay the others.
  for (const { asset } of chain.assets)
    while (!isStopped()) {
      const paymentId = await storeNextPayment(options, asset, feeRate);
      if (paymentId === undefined) break;
      if (paymentId !== 'refused') await broadcastNewest(options, paymentId);
    }
}

/** Undefined if no withdrawal of the asset waits, or none can be paid now. */
async function storeNextPayment(
  { database, chain, clock, log }: PaymentOptions,
  asset: string,
  feeRate: bigint,
): Promise<number | 'refused' | undefined> {
  const { network, payoutsMax: limit } = chain;
  const prepared = new Map<number, Awaited<ReturnType<Chain['prepare']>>>();
  for (const withdrawal of await waitingWithdrawals(database, { network, asset, limit }))
    prepared.set(withdrawal.id, await chain.prepare(payoutOf(withdrawal)));
  if (prepared.size === 0) return undefined;
  return await database.transaction(async (transaction) => {
    const { position } = await lockChain(transaction, network);
    const waiting = await waitingWithdrawals(transaction, { network, asset, limit });
    const payouts: PreparedPayout[] = [];
    let refused = 0;
    for (const withdrawal of waiting) {
      const found = prepared.get(withdrawal.id);
      if (found !== undefined && 'refusal' in found) {
        const change = { state: 'refused', txid: null, confirmations: 0, reason: found.refusal } as const;
        await changeWithdrawal(transaction, withdrawal, change, clock.nowMs());
        refused += 1;
      } else if (found !== undefined) payouts.push(found);
    }
    if (payouts.length === 0 || position === null) return refused > 0 ? 'refused' : undefined;
    const built = await chain.build(transaction, payouts, feeRate);
    if (built === 'busy') return undefined;
    if (built === 'insufficient_funds') {
      log.warn(
        { network, asset, waiting: waiting.length },
        'the confirmed coins do not cover the next withdrawal; it waits',
      );
      return undefined;
    }
    return await storePayment(transaction, chain, built, { createdHeight: position.height, nowMs: clock.nowMs() });
  });
}

async function storePayment(
  transaction: CustodianTransaction,
  { network }: Chain,
  { reservation, transaction: signed, paid }: BuiltPayment,
  moment: { readonly createdHeight: number; readonly nowMs: number },
): Promise<number> {
  const payment = { network, purpose: 'withdrawals', reservation, transaction: signed, ...moment } as const;
  const paymentId = await insertPayment(transaction, payment);
  const ids = paid.map(({ withdrawalId }) => withdrawalId);
  await assignPayment(transaction, ids, paymentId);
  return paymentId;
}

/**
 * Broadcasts again what the memory pool does not have, and replaces what waits too long. Its withdrawals are `sent` once
 * the node has the transaction, and not because it was offered: they stay `accepted` while the node is away or refuses it.
 */
async function continuePayment(
  options: PaymentOptions,
  { id, purpose }: StoredPayment,
  { feeRate, tipHeight }: { readonly feeRate: bigint; readonly tipHeight: number },
): Promise<void> {
  const { chain } = options;
  const newest = await newestVersion(options, id);
  const isHeld = await chain.isPending(newest.txid);
  // Its bytes may have arrived although the answer did not.
  if (isHeld) await markSent(options, newest);
  const needsFee = !isHeld && (await broadcastNewest(options, id)) === 'fee_too_low';
  const isLate = tipHeight - newest.createdHeight >= chain.replaceAfterBlocks;
  const rise = (newest.feeRate * REPLACEMENT_RISE_PERCENT) / 100n;
  const isWorth = feeRate >= newest.feeRate + (rise > REPLACEMENT_RISE_MIN ? rise : REPLACEMENT_RISE_MIN);
  // The keys of cold storage are elsewhere: an operator may hand in a replacement.
  if (purpose === 'refill' || !isWorth || !(needsFee || isLate)) return;
  if (await storeReplacement(options, id, { newest, feeRate, tipHeight })) await broadcastNewest(options, id);
}

/** False if the payment cannot pay a higher fee, or another payment spends its change, which a replacement would remove. */
async function storeReplacement(
  { database, chain }: PaymentOptions,
  paymentId: number,
  {
    newest,
    feeRate,
    tipHeight,
  }: { readonly newest: StoredTransaction; readonly feeRate: bigint; readonly tipHeight: number },
): Promise<boolean> {
  const { network } = chain;
  return await database.transaction(async (transaction) => {
    await lockChain(transaction, network);
    const versions = await versionsOf(transaction, paymentId);
    if (versions.some(({ height }) => height !== null) || versions.at(-1)?.id !== newest.id) return false;
    const txids = versions.map(({ txid }) => txid);
    if (chain.usesOutputs && (await isSpentByPayment(transaction, network, txids))) return false;
    const payouts = await payoutsOf(transaction, paymentId);
    const { purpose } = await findPayment(transaction, paymentId);
    const signed = await chain.bump(transaction, { paymentId, purpose, previous: newest, payouts }, feeRate);
    if (signed === undefined) return false;
    await insertVersion(transaction, { paymentId, network, signed, createdHeight: tipHeight });
    return true;
  });
}

async function payoutsOf(transaction: CustodianTransaction, paymentId: number): Promise<readonly Payout[]> {
  const transfer = await transferOfPayment(transaction, paymentId);
  if (transfer !== undefined) return [surplusPayout(transfer)];
  return (await withdrawalsOfPayment(transaction, paymentId)).map(payoutOf);
}

/** What a payment to cold storage pays. It belongs to no withdrawal. */
export function surplusPayout({
  asset,
  recipient,
  units,
}: Pick<ColdTransfer, 'asset' | 'recipient' | 'units'>): Payout {
  return { withdrawalId: 0, asset, address: recipient, units };
}

/** Marks its withdrawals as sent if the node has accepted it, or had it already. */
export async function broadcastNewest(options: PaymentOptions, paymentId: number): Promise<string> {
  const { chain, log } = options;
  const newest = await newestVersion(options, paymentId);
  const answer = await chain.broadcast(newest.bytes);
  if (answer.result === 'accepted' || answer.result === 'known') await markSent(options, newest);
  else log.warn({ network: chain.network, txid: newest.txid, ...answer }, 'a payment was not accepted; it is repeated');
  return answer.result;
}

async function markSent({ database, chain, clock }: PaymentOptions, { paymentId, txid }: StoredTransaction) {
  await database.transaction(async (transaction) => {
    await lockChain(transaction, chain.network);
    const versions = await versionsOf(transaction, paymentId);
    // A block contains a version meanwhile, and its confirmations were reported.
    if (versions.some(({ height }) => height !== null)) return;
    await reportWithdrawals(transaction, paymentId, { txid, confirmations: 0, isFinal: false, nowMs: clock.nowMs() });
  });
}

async function newestVersion({ database }: PaymentOptions, paymentId: number): Promise<StoredTransaction> {
  return assertPresent((await versionsOf(database, paymentId)).at(-1), 'the transaction of a payment');
}

function payoutOf({ id, asset, destination, units }: StoredWithdrawal): Payout {
  return {
    withdrawalId: id,
    asset,
    address: assertPresent(destination, 'the address of an accepted withdrawal'),
    units: assertPresent(units, 'the units of an accepted withdrawal'),
  };
}
