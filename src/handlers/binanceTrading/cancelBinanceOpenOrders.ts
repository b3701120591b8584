import { cancelBinanceOrder } from '../../application/binance/placeOrder';
import { renderCancelledOrder } from '../../application/binance/renderOrder';
import { findBinanceSymbol } from '../../application/binance/symbolNames';
import { cancelEachOpenOrder } from '../../application/orders/cancelAllOrders';
import type { Handler } from '../types';

/** Cancels all open orders of a symbol. Refusals: INVALID_PAIR, ORDER_NOT_CANCELLABLE if there are none. */
export const cancelBinanceOpenOrders: Handler<'cancelBinanceOpenOrders'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const outcomes = await cancelEachOpenOrder(context, { userId: context.caller.userId, symbol }, (orderId) =>
    cancelBinanceOrder(context, symbol, { orderId, clientOrderId: undefined }),
  );
  // An order that was filled meanwhile is not among them.
  const cancelled = outcomes.flatMap((outcome) => ('refusal' in outcome ? [] : outcome));
  if (cancelled.length === 0) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  return { status: 200, body: cancelled.map((order) => renderCancelledOrder(order, undefined)) };
};
