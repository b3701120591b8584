/** Rows of the table `prevented_matches`, which never change. */
import type { PreventedMatch } from '../../core/model/orderRecords';
import { amountFrom } from '../../core/values/decimal';
import type { BigintColumn } from '../connection/columnValues';
import type { Row, Table } from '../connection/insertStatements';

export const PREVENTED_MATCHES: Table = {
  name: 'prevented_matches',
  columns: [
    'id', 'user_id', 'symbol', 'time_ms', 'taker_order_id', 'maker_order_id', 'mode', 'price', 'taker_quantity',
    'maker_quantity',
  ], // biome-ignore format: one list
  updatedColumns: [],
};

export function preventedMatchToRow(match: PreventedMatch): Row {
  const { id, userId, symbol, timeMs, takerOrderId, makerOrderId, mode, price, takerQuantity, makerQuantity } = match;
  return [id, userId, symbol, timeMs, takerOrderId, makerOrderId, mode, price, takerQuantity, makerQuantity];
}

export interface PreventedMatchRow {
  id: BigintColumn;
  user_id: BigintColumn;
  symbol: string;
  time_ms: BigintColumn;
  taker_order_id: BigintColumn;
  maker_order_id: BigintColumn;
  mode: PreventedMatch['mode'];
  price: string;
  taker_quantity: string | null;
  maker_quantity: string | null;
}

export function preventedMatchFromRow(row: PreventedMatchRow): PreventedMatch {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    symbol: row.symbol,
    timeMs: Number(row.time_ms),
    takerOrderId: Number(row.taker_order_id),
    makerOrderId: Number(row.maker_order_id),
    mode: row.mode,
    price: amountFrom(row.price),
    takerQuantity: row.taker_quantity === null ? null : amountFrom(row.taker_quantity),
    makerQuantity: row.maker_quantity === null ? null : amountFrom(row.maker_quantity),
  };
}
