import { listIdOf } from '../../../core/orders/orderLists';
import { assertPresent } from '../../../core/values/assert';
import { cancelOrderList } from '../../../usecases/orders/cancelOrderList';
import { withOrders } from '../../../usecases/orders/orderLists';
import { missingField } from '../../../usecases/refusals';
import { findOwnOrderList, renderCancelledOrderList } from '../../binance/orderLists';
import { nonceKeyOf } from '../../binance/placeOrder';
import { findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/**
 * Cancels an order list. Refusals: INVALID_PAIR, INVALID_PARAMETERS without an id, ORDER_NOT_CANCELLABLE, also if there
 * is no such list.
 */
export const cancelBinanceOrderList: Handler<'cancelBinanceOrderList'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const { orderListId: listId, listClientOrderId: clientListId } = query;
  if (listId === undefined && clientListId === undefined) return { refusal: missingField('orderListId') };
  const { userId } = context.caller;
  const found = await findOwnOrderList(context, userId, { listId, clientListId });
  const named = found?.symbol === symbol.symbol ? found : undefined;
  // A later list may have the client's id, but no other one will have the list's own.
  const keys =
    listId === undefined ? [nonceKeyOf(context.caller, query.timestamp, ['cancel_list', clientListId ?? ''])] : [];
  if (named === undefined && keys.length === 0) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  const cancelled = await cancelOrderList(context, named, keys);
  const [order] = cancelled;
  if (order === undefined) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  // A repetition answers for the list that the request has cancelled, although a later one has its id by now.
  const endedId = listIdOf(order);
  const ended =
    endedId === named?.id ? named : await findOwnOrderList(context, userId, { listId: String(endedId), clientListId });
  const list = assertPresent(ended, 'the cancelled list');
  const [listed] = await withOrders(context, [list]);
  return {
    status: 200,
    body: renderCancelledOrderList(listed ?? { list, orders: [] }, cancelled, query.newClientOrderId),
  };
};
