import type { components } from '../../../../generated/openapi';
import type { OrderRecord } from '../../../core/model/model';
import { isOpenOrder } from '../../../core/orders/order';
import { listIdOf } from '../../../core/orders/orderLists';
import { Outage } from '../../../engine/types';
import { findOrderLists } from '../../../store/trading/orderLists';
import { traderOf } from '../../../usecases/callers';
import { cancelEachOpenOrder } from '../../../usecases/orders/cancelAllOrders';
import { cancelPart } from '../../../usecases/orders/cancelOrderList';
import { withOrders } from '../../../usecases/orders/orderLists';
import { renderCancelledOrderList } from '../../binance/orderLists';
import { renderCancelledOrder } from '../../binance/renderOrder';
import { findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

type CancelledOrders = components['schemas']['BinanceCancelledOrders'];

/**
 * Cancels all open orders of a symbol, those of lists included. In quarantine, those that concern damaged rows stay open;
 * throws `Outage` if all do. Refusals: INVALID_PAIR, ORDER_NOT_CANCELLABLE if there are none.
 */
export const cancelBinanceOpenOrders: Handler<'cancelBinanceOpenOrders'> = async ({ query }, context) => {
  const { engine, database, caller } = context;
  const symbol = findBinanceSymbol(engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const trader = traderOf(context);
  const outcomes = await cancelEachOpenOrder(context, { userId: caller.userId, symbol }, (orderId) =>
    engine.execute(cancelPart(orderId, trader)).catch((error: unknown) => {
      if (error instanceof Outage && error.outcome === 'quarantine') return error;
      throw error;
    }),
  );
  // An order that was filled meanwhile is not among them. One that ended with another order of its list is.
  const cancelled = outcomes.flatMap((outcome) => {
    if (outcome instanceof Outage || outcome.refusal !== null) return [];
    return outcome.event.orders.filter((order) => order.userId === caller.userId && !isOpenOrder(order));
  });
  if (cancelled.length > 0) return { status: 200, body: await renderAll(cancelled) };
  const damaged = outcomes.find((outcome) => outcome instanceof Outage);
  if (damaged !== undefined) throw damaged;
  return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };

  /** Each order alone, or each list once with its orders, in the order of the cancellations. */
  async function renderAll(orders: readonly OrderRecord[]): Promise<CancelledOrders> {
    const ids = new Set(orders.flatMap((order) => listIdOf(order) ?? []));
    const lists = ids.size === 0 ? [] : await engine.whenDurable(findOrderLists(database, caller.userId, [...ids]));
    const listed = new Map((await withOrders(context, lists)).map((each) => [each.list.id, each]));
    return orders.flatMap((order): CancelledOrders => {
      const listId = listIdOf(order);
      if (listId === null) return [renderCancelledOrder(order, undefined)];
      const list = listed.get(listId);
      listed.delete(listId);
      return list === undefined ? [] : [renderCancelledOrderList(list, orders, undefined)];
    });
  }
};
