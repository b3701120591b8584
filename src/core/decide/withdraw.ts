/** Money leaves a wallet, asked for by its owner or bought through the Portal: one set of rules, one debit. */
import { type Amount, fitsPrecision, maximum, unit } from '../decimal';
import type { Draft } from '../draft';
import type { Exchange } from '../exchange';
import { type Asset, type AssetNetwork, HOUSE, type VerificationLevel, type Withdrawal } from '../model';
import type { Refusal } from '../refusals';

/** What is to leave, and where to. */
export interface Leaving {
  readonly userId: number;
  readonly asset: Asset;
  readonly network: string | null;
  readonly amount: Amount;
  readonly address: string;
  readonly tag: string | null;
  readonly bankCode: string | null;
  /** The Portal order that caused it, or null. */
  readonly orderId: number | null;
}

/** The asset's network of that name; fiat is asked for without one. Undefined: there is none such. */
export function networkOf(asset: Asset, name: string | null): AssetNetwork | null | undefined {
  if (asset.kind === 'fiat') return name === null ? null : undefined;
  return asset.networks.find(({ network }) => network === name);
}

export function canWithdraw(asset: Asset, network: AssetNetwork | null): boolean {
  return asset.withdrawalEnabled && (network === null || network.withdrawalsEnabled);
}

/** The least that may leave: nothing is not a withdrawal. */
export function leastOf(asset: Asset): Amount {
  return maximum(asset.withdrawalMinimum, unit(asset.transferPrecision));
}

/** INVALID_WITHDRAWAL_AMOUNT_PRECISION or WITHDRAWAL_AMOUNT_TOO_SMALL. */
export function refuseLeavingAmount(asset: Asset, amount: Amount): Refusal | undefined {
  if (!fitsPrecision(amount, asset.transferPrecision))
    return { code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION', precision: asset.transferPrecision };
  if (amount < leastOf(asset)) return { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', minimum: leastOf(asset) };
  return undefined;
}

/** True when `amount` and its fee go beyond what the level may still withdraw of the asset in these 24 hours. */
export function exceedsLimit(
  exchange: Exchange,
  asset: Asset,
  { userId, level }: { readonly userId: number; readonly level: VerificationLevel },
  amount: Amount,
  timeMs: number,
): boolean {
  const used = exchange.withdrawalUse.used(userId, asset.asset, timeMs);
  return used + amount + asset.withdrawalFee > exchange.rules.withdrawalLimit(level, asset.asset);
}

/** Takes amount and fee out of the wallet; from here on it waits to be sent. The caller has checked that it may. */
export function debit(
  draft: Draft,
  { userId, asset, network, amount, address, tag, bankCode, orderId }: Leaving,
): Withdrawal {
  const { exchange, timeMs } = draft;
  exchange.lastWithdrawalId += 1;
  const withdrawal: Withdrawal = {
    id: exchange.lastWithdrawalId,
    userId,
    asset: asset.asset,
    amount,
    fee: asset.withdrawalFee,
    network,
    bankCode,
    address,
    tag,
    status: 'queued',
    needsApproval: asset.approvalThreshold !== null && amount > asset.approvalThreshold,
    approvedBy: null,
    handledBy: null,
    txid: null,
    confirmations: 0,
    failure: null,
    orderId,
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
  };
  const { accounts } = exchange;
  draft.post('withdrawal', withdrawal.id, [
    { account: accounts.findOrOpen(userId, asset.asset, 'available'), amount: -(amount + asset.withdrawalFee) },
    { account: accounts.findOrOpen(HOUSE, asset.asset, 'pending_withdrawals'), amount },
    { account: accounts.findOrOpen(HOUSE, asset.asset, 'withdrawal_fees'), amount: asset.withdrawalFee },
  ]);
  exchange.noteWithdrawal(withdrawal, timeMs);
  return withdrawal;
}
