/** Rows of the table `portal_purchases`. */
import type { CountedPurchase } from '../../core/ledger/portalSpending';
import type { WithdrawalRefusalCode } from '../../core/model/refusals';
import { amountFrom } from '../../core/values/decimal';
import type { Row, Table } from '../connection/insertStatements';

export const PORTAL_PURCHASES: Table = {
  name: 'portal_purchases',
  columns: ['order_id', 'partner_id', 'user_id', 'asset', 'amount', 'created_at_ms', 'withdrawal_refusal'],
  updatedColumns: [],
};

/** `withdrawalRefusal`: why the coins were not withdrawn; null if they were. */
export function portalPurchaseToRow(
  { orderId, partnerId, userId, asset, amount, timeMs }: CountedPurchase,
  withdrawalRefusal: WithdrawalRefusalCode | null,
): Row {
  return [orderId, partnerId, userId, asset, amount, timeMs, withdrawalRefusal];
}

export interface PortalPurchaseRow {
  order_id: number;
  partner_id: number;
  user_id: number;
  asset: string;
  amount: string;
  created_at_ms: number;
  /** Null also in rows of versions that did not record it. */
  withdrawal_refusal: WithdrawalRefusalCode | null;
}

export function portalPurchaseFromRow(row: PortalPurchaseRow): CountedPurchase {
  return {
    orderId: Number(row.order_id),
    partnerId: Number(row.partner_id),
    userId: Number(row.user_id),
    asset: row.asset,
    amount: amountFrom(row.amount),
    timeMs: Number(row.created_at_ms),
  };
}
