/**
 * Pays accepted withdrawals. A transaction is signed and stored in one database transaction with what it reserves and the
 * withdrawals that it pays, and broadcast only after that; the same bytes are broadcast again until a block contains them.
 * So a withdrawal is paid once, whatever fails in between.
 */
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { assertPresent } from '../../../core/values/assert';
import type { Clock } from '../../../foundation/clock';
import type { BuiltPayment, Chain, CustodianTransaction, Payout, PreparedPayout } from '../model/chain';
import type { Warnings } from '../model/warnings';
import { findAddresses } from '../store/addresses';
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
import {
  assignPayment,
  type StoredWithdrawal,
  UNPAID_STATES,
  waitingWithdrawals,
  withdrawalsOfPayment,
} from '../store/withdrawals';
import { isEmptyMove } from './minedPayments';
import { changeWithdrawal, reportWithdrawals } from './withdrawalReports';

export interface PaymentOptions {
  readonly database: Knex;
  readonly clock: Clock;
  readonly log: Logger;
  readonly chain: Chain;
  readonly warnings: Warnings;
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
  // An asset that the wallet lacks does not delay the others, nor a large withdrawal the smaller ones.
  for (const { asset } of chain.assets) {
    if ((await oldestWaiting(options, asset)) === undefined) continue;
    let step: Step = { after: 0 };
    for (let idle = 0; step !== 'none' && idle < IDLE_STEPS_MAX && !isStopped(); ) {
      step = await storeNextPayment(options, { asset, after: step.after }, feeRate);
      if (step !== 'none' && step.paymentId !== undefined) await broadcastNewest(options, step.paymentId);
      else idle += 1;
    }
    await warnOfUncovered(options, asset);
  }
}

/** Steps that pay nothing, because the fee is not covered. Each asks the node what its payouts need. */
const IDLE_STEPS_MAX = 16;

/**
 * The payment of one step, and the withdrawal after which the next step continues. `none`: nothing more can be paid
 * now.
 */
type Step = 'none' | { readonly after: number; readonly paymentId?: number };

async function storeNextPayment(
  { database, chain, clock }: PaymentOptions,
  { asset, after }: { readonly asset: string; readonly after: number },
  feeRate: bigint,
): Promise<Step> {
  const { network, payoutsMax: limit } = chain;
  const unitsMax = await chain.coverableUnits(database, asset);
  const wanted = { network, asset, after, unitsMax, limit };
  const prepared = new Map<number, Awaited<ReturnType<Chain['prepare']>>>();
  for (const withdrawal of await waitingWithdrawals(database, wanted))
    prepared.set(withdrawal.id, await chain.prepare(payoutOf(withdrawal)));
  const last = [...prepared.keys()].at(-1);
  if (last === undefined) return 'none';
  return await database.transaction(async (transaction) => {
    const { position } = await lockChain(transaction, network);
    const payouts: PreparedPayout[] = [];
    for (const withdrawal of await waitingWithdrawals(transaction, wanted)) {
      const found = prepared.get(withdrawal.id);
      if (found === undefined) continue;
      if (!('refusal' in found)) payouts.push(found);
      else if (withdrawal.state === 'accepted') {
        const change = { state: 'refused', txid: null, confirmations: 0, reason: found.refusal } as const;
        await changeWithdrawal(transaction, withdrawal, change, clock.nowMs());
      }
    }
    if (position === null) return 'none';
    if (payouts.length === 0) return { after: last };
    const built = await chain.build(transaction, payouts, feeRate);
    if (built === 'busy') return 'none';
    if (built === 'insufficient_funds') return { after: last };
    const moment = { createdHeight: position.height, nowMs: clock.nowMs() };
    return { after, paymentId: await storePayment(transaction, chain, built, moment) };
  });
}

/** Logs one warning for the oldest waiting withdrawal of the asset. */
async function warnOfUncovered(options: PaymentOptions, asset: string): Promise<void> {
  const { network } = options.chain;
  const oldest = await oldestWaiting(options, asset);
  if (oldest === undefined) return;
  const text = 'the confirmed coins do not cover the next withdrawal; it waits';
  options.warnings.warn(`withdrawal ${oldest.id}`, { network, asset, withdrawal: oldest.key }, text);
}

async function oldestWaiting({ database, chain }: PaymentOptions, asset: string) {
  return (await waitingWithdrawals(database, { network: chain.network, asset, limit: 1 }))[0];
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
  payment: StoredPayment,
  { feeRate, tipHeight }: { readonly feeRate: bigint; readonly tipHeight: number },
): Promise<void> {
  const { chain } = options;
  const { id, purpose } = payment;
  await replaceEndedPayment(options, payment, { feeRate, tipHeight });
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

/**
 * A payment whose withdrawals were returned, or are paid by another one, must not be mined after all, which is possible when
 * a reorganization has removed what decided that. An empty transaction uses up its nonce instead.
 */
async function replaceEndedPayment(
  { database, chain, log }: PaymentOptions,
  { id, purpose, sender, nonce }: StoredPayment,
  { feeRate, tipHeight }: { readonly feeRate: bigint; readonly tipHeight: number },
): Promise<void> {
  const { network, accounts } = chain;
  const isUnpaid = async (connection: Knex): Promise<boolean> =>
    (await withdrawalsOfPayment(connection, id)).some(({ state }) => UNPAID_STATES.includes(state));
  if (accounts === null || sender === null || nonce === null || purpose !== 'withdrawals') return;
  if (await isUnpaid(database)) return;
  await database.transaction(async (transaction) => {
    await lockChain(transaction, network);
    if (await isUnpaid(transaction)) return;
    const versions = await versionsOf(transaction, id);
    const newest = assertPresent(versions.at(-1), 'the transaction of a payment');
    if (versions.some(({ height }) => height !== null) || isEmptyMove(accounts.decode(newest.bytes, sender))) return;
    const path = assertPresent((await findAddresses(transaction, network, [sender])).get(sender), 'an own address');
    const move = { from: sender, to: sender, asset: accounts.coin, units: 0n, path, nonce };
    const signed = await accounts.signTransfer(move, feeRate, newest.bytes);
    await insertVersion(transaction, { paymentId: id, network, signed, createdHeight: tipHeight });
    log.warn({ network, sender, nonce }, 'an empty transaction uses the nonce of a payment that was given up');
  });
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

/** The output of a payment to cold storage. It belongs to no withdrawal. */
export function surplusPayout({
  asset,
  recipient,
  units,
}: Pick<ColdTransfer, 'asset' | 'recipient' | 'units'>): Payout {
  return { withdrawalId: 0, asset, address: recipient, units };
}

const NOT_ACCEPTED = 'a payment was not accepted; it is repeated';

/** Marks its withdrawals as sent if the node has accepted it, or had it already. */
export async function broadcastNewest(options: PaymentOptions, paymentId: number): Promise<string> {
  const { chain, warnings } = options;
  const newest = await newestVersion(options, paymentId);
  const { txid } = newest;
  const answer = await chain.broadcast(newest.bytes);
  if (answer.result === 'accepted' || answer.result === 'known') await markSent(options, newest);
  else warnings.warn(`broadcast of ${txid}`, { network: chain.network, txid, ...answer }, NOT_ACCEPTED);
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
