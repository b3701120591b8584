/** Renders deposits, withdrawals and deposit addresses, for their owners and for operators. */
import type { components } from '../../../generated/openapi';
import type { Deposit, Withdrawal, WithdrawalStatus } from '../../core/model/model';
import { formatAmount } from '../../core/values/decimal';
import { formatTime } from '../../foundation/times';
import { storedValue } from '../../store/connection/columnValues';
import type { DepositAddress } from '../../store/transfers/depositAddresses';
import type { UnownedDeposit } from '../../store/transfers/unownedDeposits';

type Schemas = components['schemas'];

/** The public status of a withdrawal. Deposits use the same values. */
const WITHDRAWAL_STATUSES: Readonly<Record<WithdrawalStatus, Schemas['TransferStatus']>> = {
  queued: 'pending',
  sending: 'processing',
  sent: 'processing',
  confirmed: 'completed',
  failed: 'failed',
};

export function renderCryptoDeposit(deposit: Deposit): Schemas['CryptoDeposit'] {
  return {
    id: deposit.id,
    currency: deposit.asset,
    network: deposit.network,
    amount: formatAmount(deposit.amount),
    fee: '0',
    address: deposit.address,
    tag: deposit.tag,
    txid: deposit.txid,
    confirmations: deposit.confirmations,
    status: deposit.status,
    created_at: formatTime(deposit.createdAtMs),
    updated_at: formatTime(deposit.updatedAtMs),
  };
}

export function renderBankDeposit(deposit: Deposit): Schemas['BankDeposit'] {
  return {
    id: deposit.id,
    amount: formatAmount(deposit.amount),
    fee: '0',
    bank_code: deposit.bankCode,
    account_number: deposit.accountNumber,
    status: deposit.status,
    created_at: formatTime(deposit.createdAtMs),
    updated_at: formatTime(deposit.updatedAtMs),
  };
}

/** `heldUntilMs`: the time until which it waits, if it does. */
export function renderCryptoWithdrawal(withdrawal: Withdrawal, heldUntilMs?: number): Schemas['CryptoWithdrawal'] {
  return {
    id: withdrawal.id,
    currency: withdrawal.asset,
    network: storedValue(withdrawal.network, 'the network of a crypto withdrawal'),
    amount: formatAmount(withdrawal.amount),
    fee: formatAmount(withdrawal.fee),
    address: withdrawal.address,
    tag: withdrawal.tag,
    txid: withdrawal.txid,
    confirmations: withdrawal.confirmations,
    status: renderTransferStatus(withdrawal),
    created_at: formatTime(withdrawal.createdAtMs),
    updated_at: formatTime(withdrawal.updatedAtMs),
    ...(heldUntilMs !== undefined && { held_until: formatTime(heldUntilMs) }),
  };
}

/** `heldUntilMs`: the time until which it waits, if it does. */
export function renderBankWithdrawal(withdrawal: Withdrawal, heldUntilMs?: number): Schemas['BankWithdrawal'] {
  return {
    id: withdrawal.id,
    amount: formatAmount(withdrawal.amount),
    fee: formatAmount(withdrawal.fee),
    bank_code: storedValue(withdrawal.bankCode, 'the bank of a baht withdrawal'),
    account_number: withdrawal.address,
    status: renderTransferStatus(withdrawal),
    created_at: formatTime(withdrawal.createdAtMs),
    updated_at: formatTime(withdrawal.updatedAtMs),
    ...(heldUntilMs !== undefined && { held_until: formatTime(heldUntilMs) }),
  };
}

export function renderCancelledWithdrawal(withdrawal: Withdrawal): Schemas['CancelledWithdrawal'] {
  return {
    id: withdrawal.id,
    currency: withdrawal.asset,
    amount: formatAmount(withdrawal.amount),
    fee: formatAmount(withdrawal.fee),
    status: renderTransferStatus(withdrawal),
    updated_at: formatTime(withdrawal.updatedAtMs),
  };
}

export function renderTransferStatus({ status }: Withdrawal): Schemas['TransferStatus'] {
  return WITHDRAWAL_STATUSES[status];
}

export function renderDepositAddress({
  asset,
  network,
  address,
  tag,
  assignedAtMs,
}: DepositAddress): Schemas['DepositAddress'] {
  return { currency: asset, network, address, tag, created_at: formatTime(assignedAtMs) };
}

/** The operators' view. */
export function renderDeposit(deposit: Deposit): Schemas['Deposit'] {
  return {
    id: deposit.id,
    user_id: deposit.userId,
    asset: deposit.asset,
    amount: formatAmount(deposit.amount),
    reference: deposit.reference,
    status: deposit.status,
    network: deposit.network,
    address: deposit.address,
    tag: deposit.tag,
    txid: deposit.txid,
    confirmations: deposit.confirmations,
    bank_code: deposit.bankCode,
    account_number: deposit.accountNumber,
    created_at: formatTime(deposit.createdAtMs),
    updated_at: formatTime(deposit.updatedAtMs),
  };
}

/** The operators' view. `heldUntilMs`: the time until which it waits, if it does. */
export function renderWithdrawal(withdrawal: Withdrawal, heldUntilMs?: number): Schemas['WithdrawalRecord'] {
  return {
    id: withdrawal.id,
    user_id: withdrawal.userId,
    asset: withdrawal.asset,
    network: withdrawal.network,
    amount: formatAmount(withdrawal.amount),
    fee: formatAmount(withdrawal.fee),
    address: withdrawal.address,
    tag: withdrawal.tag,
    bank_code: withdrawal.bankCode,
    status: withdrawal.status,
    needs_approval: withdrawal.needsApproval,
    approved_by: withdrawal.approvedBy,
    handled_by: withdrawal.handledBy,
    txid: withdrawal.txid,
    confirmations: withdrawal.confirmations,
    failure: withdrawal.failure,
    order_id: withdrawal.orderId,
    created_at: formatTime(withdrawal.createdAtMs),
    updated_at: formatTime(withdrawal.updatedAtMs),
    ...(heldUntilMs !== undefined && { held_until: formatTime(heldUntilMs) }),
  };
}

export function renderUnownedDeposit(deposit: UnownedDeposit): Schemas['UnownedDeposit'] {
  return {
    id: deposit.id,
    asset: deposit.asset,
    network: deposit.network,
    address: deposit.address,
    tag: deposit.tag,
    txid: deposit.txid,
    amount: formatAmount(deposit.amount),
    reference: deposit.reference,
    status: deposit.status,
    confirmations: deposit.confirmations,
    deposit_id: deposit.depositId,
    created_at: formatTime(deposit.reportedAtMs),
    updated_at: formatTime(deposit.updatedAtMs),
  };
}
