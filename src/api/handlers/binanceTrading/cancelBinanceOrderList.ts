import { cancelOrderList } from '../../../usecases/orders/cancelOrderList';
import { withOrders } from '../../../usecases/orders/orderLists';
import { missingField } from '../../../usecases/refusals';
import { findOwnOrderList, renderCancelledOrderList } from '../../binance/orderLists';
import { findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/**
 * Cancels an order list. Refusals: INVALID_PAIR, INVALID_PARAMETERS without an id, ORDER_NOT_CANCELLABLE, also if there
 * is no such list.
 */
export const cancelBinanceOrderList: Handler<'cancelBinanceOrderList'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const reference = { listId: query.orderListId, clientListId: query.listClientOrderId };
  if (reference.listId === undefined && reference.clientListId === undefined)
    return { refusal: missingField('orderListId') };
  const list = await findOwnOrderList(context, context.caller.userId, reference);
  if (list?.symbol !== symbol.symbol) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  const cancelled = await cancelOrderList(context, list);
  if (cancelled.length === 0) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  const [listed] = await withOrders(context, [list]);
  return {
    status: 200,
    body: renderCancelledOrderList(listed ?? { list, orders: [] }, cancelled, query.newClientOrderId),
  };
};
