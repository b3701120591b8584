/**
 * Moves what the hot wallet has above its upper bound to cold storage, down to the target. The payment is one like those of
 * withdrawals: stored before it is broadcast, and replaced with the same inputs or nonce only.
 */
import type { Chain, CustodianTransaction, PreparedPayout } from '../chains/chain';
import type { HotLimits } from '../chains/hotLimits';
import { findAddressAt } from '../store/addresses';
import { hasOpenAlarm } from '../store/alarms';
import { lockChain } from '../store/chains';
import { insertColdTransfer } from '../store/coldTransfers';
import { readHotFunds } from '../store/hotFunds';
import { ledgerBalances } from '../store/ledger';
import { insertPayment } from '../store/payments';
import { broadcastNewest, type PaymentOptions, surplusPayout } from '../withdrawals/payments';
import { type HotWallet, hotWalletOf } from './hotWallet';

/** Throws `NodeError`. */
export async function moveSurplus(options: PaymentOptions, isStopped: () => boolean): Promise<void> {
  const { database, chain } = options;
  const { network, cold } = chain;
  if (cold === null || (await findAddressAt(database, network, cold.first)) === undefined) return;
  if (await hasOpenAlarm(database, network, 'unexplained_spend')) return;
  for (const [asset, limits] of chain.hotLimits) {
    if (isStopped()) return;
    if ((await readHotWallet(database, chain, { asset, limits })).state !== 'high') continue;
    const paymentId = await storeSurplus(options, { asset, limits, feeRate: await chain.feeRate() });
    if (paymentId !== undefined) await broadcastNewest(options, paymentId);
  }
}

/** From the ledger itself. Exact while the row of the network is locked. */
export async function readHotWallet(
  database: PaymentOptions['database'],
  { network }: Chain,
  { asset, limits }: { readonly asset: string; readonly limits: HotLimits },
): Promise<HotWallet> {
  const accounts = await ledgerBalances(database, network);
  const walletOf = (wanted: string): bigint =>
    accounts.find((one) => one.account === 'wallet' && one.asset === wanted)?.units ?? 0n;
  return hotWalletOf((await readHotFunds(database, network, walletOf))(asset), limits);
}

interface SurplusOrder {
  readonly asset: string;
  readonly limits: HotLimits;
  readonly feeRate: bigint;
}

/** Undefined if there is none any more, or the coins that are free do not cover it. */
async function storeSurplus(options: PaymentOptions, { asset, limits, feeRate }: SurplusOrder) {
  const { database, chain, clock, log } = options;
  const { network, cold } = chain;
  if (cold === null) return undefined;
  const wanted = (await readHotWallet(database, chain, { asset, limits })).surplus;
  const recipient = await database.transaction((transaction) => cold.nextAddress(transaction));
  const prepared = await chain.prepare(surplusPayout({ asset, recipient, units: wanted }));
  if ('refusal' in prepared) {
    log.warn({ network, asset, ...prepared }, 'the surplus of the hot wallet cannot be paid to cold storage');
    return undefined;
  }
  return await database.transaction(async (transaction) => {
    const { position } = await lockChain(transaction, network);
    const { surplus } = await readHotWallet(transaction, chain, { asset, limits });
    if (position === null || surplus <= 0n) return undefined;
    const built = await buildSurplus(transaction, chain, { ...prepared, units: surplus }, feeRate);
    if (built === undefined) return undefined;
    const { units, payment } = built;
    const { transaction: signed, reservation } = payment;
    const nowMs = clock.nowMs();
    const moment = { createdHeight: position.height, nowMs };
    const row = { network, purpose: 'surplus', reservation, transaction: signed, ...moment } as const;
    const paymentId = await insertPayment(transaction, row);
    const transfer = { network, asset, direction: 'surplus', key: null, units, recipient, paymentId } as const;
    await insertColdTransfer(transaction, { ...transfer, unsigned: null, feeUnits: signed.feeUnits }, nowMs);
    log.info({ network, asset, units: String(units), txid: signed.txid }, 'a surplus moves to cold storage');
    return paymentId;
  });
}

/** The fee is part of the surplus where it is paid in the same asset, so that the target remains. */
async function buildSurplus(transaction: CustodianTransaction, chain: Chain, payout: PreparedPayout, feeRate: bigint) {
  const estimate = await chain.build(transaction, [payout], feeRate);
  if (typeof estimate === 'string') return undefined;
  const { feeAsset, feeUnits } = estimate.transaction;
  const units = feeAsset === payout.asset ? payout.units - feeUnits : payout.units;
  if (units <= 0n || chain.payoutFault({ ...payout, units }) !== undefined) return undefined;
  const payment = await chain.build(transaction, [{ ...payout, units }], feeRate);
  // Fewer coins need no higher fee, unless the change is too small to be kept.
  if (typeof payment === 'string') return undefined;
  const isWithin = feeAsset !== payout.asset || units + payment.transaction.feeUnits <= payout.units;
  return isWithin ? { units, payment } : undefined;
}
