/** Rows of the tables `withdrawals` and `deposits`. */

import type { Deposit, Withdrawal } from '../../core/model/model';
import { amountFrom } from '../../core/values/decimal';
import { optionalIntegerFrom } from '../connection/columnValues';
import type { Row, Table } from '../connection/insertStatements';

export const WITHDRAWALS: Table = {
  name: 'withdrawals',
  columns: [
    'id', 'user_id', 'asset', 'amount', 'fee', 'network', 'bank_code', 'address', 'tag', 'status', 'needs_approval',
    'approved_by', 'handled_by', 'txid', 'confirmations', 'failure',
    'order_id', 'created_at_ms', 'updated_at_ms', 'client_id',
  ], // biome-ignore format: one list
  updatedColumns: ['status', 'approved_by', 'handled_by', 'txid', 'confirmations', 'failure', 'updated_at_ms'],
};

export function withdrawalToRow(withdrawal: Withdrawal): Row {
  return [
    withdrawal.id,
    withdrawal.userId,
    withdrawal.asset,
    withdrawal.amount,
    withdrawal.fee,
    withdrawal.network,
    withdrawal.bankCode,
    withdrawal.address,
    withdrawal.tag,
    withdrawal.status,
    withdrawal.needsApproval,
    withdrawal.approvedBy,
    withdrawal.handledBy,
    withdrawal.txid,
    withdrawal.confirmations,
    withdrawal.failure,
    withdrawal.orderId,
    withdrawal.createdAtMs,
    withdrawal.updatedAtMs,
    withdrawal.clientId,
  ];
}

export interface WithdrawalRow {
  id: number;
  user_id: number;
  asset: string;
  amount: string;
  fee: string;
  network: string | null;
  bank_code: string | null;
  address: string;
  tag: string | null;
  status: Withdrawal['status'];
  needs_approval: number;
  approved_by: number | null;
  handled_by: number | null;
  txid: string | null;
  confirmations: number;
  failure: Withdrawal['failure'];
  order_id: number | null;
  created_at_ms: number;
  updated_at_ms: number;
  client_id: string | null;
}

export function withdrawalFromRow(row: WithdrawalRow): Withdrawal {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    asset: row.asset,
    amount: amountFrom(row.amount),
    fee: amountFrom(row.fee),
    network: row.network,
    bankCode: row.bank_code,
    address: row.address,
    tag: row.tag,
    status: row.status,
    needsApproval: row.needs_approval === 1,
    approvedBy: optionalIntegerFrom(row.approved_by),
    handledBy: optionalIntegerFrom(row.handled_by),
    txid: row.txid,
    confirmations: Number(row.confirmations),
    failure: row.failure,
    orderId: optionalIntegerFrom(row.order_id),
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
    clientId: row.client_id,
  };
}

const DEPOSIT_STATE = [
  'status',
  'network',
  'address',
  'tag',
  'txid',
  'confirmations',
  'bank_code',
  'account_number',
  'updated_at_ms',
];

export const DEPOSITS: Table = {
  name: 'deposits',
  columns: ['id', 'user_id', 'asset', 'amount', 'reference', 'created_at_ms', ...DEPOSIT_STATE],
  updatedColumns: DEPOSIT_STATE,
};

export function depositToRow(deposit: Deposit): Row {
  return [
    deposit.id,
    deposit.userId,
    deposit.asset,
    deposit.amount,
    deposit.reference,
    deposit.createdAtMs,
    deposit.status,
    deposit.network,
    deposit.address,
    deposit.tag,
    deposit.txid,
    deposit.confirmations,
    deposit.bankCode,
    deposit.accountNumber,
    deposit.updatedAtMs,
  ];
}

export interface DepositRow {
  id: number;
  user_id: number;
  asset: string;
  amount: string;
  reference: string;
  status: Deposit['status'];
  network: string | null;
  address: string | null;
  tag: string | null;
  txid: string | null;
  confirmations: number;
  bank_code: string | null;
  account_number: string | null;
  created_at_ms: number;
  updated_at_ms: number;
}

export function depositFromRow(row: DepositRow): Deposit {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    asset: row.asset,
    amount: amountFrom(row.amount),
    reference: row.reference,
    status: row.status,
    network: row.network,
    address: row.address,
    tag: row.tag,
    txid: row.txid,
    confirmations: Number(row.confirmations),
    bankCode: row.bank_code,
    accountNumber: row.account_number,
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}
