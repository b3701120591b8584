/**
 * Moves what the hot wallet has above its upper bound to cold storage, down to the target. The payment is one like those of
 * withdrawals: stored before it is broadcast, and replaced with the same inputs or nonce only.
 */
import type { BuiltPayment, Chain, CustodianTransaction, PreparedPayout } from '../model/chain';
import type { HotLimits } from '../model/hotLimits';
import { type HotWallet, hotWalletOf } from '../model/hotWallet';
import { findAddressAt } from '../store/addresses';
import { hasOpenAlarm } from '../store/alarms';
import { lockChain } from '../store/chains';
import { insertColdTransfer } from '../store/coldTransfers';
import { readHotFunds } from '../store/hotFunds';
import { ledgerBalances } from '../store/ledger';
import { insertPayment } from '../store/payments';
import { broadcastNewest, type PaymentOptions, surplusPayout } from '../withdrawals/payments';

/** Throws `NodeError`. */
export async function moveSurplus(options: PaymentOptions, isStopped: () => boolean): Promise<void> {
  const { database, chain } = options;
  const { network, cold } = chain;
  if (cold === null || (await findAddressAt(database, network, cold.first)) === undefined) return;
  if (await hasOpenAlarm(database, network, 'unexplained_spend')) return;
  // Tokens first, because their fees are paid in the coin.
  const coin = chain.accounts?.coin;
  const ordered = [...chain.hotLimits].sort(([one], [other]) => Number(one === coin) - Number(other === coin));
  for (const [asset, limits] of ordered) {
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
  const { database, chain, clock, log, warnings } = options;
  const { network, cold } = chain;
  if (cold === null) return undefined;
  const wanted = (await readHotWallet(database, chain, { asset, limits })).surplus;
  const recipient = await database.transaction((transaction) => cold.nextAddress(transaction));
  const prepared = await chain.prepare(surplusPayout({ asset, recipient, units: wanted }));
  if ('refusal' in prepared) {
    const text = 'the surplus of the hot wallet cannot be paid to cold storage';
    warnings.warn(`surplus of ${asset}`, { network, asset, ...prepared }, text);
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

/** If the coins do not cover the surplus and its fee, a thousandth less is tried. */
const SHARE_LEFT = 1_000n;
/** How often less is tried, if coins fit so closely that what would remain is left to the fee. */
const ATTEMPTS = 8;

/** The fee is part of the surplus where it is paid in the same asset, so that at least the target remains. */
async function buildSurplus(
  transaction: CustodianTransaction,
  chain: Chain,
  payout: PreparedPayout,
  feeRate: bigint,
): Promise<{ readonly units: bigint; readonly payment: BuiltPayment } | undefined> {
  let { units } = payout;
  for (let attempt = 0; attempt < ATTEMPTS && units > 0n; attempt += 1) {
    if (chain.payoutFault({ ...payout, units }) !== undefined) return undefined;
    const payment = await chain.build(transaction, [{ ...payout, units }], feeRate);
    if (payment === 'busy') return undefined;
    if (payment === 'insufficient_funds') {
      // Perhaps for the fee only, which is not known before.
      units -= units / SHARE_LEFT;
      continue;
    }
    const { feeAsset, feeUnits } = payment.transaction;
    if (feeAsset !== payout.asset || units + feeUnits <= payout.units) return { units, payment };
    units = payout.units - feeUnits * 2n ** BigInt(attempt);
  }
  return undefined;
}
