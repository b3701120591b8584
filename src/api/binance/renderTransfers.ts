/** Renders deposits, withdrawals and assets as the wallet operations of the Binance-compatible interface show them. */

import { canWithdraw, minimumWithdrawal } from '../../core/decide/withdrawalRules';
import type { Asset, AssetNetwork, Deposit, DepositStatus, Withdrawal } from '../../core/model/model';
import { type Amount, formatAmount, unit } from '../../core/values/decimal';
import type { Balance } from '../../engine/state/committedView';
import type { Config } from '../../foundation/settings/config';
import { isoTime } from '../../foundation/times';
import type { DepositAddress } from '../../store/transfers/depositAddresses';
import type { WithdrawalStates } from '../../store/transfers/ownTransfers';
import { areDepositsOpen } from '../../usecases/assets/openTransfers';
import { binanceAsset } from './symbolNames';

/** Deposits: 0 is pending, 1 is credited, and 7 is refused. */
const DEPOSIT_STATUSES = { pending: 0, processing: 0, completed: 1, failed: 7 } as const;

/** Withdrawals: 1 is cancelled, 2 waits for approval, 3 is rejected, 4 is processed, 5 has failed, 6 is completed. */
type WithdrawalNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The stored statuses that a number of a deposit's status means; all without a number. */
export function depositStatuses(status: number | undefined): DepositStatus[] {
  const all = Object.keys(DEPOSIT_STATUSES) as DepositStatus[];
  return status === undefined ? all : all.filter((each) => DEPOSIT_STATUSES[each] === status);
}

/** The stored states that a number of a withdrawal's status means; all without a number. */
export function withdrawalStates(status: number | undefined): WithdrawalStates {
  switch (status) {
    case undefined:
      return { statuses: ['queued', 'sending', 'sent', 'confirmed', 'failed'] };
    case 1:
      return { statuses: ['failed'], failures: ['cancelled_by_user'] };
    case 2:
      return { statuses: ['queued'], waitsForApproval: true };
    case 3:
      return { statuses: ['failed'], failures: ['rejected_by_operator'] };
    case 4:
      return { statuses: ['queued', 'sending', 'sent'], waitsForApproval: false };
    case 5:
      return { statuses: ['failed'], failures: ['refused_by_custodian', 'returned'] };
    case 6:
      return { statuses: ['confirmed'] };
    default:
      return { statuses: [] };
  }
}

function withdrawalNumber({ status, failure, needsApproval, approvedBy }: Withdrawal): WithdrawalNumber {
  if (status === 'queued') return needsApproval && approvedBy === null ? 2 : 4;
  if (status === 'sending' || status === 'sent') return 4;
  if (status === 'confirmed') return 6;
  return failure === 'cancelled_by_user' ? 1 : failure === 'rejected_by_operator' ? 3 : 5;
}

export function renderBinanceDeposit(deposit: Deposit, requiredConfirmations: number) {
  return {
    id: String(deposit.id),
    amount: formatAmount(deposit.amount),
    coin: binanceAsset(deposit.asset),
    network: networkName(deposit.network),
    status: DEPOSIT_STATUSES[deposit.status],
    address: deposit.address ?? '',
    addressTag: deposit.tag ?? '',
    txId: deposit.txid ?? '',
    insertTime: deposit.createdAtMs,
    ...(deposit.status === 'completed' && { completeTime: deposit.updatedAtMs }),
    transferType: 0,
    confirmTimes: `${deposit.confirmations}/${requiredConfirmations}`,
    unlockConfirm: requiredConfirmations,
    walletType: 0,
  };
}

export function renderBinanceWithdrawal(withdrawal: Withdrawal) {
  return {
    id: String(withdrawal.id),
    ...(withdrawal.clientId !== null && { withdrawOrderId: withdrawal.clientId }),
    amount: formatAmount(withdrawal.amount),
    transactionFee: formatAmount(withdrawal.fee),
    coin: binanceAsset(withdrawal.asset),
    status: withdrawalNumber(withdrawal),
    address: withdrawal.address,
    addressTag: withdrawal.tag ?? '',
    txId: withdrawal.txid ?? '',
    applyTime: utcText(withdrawal.createdAtMs),
    ...(withdrawal.status === 'confirmed' && { completeTime: utcText(withdrawal.updatedAtMs) }),
    network: networkName(withdrawal.network),
    transferType: 0,
    confirmNo: withdrawal.confirmations,
    walletType: 0,
    info: withdrawal.failure ?? '',
  };
}

/** A deposit address of the user. */
export function renderDepositRoute({ asset, address, tag }: DepositAddress) {
  return { coin: binanceAsset(asset), address, tag: tag ?? '', url: '' };
}

/** An asset with the user's balance of it, and with its networks. */
export function renderCoin(
  asset: Asset,
  { available, held }: Balance,
  { withdrawing, config }: { readonly withdrawing: Amount; readonly config: Pick<Config, 'bank'> },
) {
  const isFiat = asset.kind === 'fiat';
  return {
    coin: binanceAsset(asset.asset),
    name: binanceAsset(asset.asset),
    depositAllEnable: isFiat
      ? areDepositsOpen(null, config)
      : asset.networks.some((network) => areDepositsOpen(network, config)),
    withdrawAllEnable: isFiat
      ? canWithdraw(asset, null)
      : asset.networks.some((network) => canWithdraw(asset, network)),
    free: formatAmount(available),
    locked: formatAmount(held),
    freeze: '0',
    withdrawing: formatAmount(withdrawing),
    ipoing: '0',
    ipoable: '0',
    storage: '0',
    isLegalMoney: isFiat,
    trading: true,
    networkList: isFiat
      ? [renderNetwork(asset, null, { isDefault: true, config })]
      : asset.networks.map((network, index) => renderNetwork(asset, network, { isDefault: index === 0, config })),
  };
}

/** Bank transfers, as the one network of a fiat asset: clients expect that each asset has one. */
const BANK = { network: 'bank', confirmations: 0, tag: 'none' } as const;

/** The amount of a withdrawal includes the fee here, and so does the smallest amount. */
function renderNetwork(
  asset: Asset,
  network: AssetNetwork | null,
  { isDefault, config }: { readonly isDefault: boolean; readonly config: Pick<Config, 'bank'> },
) {
  const { network: name, confirmations, tag } = network ?? BANK;
  return {
    network: networkName(name),
    coin: binanceAsset(asset.asset),
    name,
    isDefault,
    depositEnable: areDepositsOpen(network, config),
    withdrawEnable: canWithdraw(asset, network),
    depositDesc: '',
    withdrawDesc: '',
    withdrawFee: formatAmount(asset.withdrawalFee),
    withdrawMin: formatAmount(minimumWithdrawal(asset) + asset.withdrawalFee),
    withdrawIntegerMultiple: formatAmount(unit(asset.transferPrecision)),
    minConfirm: confirmations,
    unLockConfirm: confirmations,
    sameAddress: tag !== 'none',
    resetAddressStatus: false,
    busy: false,
  };
}

/** In upper case, as Binance names networks. Requests may name them in either case. */
export function networkName(network: string | null): string {
  return (network ?? '').toUpperCase();
}

/** `2026-11-20 16:50:00`, in UTC. */
function utcText(timeMs: number): string {
  return isoTime(timeMs).slice(0, 19).replace('T', ' ');
}
