import { Outage } from '../../../engine/types';
import { cancelEachOpenOrder } from '../../../usecases/orders/cancelAllOrders';
import { cancelBinanceOrder } from '../../binance/placeOrder';
import { renderCancelledOrder } from '../../binance/renderOrder';
import { findBinanceSymbol } from '../../binance/symbolNames';
import type { Handler } from '../types';

/**
 * Cancels all open orders of a symbol. In quarantine, those that concern damaged rows stay open; throws `Outage` if all
 * do. Refusals: INVALID_PAIR, ORDER_NOT_CANCELLABLE if there are none.
 */
export const cancelBinanceOpenOrders: Handler<'cancelBinanceOpenOrders'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol)?.symbol;
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const outcomes = await cancelEachOpenOrder(context, { userId: context.caller.userId, symbol }, (orderId) =>
    cancelBinanceOrder(context, symbol, { orderId, clientOrderId: undefined }, []).catch((error: unknown) => {
      if (error instanceof Outage && error.outcome === 'quarantine') return error;
      throw error;
    }),
  );
  // An order that was filled meanwhile is not among them.
  const cancelled = outcomes.flatMap((outcome) => ('refusal' in outcome || outcome instanceof Outage ? [] : outcome));
  if (cancelled.length > 0)
    return { status: 200, body: cancelled.map((order) => renderCancelledOrder(order, undefined)) };
  const damaged = outcomes.find((outcome) => outcome instanceof Outage);
  if (damaged !== undefined) throw damaged;
  return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
};
