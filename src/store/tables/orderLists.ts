/** Rows of the table `order_lists`. The state of a list follows from its orders, so that rows never change. */
import type { OrderList } from '../../core/model/orderRecords';
import type { BigintColumn } from '../connection/columnValues';
import type { Row, Table } from '../connection/insertStatements';

export const ORDER_LISTS: Table = {
  name: 'order_lists',
  columns: ['id', 'user_id', 'symbol', 'kind', 'client_list_id', 'created_at_ms'],
  updatedColumns: [],
};

export function orderListToRow({ id, userId, symbol, kind, clientListId, createdAtMs }: OrderList): Row {
  return [id, userId, symbol, kind, clientListId, createdAtMs];
}

export interface OrderListRow {
  id: BigintColumn;
  user_id: BigintColumn;
  symbol: string;
  kind: OrderList['kind'];
  client_list_id: string | null;
  created_at_ms: BigintColumn;
}

export function orderListFromRow(row: OrderListRow): OrderList {
  return {
    id: Number(row.id),
    userId: Number(row.user_id),
    symbol: row.symbol,
    kind: row.kind,
    clientListId: row.client_list_id,
    createdAtMs: Number(row.created_at_ms),
  };
}
