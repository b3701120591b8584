/** Renders an order list for its owner. */
import type { components } from '../../../generated/openapi';
import { orderListStatusOf } from '../../core/orders/orderLists';
import { formatTime } from '../../foundation/times';
import type { ListWithOrders } from '../../usecases/orders/orderLists';
import { renderOrder } from './order';

export function renderOrderList({ list, orders }: ListWithOrders): components['schemas']['OrderList'] {
  return {
    id: list.id,
    type: list.kind,
    pair: list.symbol,
    status: orderListStatusOf(orders),
    ...(list.clientListId !== null && { client_list_id: list.clientListId }),
    created_at: formatTime(list.createdAtMs),
    orders: orders.map(renderOrder),
  };
}
