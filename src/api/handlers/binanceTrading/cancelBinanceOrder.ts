import { parseOrderReference } from '../../binance/ownOrders';
import { cancelBinanceOrder as cancelOrder, referenceKeys } from '../../binance/placeOrder';
import { renderCancelledOrder } from '../../binance/renderOrder';
import { findBinanceSymbol } from '../../binance/symbolNames';
import { declaredRefusal, type Handler } from '../types';

/** Cancels an open order. Refusals: INVALID_PAIR, INVALID_PARAMETERS without an id, ORDER_NOT_CANCELLABLE, ORDER_CHANGED. */
export const cancelBinanceOrder: Handler<'cancelBinanceOrder'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const reference = parseOrderReference(query.orderId, query.origClientOrderId);
  if ('refusal' in reference) return reference;
  const keys = referenceKeys(context, reference, query.timestamp, ['cancel', symbol.symbol]);
  const restrictions = query.cancelRestrictions;
  const cancelled = await cancelOrder(context, symbol.symbol, reference, { keys, restrictions });
  if ('refusal' in cancelled) return declaredRefusal('cancelBinanceOrder', cancelled.refusal);
  return { status: 200, body: renderCancelledOrder(cancelled, query.newClientOrderId) };
};
