/** Withdrawals and deposits as they stand in their tables. */
import { amountFrom } from '../../core/decimal';
import type { Deposit, Withdrawal } from '../../core/model';
import type { Row, Table } from '../rows';

export const WITHDRAWALS: Table = {
  name: 'withdrawals',
  columns: ['id', 'user_id', 'asset', 'amount', 'fee', 'address', 'tag', 'status', 'order_id', 'created_at_ms', 'updated_at_ms'],
  changing: ['status', 'updated_at_ms'],
};

export function withdrawalToRow(withdrawal: Withdrawal): Row {
  const { id, userId, asset, amount, fee, address, tag, status, orderId, createdAtMs, updatedAtMs } = withdrawal;
  return [id, userId, asset, amount, fee, address, tag, status, orderId, createdAtMs, updatedAtMs];
}

export interface WithdrawalRow {
  id: number;
  user_id: number;
  asset: string;
  amount: string;
  fee: string;
  address: string;
  tag: string | null;
  status: Withdrawal['status'];
  order_id: number | null;
  created_at_ms: number;
  updated_at_ms: number;
}

export function withdrawalFromRow(row: WithdrawalRow): Withdrawal {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    asset: row.asset,
    amount: amountFrom(row.amount),
    fee: amountFrom(row.fee),
    address: row.address,
    tag: row.tag,
    status: row.status,
    orderId: row.order_id === null ? null : Number(row.order_id),
    createdAtMs: Number(row.created_at_ms),
    updatedAtMs: Number(row.updated_at_ms),
  };
}

export const DEPOSITS: Table = { name: 'deposits', columns: ['id', 'user_id', 'asset', 'amount', 'reference', 'created_at_ms'], changing: [] };

export function depositToRow({ id, userId, asset, amount, reference, createdAtMs }: Deposit): Row {
  return [id, userId, asset, amount, reference, createdAtMs];
}
