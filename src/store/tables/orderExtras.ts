/**
 * Rows of the table `order_extras`, which only orders with extras have. The table is read with a left join of `orders`,
 * so its column names differ from those of `orders`.
 */
import type { OrderRecord } from '../../core/model/model';
import type { OrderExtras } from '../../core/model/orderExtras';
import { type Amount, amountFrom } from '../../core/values/decimal';
import { type BigintColumn, objectFrom, optionalIntegerFrom } from '../connection/columnValues';
import type { PlainRow, Table } from '../connection/insertStatements';

export const ORDER_EXTRAS: Table = {
  name: 'order_extras',
  columns: [
    'order_id', 'order_trigger', 'trailing_delta', 'tracked_price', 'trailing_price', 'iceberg_quantity',
    'visible_quantity', 'refill_rank', 'quote_quantity', 'prevented_quantity', 'expires_at_ms', 'list_id',
    'prevented_match_id',
    'list_terms', 'is_pending',
  ], // biome-ignore format: one list
  updatedColumns: [
    'tracked_price',
    'trailing_price',
    'visible_quantity',
    'refill_rank',
    'prevented_quantity',
    'prevented_match_id',
    'is_pending',
  ],
};

/** One row, or none for an order without extras. */
export function orderExtrasToRows({ id, extras }: OrderRecord): PlainRow[] {
  if (extras === null) return [];
  const row = [
    id,
    extras.trigger,
    extras.trailingDelta,
    extras.trackedPrice,
    extras.trailingPrice,
    extras.icebergQuantity,
    extras.visible,
    extras.refillRank,
    extras.quoteQuantity,
    extras.prevented,
    extras.expiresAtMs,
    extras.listId,
    extras.preventedMatchId,
    extras.listTerms === null ? null : JSON.stringify(extras.listTerms),
    extras.isPending,
  ];
  return [row];
}

export interface OrderExtrasRow {
  order_id: BigintColumn;
  order_trigger: OrderExtras['trigger'];
  trailing_delta: BigintColumn | null;
  tracked_price: string | null;
  trailing_price: string | null;
  iceberg_quantity: string | null;
  visible_quantity: string | null;
  refill_rank: BigintColumn;
  quote_quantity: string | null;
  prevented_quantity: string;
  expires_at_ms: BigintColumn | null;
  list_id: BigintColumn | null;
  prevented_match_id: BigintColumn | null;
  list_terms: string | null;
  is_pending: number | boolean;
}

/** The columns are null for an order without a row of its own; a row of `orders` alone does not have them. */
export type JoinedOrderExtras = { readonly [Column in keyof OrderExtrasRow]?: OrderExtrasRow[Column] | null };

/** Null if the order has no extras. */
export function orderExtrasFromRow(joined: JoinedOrderExtras): OrderExtras | null {
  if (joined.order_id === null || joined.order_id === undefined) return null;
  const row = joined as OrderExtrasRow;
  return {
    trigger: row.order_trigger,
    trailingDelta: optionalIntegerFrom(row.trailing_delta),
    trackedPrice: optionalAmountFrom(row.tracked_price),
    trailingPrice: optionalAmountFrom(row.trailing_price),
    icebergQuantity: optionalAmountFrom(row.iceberg_quantity),
    visible: optionalAmountFrom(row.visible_quantity),
    refillRank: Number(row.refill_rank),
    quoteQuantity: optionalAmountFrom(row.quote_quantity),
    prevented: amountFrom(row.prevented_quantity),
    expiresAtMs: optionalIntegerFrom(row.expires_at_ms),
    listId: optionalIntegerFrom(row.list_id),
    preventedMatchId: optionalIntegerFrom(row.prevented_match_id),
    listTerms: row.list_terms === null ? null : objectFrom<NonNullable<OrderExtras['listTerms']>>(row.list_terms),
    isPending: Number(row.is_pending) === 1,
  };
}

function optionalAmountFrom(column: string | null): Amount | null {
  return column === null ? null : amountFrom(column);
}
