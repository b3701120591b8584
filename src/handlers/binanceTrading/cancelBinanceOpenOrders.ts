import { cancelAllBinanceOrders } from '../../application/binance/cancelAllOrders';
import { renderCancelledOrder } from '../../application/binance/renderOrder';
import { findBinanceSymbol } from '../../application/binance/symbolNames';
import type { Handler } from '../types';

/** Cancels all open orders of a symbol. Refusals: INVALID_PAIR, ORDER_NOT_CANCELLABLE if there are none. */
export const cancelBinanceOpenOrders: Handler<'cancelBinanceOpenOrders'> = async ({ query }, context) => {
  const symbol = findBinanceSymbol(context.engine.committed, query.symbol);
  if (symbol === undefined) return { refusal: { code: 'INVALID_PAIR' } };
  const cancelled = await cancelAllBinanceOrders(context, symbol.symbol);
  if (cancelled.length === 0) return { refusal: { code: 'ORDER_NOT_CANCELLABLE' } };
  return { status: 200, body: cancelled.map((order) => renderCancelledOrder(order, undefined)) };
};
