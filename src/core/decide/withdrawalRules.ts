/** The rules and the debit of a withdrawal, requested by a user or caused by a Portal order. */
import type { Draft } from '../commandEffects';
import type { Exchange } from '../exchange';
import { type Asset, type AssetNetwork, HOUSE, type VerificationLevel, type Withdrawal } from '../model/model';
import type { Refusal } from '../model/refusals';
import { type Amount, fitsPrecision, maximum, unit } from '../values/decimal';

/** Amount and destination of a withdrawal. */
export interface WithdrawalDetails {
  readonly userId: number;
  readonly asset: Asset;
  readonly network: string | null;
  readonly amount: Amount;
  readonly address: string;
  readonly tag: string | null;
  readonly bankCode: string | null;
  /** The Portal order that bought the coins, or null. */
  readonly orderId: number | null;
  readonly clientId: string | null;
  readonly followsManualCredit: boolean;
}

/**
 * The asset's network with this name; null for fiat, which has no networks. Undefined if the asset has no such network.
 */
export function findNetwork(asset: Asset, name: string | null): AssetNetwork | null | undefined {
  if (asset.kind === 'fiat') return name === null ? null : undefined;
  return asset.networks.find(({ network }) => network === name);
}

export function canWithdraw(asset: Asset, network: AssetNetwork | null): boolean {
  return asset.withdrawalEnabled && (network === null || network.withdrawalsEnabled);
}

/** The smallest amount that can be withdrawn; never zero. */
export function minimumWithdrawal(asset: Asset): Amount {
  return maximum(asset.withdrawalMinimum, unit(asset.transferPrecision));
}

/** Refusals: INVALID_WITHDRAWAL_AMOUNT_PRECISION, WITHDRAWAL_AMOUNT_TOO_SMALL. */
export function refuseWithdrawalAmount(asset: Asset, amount: Amount): Refusal | undefined {
  if (!fitsPrecision(amount, asset.transferPrecision))
    return { code: 'INVALID_WITHDRAWAL_AMOUNT_PRECISION', precision: asset.transferPrecision };
  if (amount < minimumWithdrawal(asset))
    return { code: 'WITHDRAWAL_AMOUNT_TOO_SMALL', minimum: minimumWithdrawal(asset) };
  return undefined;
}

/** True if `amount` and its fee exceed what a user of the level may still withdraw of the asset in these 24 hours. */
export function exceedsLimit(
  exchange: Exchange,
  asset: Asset,
  { userId, level }: { readonly userId: number; readonly level: VerificationLevel },
  amount: Amount,
  timeMs: number,
): boolean {
  const used = exchange.withdrawalUsage.usedAmount(userId, asset.asset, timeMs);
  return used + amount + asset.withdrawalFee > exchange.rules.withdrawalLimit(level, asset.asset);
}

/** The approval threshold of all users' withdrawals in 24 hours together, as a multiple of the asset's threshold. */
const HOUSE_THRESHOLD_FACTOR = 10n;

/** Sums of an asset's withdrawals in the 24 hours before a withdrawal, fees included, failed ones excluded. */
export interface PreviousWithdrawals {
  readonly ofUser: Amount;
  readonly ofAllUsers: Amount;
}

/**
 * True if an approver must approve the withdrawal. Three amounts are compared: the withdrawal alone, and together with
 * the same user's withdrawals of the last 24 hours, with the asset's threshold; together with those of all users, with
 * ten times the threshold. This also catches a large amount that leaves in many small withdrawals.
 */
export function needsApproval(
  { approvalThreshold }: Pick<Asset, 'approvalThreshold'>,
  amount: Amount,
  { ofUser, ofAllUsers }: PreviousWithdrawals,
): boolean {
  if (approvalThreshold === null) return false;
  return ofUser + amount > approvalThreshold || ofAllUsers + amount > approvalThreshold * HOUSE_THRESHOLD_FACTOR;
}

/** Debits amount and fee from the user and queues the withdrawal. The caller has made all checks. */
export function debitWithdrawal(
  draft: Draft,
  { userId, asset, network, amount, address, tag, bankCode, orderId, clientId, followsManualCredit }: WithdrawalDetails,
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
    needsApproval:
      followsManualCredit ||
      needsApproval(asset, amount, {
        ofUser: exchange.withdrawalUsage.usedAmount(userId, asset.asset, timeMs),
        ofAllUsers: exchange.withdrawalUsage.usedByAllUsers(asset.asset, timeMs),
      }),
    approvedBy: null,
    handledBy: null,
    txid: null,
    confirmations: 0,
    failure: null,
    orderId,
    createdAtMs: timeMs,
    updatedAtMs: timeMs,
    clientId,
  };
  const { accounts } = exchange;
  draft.post('withdrawal', withdrawal.id, [
    { account: accounts.findOrOpen(userId, asset.asset, 'available'), amount: -(amount + asset.withdrawalFee) },
    { account: accounts.findOrOpen(HOUSE, asset.asset, 'pending_withdrawals'), amount },
    { account: accounts.findOrOpen(HOUSE, asset.asset, 'withdrawal_fees'), amount: asset.withdrawalFee },
  ]);
  exchange.recordWithdrawal(withdrawal, timeMs);
  return withdrawal;
}
